import { asc, eq, lte, min, sql } from 'drizzle-orm'
import { toMajor } from '@skafferi/domain/format/money.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { acquireLockByName } from '../../db/named-lock'
import { priceChanges, variantPrices, variants } from '../../db/schema'
import type { ImportLog } from './import-jobs'

/** A price that begins later, for operators. */
export interface PlannedPrice {
  sku: string | null
  currency: string
  /** The quantity it holds from. */
  from: number
  amount: number
  valid_from: string
}

/** Prices that begin later, in the order in which they do. */
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
 * Makes prices of those whose moment has come, all at once: carts, lists and checkouts see them together. Of several for the same
 * quantity the last one holds.
 * @returns when the next one begins; null where none is planned
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
    await tx.delete(priceChanges).where(isDue)
  })
  const [next] = await db.select({ at: min(priceChanges.validFrom) }).from(priceChanges)
  return next?.at ?? null
}

/** How often it is looked for what other processes have planned. */
const interval = 5_000

/**
 * Sees to it that prices begin when their moment comes.
 * @returns stops it
 */
export function startPriceClock({ db, now }: Pick<Context, 'db' | 'now'>, log: ImportLog): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let hasStopped = false
  const wait = (next: Date | null) => {
    if (hasStopped) return
    const left = next === null ? interval : Math.min(interval, Math.max(0, next.getTime() - now().getTime()))
    timer = setTimeout(look, left).unref()
  }
  const look = () => {
    looking = applyDuePrices(db, now()).then(wait, (err: unknown) => {
      log.error({ err }, 'prices could not be changed')
      wait(null)
    })
  }
  look()
  return async () => {
    hasStopped = true
    clearTimeout(timer)
    await looking
  }
}
