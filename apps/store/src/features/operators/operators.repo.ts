import { and, asc, eq, gt, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { alikeFirst, isIdentifier } from '../../db/identifier-key'
import { operatorInvites, operators, operatorSessions } from '../../db/schema'
import type { OperatorSession } from '../../http/admin/access'

/** An operator as stored. */
export type OperatorRow = typeof operators.$inferSelect

/** An invitation as stored. */
export type InviteRow = typeof operatorInvites.$inferSelect

/** Finds the operator of an e-mail in lower case. */
export async function findByEmail(db: Database, email: string): Promise<OperatorRow | undefined> {
  const [operator] = await db
    .select()
    .from(operators)
    .where(isIdentifier(operators.email, email))
    .orderBy(alikeFirst(operators.email, email))
    .limit(1)
  return operator
}

/** Finds an operator. */
export async function findById(db: Database, id: string): Promise<OperatorRow | undefined> {
  const [operator] = await db.select().from(operators).where(eq(operators.id, id))
  return operator
}

/** All operators, those who cannot sign in last, each by their names. */
export function findAll(db: Database): Promise<OperatorRow[]> {
  return db
    .select()
    .from(operators)
    .orderBy(sql`${operators.disabledAt} nulls first`, asc(operators.name), asc(operators.id))
}

/** Whether there is any operator at all. */
export async function isStaffed(db: Database): Promise<boolean> {
  return (await db.$count(operators)) > 0
}

const isActiveOwner = and(eq(operators.role, 'owner'), isNull(operators.disabledAt))

/** Whether an operator is an owner who can sign in. */
export async function isOwner(db: Database, id: string): Promise<boolean> {
  return (await db.$count(operators, and(isActiveOwner, eq(operators.id, id)))) > 0
}

/** Whether somebody else than this operator is an owner who can sign in. */
export async function hasOtherOwner(db: Database, id: string): Promise<boolean> {
  return (await db.$count(operators, and(isActiveOwner, ne(operators.id, id)))) > 0
}

/** Makes an operator. */
export async function insertOperator(tx: Database, row: typeof operators.$inferInsert): Promise<void> {
  await tx.insert(operators).values(row)
}

/** Changes an operator; answers them as they are now. */
export async function updateOperator(tx: Database, id: string, set: Partial<OperatorRow>): Promise<OperatorRow> {
  const [operator] = await tx.update(operators).set(set).where(eq(operators.id, id)).returning()
  return operator as OperatorRow
}

/** Takes a code's step of time: false where it or a later one was taken, or the operator is not as they were read. */
export async function takeStep(tx: Database, { id, passwordHash }: OperatorRow, step: number): Promise<boolean> {
  const taken = await tx
    .update(operators)
    .set({ lastCodeStep: step, wrongCodes: 0 })
    .where(
      and(
        eq(operators.id, id),
        eq(operators.passwordHash, passwordHash),
        isNull(operators.disabledAt),
        lt(operators.lastCodeStep, step),
      ),
    )
    .returning({ id: operators.id })
  return taken.length > 0
}

/** Counts a wrong code beside the right password. */
export async function countWrongCode(db: Database, id: string): Promise<void> {
  await db
    .update(operators)
    .set({ wrongCodes: sql`${operators.wrongCodes} + 1` })
    .where(eq(operators.id, id))
}

/** Files a session, and drops all that have ended. */
export async function insertSession(tx: Database, row: typeof operatorSessions.$inferInsert): Promise<void> {
  await tx.delete(operatorSessions).where(lt(operatorSessions.expiresAt, row.createdAt))
  await tx.insert(operatorSessions).values(row)
}

/** Finds the session of a token that has not ended, of an operator who may sign in. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<OperatorSession | undefined> {
  const { id, email, name, role, disabledAt, createdAt } = operators
  const [session] = await db
    .select({
      tokenHash: operatorSessions.tokenHash,
      expiresAt: operatorSessions.expiresAt,
      operator: { id, email, name, role, disabledAt, createdAt },
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now), isNull(operators.disabledAt)),
    )
  return session
}

/** Ends a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
}

/** Ends all sessions of an operator. */
export async function deleteSessionsOf(tx: Database, operatorId: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId))
}

/** Files an invitation. Earlier ones to the same e-mail, and all that have expired, are gone. */
export async function insertInvite(tx: Database, row: typeof operatorInvites.$inferInsert): Promise<InviteRow> {
  await tx.delete(operatorInvites).where(lt(operatorInvites.expiresAt, row.createdAt))
  if (row.email) await tx.delete(operatorInvites).where(eq(operatorInvites.email, row.email))
  const [invite] = await tx.insert(operatorInvites).values(row).returning()
  return invite as InviteRow
}

/** Invitations that are still good: not expired, and sent by the command line or by somebody who is an owner now. */
const findGoodInvites = (db: Database, now: Date, isWanted?: SQL) =>
  db
    .select({ invite: operatorInvites })
    .from(operatorInvites)
    .leftJoin(operators, eq(operators.id, operatorInvites.invitedBy))
    .where(and(isWanted, gt(operatorInvites.expiresAt, now), or(isNull(operatorInvites.invitedBy), isActiveOwner)))
    .orderBy(asc(operatorInvites.createdAt))

/** Finds an invitation that is still good. */
export async function findInvite(db: Database, tokenHash: string, now: Date): Promise<InviteRow | undefined> {
  const [found] = await findGoodInvites(db, now, eq(operatorInvites.tokenHash, tokenHash))
  return found?.invite
}

/** Finds the invitations that are still good, the oldest first. */
export async function findInvites(db: Database, now: Date): Promise<InviteRow[]> {
  return (await findGoodInvites(db, now)).map(({ invite }) => invite)
}

/** Uses an invitation up. False where somebody else did. */
export async function deleteInvite(tx: Database, id: string): Promise<boolean> {
  const used = await tx.delete(operatorInvites).where(eq(operatorInvites.id, id)).returning({ id: operatorInvites.id })
  return used.length > 0
}

/** Ends the links that make a shop's first owner. */
export async function deleteFirstInvites(tx: Database): Promise<void> {
  await tx.delete(operatorInvites).where(isNull(operatorInvites.email))
}

/** Ends the invitations that an operator sent; `own`: also those by which they begin anew themselves. Answers what ended. */
export function deleteInvitesOf(tx: Database, operatorId: string, { own }: { own: boolean }): Promise<InviteRow[]> {
  const isOwn = own ? eq(operatorInvites.operatorId, operatorId) : undefined
  return tx
    .delete(operatorInvites)
    .where(or(eq(operatorInvites.invitedBy, operatorId), isOwn))
    .returning()
}
