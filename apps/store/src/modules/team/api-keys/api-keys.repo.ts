import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database'
import { apiKeys, operators } from '../../../platform/db/schema'

const creators = alias(operators, 'makers')
const owners = alias(operators, 'owners')
const revokers = alias(operators, 'revokers')

const { tokenHash: _, ...publicColumns } = getTableColumns(apiKeys)

const findNamed = (db: Database) =>
  db
    .select({ key: publicColumns, createdBy: creators.name, responsible: owners.name, revokedBy: revokers.name })
    .from(apiKeys)
    .leftJoin(creators, eq(creators.id, apiKeys.createdBy))
    .leftJoin(owners, eq(owners.id, apiKeys.responsibleId))
    .leftJoin(revokers, eq(revokers.id, apiKeys.revokedBy))
    .$dynamic()

/** Returns all API keys, newest first, revoked ones last. */
export function findAll(db: Database) {
  return findNamed(db).orderBy(sql`${apiKeys.revokedAt} nulls first`, desc(apiKeys.createdAt), desc(apiKeys.id))
}

/** An API key with the names of its creator, its responsible operator and its revoker. */
export type ApiKeyRow = Awaited<ReturnType<typeof findAll>>[number]

export async function findById(db: Database, id: string): Promise<ApiKeyRow | undefined> {
  const [row] = await findNamed(db).where(eq(apiKeys.id, id))
  return row
}

/**
 * Returns the valid API key of a token with the current role of its responsible operator; the role is null for the
 * command line.
 */
export async function findUsable(db: Database, tokenHash: string, now: Date) {
  const { id, title, scopes, lastUsedAt } = apiKeys
  const isValid = and(
    eq(apiKeys.tokenHash, tokenHash),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  )
  const [row] = await db
    .select({ id, title, scopes, lastUsedAt, role: owners.role })
    .from(apiKeys)
    .leftJoin(owners, eq(owners.id, apiKeys.responsibleId))
    .where(and(isValid, isNull(owners.disabledAt)))
  return row
}

export async function insertKey(tx: Database, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row)
}

/** Records the last use of an API key. */
export async function recordUse(db: Database, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id))
}

/** Revokes an API key. False if it is revoked already. */
export async function revoke(
  tx: Database,
  id: string,
  set: { revokedAt: Date; revokedBy: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set(set)
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}
