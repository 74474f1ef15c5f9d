import { and, asc, count, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { operators, webhookDeliveries, webhooks } from '../../../platform/db/schema'
import { coversMessage } from '../../../platform/db/webhook-roles'

export type WebhookRow = typeof webhooks.$inferSelect

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Maximum number of attempts for a message. */
export const maxTries = 10

const findNamed = (db: Database) =>
  db
    .select({ webhook: webhooks, responsible: operators.name })
    .from(webhooks)
    .leftJoin(operators, eq(operators.id, webhooks.responsibleId))
    .$dynamic()

/** Returns all webhooks with the names of their responsible operators, oldest first. */
export function findAll(db: Database) {
  return findNamed(db).orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

/** A webhook with the name of its responsible operator. */
export type NamedWebhook = Awaited<ReturnType<typeof findAll>>[number]

export async function findWebhook(db: Database, id: string): Promise<NamedWebhook | undefined> {
  const [row] = await findNamed(db).where(eq(webhooks.id, id))
  return row
}

export async function insertWebhook(tx: Database, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

export async function updateWebhook(tx: Database, id: string, set: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(set).where(eq(webhooks.id, id))
}

/** Deletes a webhook with its messages. */
export async function deleteWebhook(tx: Database, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

export async function findDelivery(db: Database, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return row
}

/** Returns a page of a webhook's messages, newest first. */
export function findDeliveries(
  db: Database,
  webhookId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset)
}

/** Counts a webhook's messages. */
export async function countDeliveries(db: Database, webhookId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
  return row?.count ?? 0
}

/** Updates and returns a message. */
export async function updateDelivery(
  db: Database,
  id: string,
  set: Partial<DeliveryRow>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.update(webhookDeliveries).set(set).where(eq(webhookDeliveries.id, id)).returning()
  return row
}

/**
 * Locks and returns a due message with its webhook. Skips messages locked by other processes, webhooks that are paused
 * or disabled, and messages that the responsible operator may not see.
 */
export async function lockDue(tx: Database, now: Date) {
  const isDue = and(
    isNull(webhookDeliveries.sentAt),
    lte(webhookDeliveries.nextTryAt, now),
    lt(webhookDeliveries.tries, maxTries),
  )
  const isAwake = and(isNull(webhooks.disabledAt), or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, now)))
  const [row] = await tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .leftJoin(operators, eq(operators.id, webhooks.responsibleId))
    .where(and(isDue, isAwake, coversMessage))
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  return row
}

/** Records that a webhook works. */
export async function recordSuccess(db: Database, id: string): Promise<void> {
  await db
    .update(webhooks)
    .set({ failingSince: null, pausedUntil: null })
    .where(and(eq(webhooks.id, id), sql`${webhooks.failingSince} is not null`))
}

/** Records a failure; returns the start of the series of failures. */
export async function recordFailure(
  db: Database,
  id: string,
  { now, pausedUntil }: { now: Date; pausedUntil: Date },
): Promise<Date | undefined> {
  const since = sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)`
  const [row] = await db
    .update(webhooks)
    .set({ failingSince: since, pausedUntil })
    .where(eq(webhooks.id, id))
    .returning({ since: webhooks.failingSince })
  return row?.since ?? undefined
}

/** Disables a webhook. False if it is disabled already. */
export async function disable(tx: Database, id: string, disabledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ disabledAt })
    .where(and(eq(webhooks.id, id), isNull(webhooks.disabledAt)))
    .returning({ id: webhooks.id })
  return rows.length > 0
}

/** Returns the active owners, who are notified about webhooks. */
export function findOwners(db: Database): Promise<{ name: string; email: string }[]> {
  const isOwner = and(eq(operators.role, 'owner'), isNull(operators.disabledAt))
  return db.select({ name: operators.name, email: operators.email }).from(operators).where(isOwner)
}

/** Deletes messages from before a time. */
export async function deleteBefore(db: Database, date: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, date))
}
