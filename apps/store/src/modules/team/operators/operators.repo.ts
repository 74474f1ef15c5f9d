import { and, asc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { exactMatchFirst, isIdentifier } from '../../../platform/db/identifier-key'
import { operatorInvites, operators, operatorSessions } from '../../../platform/db/schema'
import type { OperatorSession } from '../../../platform/http/admin/access'

export type OperatorRow = typeof operators.$inferSelect

export type InviteRow = typeof operatorInvites.$inferSelect

/** Returns the operator of an e-mail in lower case. */
export async function findByEmail(db: Database, email: string): Promise<OperatorRow | undefined> {
  const [operator] = await db
    .select()
    .from(operators)
    .where(isIdentifier(operators.email, email))
    .orderBy(exactMatchFirst(operators.email, email))
    .limit(1)
  return operator
}

export async function findById(db: Database, id: string): Promise<OperatorRow | undefined> {
  const [operator] = await db.select().from(operators).where(eq(operators.id, id))
  return operator
}

/** Returns all operators by name, deactivated ones last. */
export function findAll(db: Database): Promise<OperatorRow[]> {
  return db
    .select()
    .from(operators)
    .orderBy(sql`${operators.disabledAt} nulls first`, asc(operators.name), asc(operators.id))
}

/** True if there is any operator. */
export async function hasOperators(db: Database): Promise<boolean> {
  return (await db.$count(operators)) > 0
}

const isActiveOwner = and(eq(operators.role, 'owner'), isNull(operators.disabledAt))

/** True if the operator is an active owner. */
export async function isOwner(db: Database, id: string): Promise<boolean> {
  return (await db.$count(operators, and(isActiveOwner, eq(operators.id, id)))) > 0
}

/** True if another operator is an active owner. */
export async function hasOtherOwner(db: Database, id: string): Promise<boolean> {
  return (await db.$count(operators, and(isActiveOwner, ne(operators.id, id)))) > 0
}

export async function insertOperator(tx: Database, row: typeof operators.$inferInsert): Promise<void> {
  await tx.insert(operators).values(row)
}

/** Updates an operator and returns the new state. */
export async function updateOperator(tx: Database, id: string, set: Partial<OperatorRow>): Promise<OperatorRow> {
  const [operator] = await tx.update(operators).set(set).where(eq(operators.id, id)).returning()
  return operator as OperatorRow
}

/** True for an active operator whose password has not changed since it was checked. */
const isUnchanged = ({ id, passwordHash }: OperatorRow) =>
  and(eq(operators.id, id), eq(operators.passwordHash, passwordHash), isNull(operators.disabledAt))

/** Locks an operator. False if the password has changed since it was checked. */
export async function lockUnchanged(tx: Database, operator: OperatorRow): Promise<boolean> {
  const found = await tx.select({ id: operators.id }).from(operators).where(isUnchanged(operator)).for('update')
  return found.length > 0
}

/** Records the time step of a code. False if it or a later one was used, or the password has changed. */
export async function recordCodeStep(tx: Database, operator: OperatorRow, step: number): Promise<boolean> {
  const existing = await tx
    .update(operators)
    .set({ lastCodeStep: step, wrongCodes: 0 })
    .where(and(isUnchanged(operator), lt(operators.lastCodeStep, step)))
    .returning({ id: operators.id })
  return existing.length > 0
}

/** Records that a recovery code was correct. False if the password has changed. */
export async function resetWrongCodes(tx: Database, operator: OperatorRow): Promise<boolean> {
  const existing = await tx
    .update(operators)
    .set({ wrongCodes: 0 })
    .where(isUnchanged(operator))
    .returning({ id: operators.id })
  return existing.length > 0
}

/** Counts a wrong code with the correct password. */
export async function countWrongCode(db: Database, id: string): Promise<void> {
  await db
    .update(operators)
    .set({ wrongCodes: sql`${operators.wrongCodes} + 1` })
    .where(eq(operators.id, id))
}

/** Stores a session and deletes expired ones. */
export async function insertSession(tx: Database, row: typeof operatorSessions.$inferInsert): Promise<void> {
  await tx.delete(operatorSessions).where(lt(operatorSessions.expiresAt, row.createdAt))
  await tx.insert(operatorSessions).values(row)
}

/** Returns the active session of a token, of an active operator. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<OperatorSession | undefined> {
  const { id, email, name, role, disabledAt, createdAt, version } = operators
  const [session] = await db
    .select({
      tokenHash: operatorSessions.tokenHash,
      expiresAt: operatorSessions.expiresAt,
      operator: { id, email, name, role, disabledAt, createdAt, version },
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now), isNull(operators.disabledAt)),
    )
  return session
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

/** Deletes all sessions of an operator. */
export async function deleteSessionsOf(tx: Database, operatorId: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
}

/** Stores an invitation; deletes earlier ones to the same e-mail and expired ones. */
export async function insertInvite(tx: Database, row: typeof operatorInvites.$inferInsert): Promise<InviteRow> {
  await tx.delete(operatorInvites).where(lt(operatorInvites.expiresAt, row.createdAt))
  if (row.email) await tx.delete(operatorInvites).where(eq(operatorInvites.email, row.email))
  const [invite] = await tx.insert(operatorInvites).values(row).returning()
  return invite as InviteRow
}

/** Finds valid invitations: not expired, and sent by the command line or a current owner. */
const findValidInvites = (db: Database, now: Date, condition?: SQL) =>
  db
    .select({ invite: operatorInvites })
    .from(operatorInvites)
    .leftJoin(operators, eq(operators.id, operatorInvites.invitedBy))
    .where(and(condition, gt(operatorInvites.expiresAt, now), or(isNull(operatorInvites.invitedBy), isActiveOwner)))
    .orderBy(asc(operatorInvites.createdAt))

/** Returns a valid invitation. */
export async function findInvite(db: Database, tokenHash: string, now: Date): Promise<InviteRow | undefined> {
  const [found] = await findValidInvites(db, now, eq(operatorInvites.tokenHash, tokenHash))
  return found?.invite
}

/** Returns the valid invitations, oldest first. */
export async function findInvites(db: Database, now: Date): Promise<InviteRow[]> {
  return (await findValidInvites(db, now)).map(({ invite }) => invite)
}

/** Deletes an invitation and returns what the activity records; undefined if it does not exist any more. */
export async function deleteInvite(tx: Database, id: string): Promise<Pick<InviteRow, 'name' | 'role'> | undefined> {
  const { name, role } = operatorInvites
  const [deleted] = await tx.delete(operatorInvites).where(eq(operatorInvites.id, id)).returning({ name, role })
  return deleted
}

/** Deletes the links for the first owner. */
export async function deleteFirstInvites(tx: Database): Promise<void> {
  await tx.delete(operatorInvites).where(isNull(operatorInvites.email))
}

/**
 * Deletes the invitations that an operator sent; with `own` also those that let the operator set new credentials.
 * @returns the deleted ones
 */
export function deleteInvitesOf(
  tx: Database,
  operatorId: string,
  { includeOwn }: { includeOwn: boolean },
): Promise<InviteRow[]> {
  const isForOperator = includeOwn ? eq(operatorInvites.operatorId, operatorId) : undefined
  return tx
    .delete(operatorInvites)
    .where(or(eq(operatorInvites.invitedBy, operatorId), isForOperator))
    .returning()
}
