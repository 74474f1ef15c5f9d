import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { cartPromotions, promotions } from '../../../platform/db/schema'
import type { Page } from '../../../platform/http/handler'
import { timesUsed } from '../../selling/cart'

export type PromotionRow = typeof promotions.$inferSelect

/** Returns the promo codes that have started. */
export function findStarted(db: Database, codes: readonly string[], now: Date): Promise<PromotionRow[]> {
  return db
    .select()
    .from(promotions)
    .where(and(inArray(promotions.code, [...codes]), lte(promotions.startsAt, now)))
}

/** Adds promo codes to a cart. */
export async function insertCartPromotions(tx: Database, rows: (typeof cartPromotions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(cartPromotions).values(rows)
}

/** Removes promo codes from a cart; others are ignored. */
export async function deleteCartPromotions(tx: Database, cartId: string, codes: readonly string[]): Promise<void> {
  const named = tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.code, [...codes]))
  await tx
    .delete(cartPromotions)
    .where(and(eq(cartPromotions.cartId, cartId), inArray(cartPromotions.promotionId, named)))
}

/** Inserts a promo code; false if the code or id exists. */
export async function insertPromotion(tx: Database, row: PromotionRow): Promise<boolean> {
  const inserted = await tx.insert(promotions).values(row).onConflictDoNothing().returning({ id: promotions.id })
  return inserted.length > 0
}

/** Returns a promo code and locks it until the end of the transaction. */
export async function lockPromotion(tx: Database, code: string): Promise<PromotionRow | undefined> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.code, code)).for('no key update')
  return row
}

/** A promo code with its number of orders. */
export interface UsedPromotion {
  promotion: PromotionRow
  timesUsed: number
}

function selectWithUsage(db: Database) {
  return db.select({ promotion: promotions, timesUsed: timesUsed(db) }).from(promotions)
}

/** Returns a page of promo codes, newest first. */
export function findPromotionPage(db: Database, { limit, offset }: Page): Promise<UsedPromotion[]> {
  return selectWithUsage(db).orderBy(desc(promotions.createdAt), desc(promotions.id)).limit(limit).offset(offset)
}

/** Counts all promo codes. */
export function countPromotions(db: Database): Promise<number> {
  return db.$count(promotions)
}

export async function updatePromotion(tx: Database, id: string, set: Partial<PromotionRow>): Promise<void> {
  await tx.update(promotions).set(set).where(eq(promotions.id, id))
}

/** Returns a promo code by id. */
export async function findPromotion(db: Database, id: string): Promise<UsedPromotion | undefined> {
  const [row] = await selectWithUsage(db).where(eq(promotions.id, id))
  return row
}
