import { and, asc, count, eq, inArray, lte, min, or, sql, type SQL } from 'drizzle-orm'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import type { Page } from '../../../platform/http/handler'
import { bulkChangeRows, priceChanges, products, variantPrices, variants } from '../../../platform/db/schema'
import { plannedKey } from './catalog-state'

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

/** Which scheduled prices are listed; empty for all. */
export interface PlannedPriceFilter {
  productId?: string
  /** The id of the import that has planned them. */
  importId?: string
}

/** The key of a scheduled price as imports record it: `plannedKey`. */
const recordedKey = sql`${priceChanges.minQuantity} || ' ' ||
  to_char(${priceChanges.validFrom} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The recorded amount of the row's scheduled price in a side of a change; null without one. */
const recordedAmount = (side: typeof bulkChangeRows.before | typeof bulkChangeRows.after) => sql`(
  select (variant -> 'planned' ->> (${recordedKey}))::int
  from jsonb_array_elements(coalesce(${side} -> 'variants', '[]'::jsonb)) variant
  where variant ->> 'id' = ${priceChanges.variantId}
)`

/** Condition: the import has created the product, or has planned this price and not found it planned. */
const isPlannedBy = (db: Database, importId: string): SQL => {
  const { productId, bulkChangeId, before, after } = bulkChangeRows
  const isOwn = and(eq(bulkChangeId, importId), eq(productId, variants.productId))
  const isPlanned = sql`${recordedAmount(after)} = ${priceChanges.amount}
    and ${recordedAmount(before)} is distinct from ${priceChanges.amount}`
  const rows = db
    .select({ productId })
    .from(bulkChangeRows)
    .where(and(isOwn, or(sql`${before} is null`, isPlanned)))
  return sql`exists ${rows}`
}

const isListed = (db: Database, { productId, importId }: PlannedPriceFilter) =>
  and(
    productId === undefined ? undefined : eq(variants.productId, productId),
    importId === undefined ? undefined : isPlannedBy(db, importId),
  )

/** Returns a page of scheduled prices by their start, with the current ones. */
export async function pagePlannedPrices(db: Database, filter: PlannedPriceFilter, { limit, offset }: Page) {
  const { variantId, currencyCode, minQuantity, validFrom } = priceChanges
  return db
    .select({
      productId: products.id,
      title: products.title,
      variantId,
      variantTitle: variants.title,
      sku: variants.sku,
      minQuantity,
      amount: priceChanges.amount,
      before: variantPrices.amount,
      currency: currencyCode,
      validFrom,
    })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(
      variantPrices,
      and(
        eq(variantPrices.variantId, variantId),
        eq(variantPrices.currencyCode, currencyCode),
        eq(variantPrices.minQuantity, minQuantity),
      ),
    )
    .where(isListed(db, filter))
    .orderBy(asc(validFrom), asc(products.title), asc(variants.id), asc(minQuantity))
    .limit(limit)
    .offset(offset)
}

/** Counts scheduled prices. */
export async function countPlannedPrices(db: Database, filter: PlannedPriceFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .where(isListed(db, filter))
  return row?.count ?? 0
}

/** A scheduled price by what tells it from others. */
export interface PlannedPriceKey {
  variantId: string
  minQuantity: number
  validFrom: Date
}

/** A removed scheduled price. */
export interface RemovedPrice {
  productId: string
  title: string
  variantId: string
  sku: string | null
  /** `plannedKey`. */
  key: string
  amount: number
}

/** Deletes a scheduled price; undefined if it does not exist. */
export async function deletePlannedPrice(
  tx: Database,
  { variantId, minQuantity, validFrom }: PlannedPriceKey,
): Promise<RemovedPrice | undefined> {
  const isIt = and(
    eq(priceChanges.variantId, variantId),
    eq(priceChanges.minQuantity, minQuantity),
    eq(priceChanges.validFrom, validFrom),
  )
  const [removed] = await tx.delete(priceChanges).where(isIt).returning({ amount: priceChanges.amount })
  if (!removed) return undefined
  const [variant] = await tx
    .select({ productId: products.id, title: products.title, sku: variants.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId))
  return variant && { ...variant, ...removed, variantId, key: plannedKey(minQuantity, validFrom) }
}

/** Records that products were changed. */
export async function setChanged(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(products)
    .set({ changedAt: now })
    .where(inArray(products.id, [...ids]))
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
