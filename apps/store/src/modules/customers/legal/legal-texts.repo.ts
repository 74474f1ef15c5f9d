import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import { actorJoins, actorName } from '../../../platform/db/actors'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { apiKeys, legalDrafts, legalTexts, operators } from '../../../platform/db/schema'

export type LegalTextRow = typeof legalTexts.$inferSelect
export type LegalDraftRow = typeof legalDrafts.$inferSelect

/** A row with the name of its actor; null if the shop itself wrote it. */
export type Named<Row> = Row & { by: string | null }

const newestFirst = desc(legalTexts.publishedAt)

/** Serializes changes of a kind until the end of the transaction. */
export const lockLegalKind = (tx: Database, kind: LegalKind): Promise<void> => acquireLockByName(tx, `legal ${kind}`)

/** Returns the versions of a kind with their publishers, newest first. */
export function findVersions(db: Database, kind: LegalKind): Promise<Named<LegalTextRow>[]> {
  return db
    .select({ ...getTableColumns(legalTexts), by: actorName(legalTexts) })
    .from(legalTexts)
    .leftJoin(operators, actorJoins(legalTexts).operator)
    .leftJoin(apiKeys, actorJoins(legalTexts).key)
    .where(eq(legalTexts.kind, kind))
    .orderBy(newestFirst)
}

/** Returns the version in force; undefined if none is published. */
export async function findCurrent(db: Database, kind: LegalKind): Promise<LegalTextRow | undefined> {
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.kind, kind)).orderBy(newestFirst).limit(1)
  return row
}

/** Returns the newest version with a SHA-256. */
export async function findVersionOf(db: Database, kind: LegalKind, sha256: string): Promise<LegalTextRow | undefined> {
  const [row] = await db
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.kind, kind), eq(legalTexts.sha256, sha256)))
    .orderBy(newestFirst)
    .limit(1)
  return row
}

export async function insertVersion(tx: Database, row: typeof legalTexts.$inferInsert): Promise<void> {
  await tx.insert(legalTexts).values(row)
}

/** Returns the draft of a kind with its last editor. */
export async function findDraft(db: Database, kind: LegalKind): Promise<Named<LegalDraftRow> | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(legalDrafts), by: actorName(legalDrafts) })
    .from(legalDrafts)
    .leftJoin(operators, actorJoins(legalDrafts).operator)
    .leftJoin(apiKeys, actorJoins(legalDrafts).key)
    .where(eq(legalDrafts.kind, kind))
  return row
}

export async function upsertDraft(tx: Database, row: typeof legalDrafts.$inferInsert): Promise<void> {
  await tx.insert(legalDrafts).values(row).onConflictDoUpdate({ target: legalDrafts.kind, set: row })
}

export async function deleteDraft(tx: Database, kind: LegalKind): Promise<void> {
  await tx.delete(legalDrafts).where(eq(legalDrafts.kind, kind))
}
