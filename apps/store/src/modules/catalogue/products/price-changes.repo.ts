import { asc, eq, inArray, lte, min, sql } from 'drizzle-orm'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { priceChanges, products, variantPrices, variants } from '../../../platform/db/schema'

/** A scheduled price in the operator's list. */
export interface PlannedPrice {
  sku: string | null
  currency: string
  /** Minimum quantity. */
  from: number
  amount: number
  valid_from: string
}

/** Returns scheduled prices by their start. */
export async function findPlannedPrices(db: Database): Promise<PlannedPrice[]> {
  const rows = await db
    .select({ sku: variants.sku, change: priceChanges })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .orderBy(asc(priceChanges.validFrom), asc(variants.sku), asc(priceChanges.minQuantity))
  return rows.map(({ sku, change }) => ({
    sku,
    currency: change.currencyCode,
    from: change.minQuantity,
    amount: toMajor(change.amount),
    valid_from: change.validFrom.toISOString(),
  }))
}

/**
 * Applies all scheduled prices that are due in one transaction, so that carts, lists and checkouts change together. If
 * several for the same quantity are due, the one with the latest start applies.
 * @returns the start of the next scheduled price; null if there is none
 */
export async function applyDuePrices(db: Database, now: Date): Promise<Date | null> {
  const [planned] = await db.select({ at: min(priceChanges.validFrom) }).from(priceChanges)
  if (!planned?.at || planned.at > now) return planned?.at ?? null
  await db.transaction(async (tx) => {
    await acquireLockByName(tx, 'catalogue import')
    const { variantId, currencyCode, minQuantity, validFrom, amount } = priceChanges
    const isDue = lte(validFrom, now)
    const due = tx
      .selectDistinctOn([variantId, currencyCode, minQuantity], { variantId, currencyCode, minQuantity, amount })
      .from(priceChanges)
      .where(isDue)
      .orderBy(variantId, currencyCode, minQuantity, sql`${validFrom} desc`)
    await tx
      .insert(variantPrices)
      .select(due)
      .onConflictDoUpdate({
        target: [variantPrices.variantId, variantPrices.currencyCode, variantPrices.minQuantity],
        set: { amount: sql`excluded.amount` },
      })
    const changed = tx
      .select({ id: variants.productId })
      .from(priceChanges)
      .innerJoin(variants, eq(variants.id, variantId))
      .where(isDue)
    await tx.update(products).set({ changedAt: now }).where(inArray(products.id, changed))
    await tx.delete(priceChanges).where(isDue)
  })
  const [next] = await db.select({ at: min(priceChanges.validFrom) }).from(priceChanges)
  return next?.at ?? null
}
