import type { Database } from '../../../platform/db/database'
import { parseDateTime } from '../../../platform/date-time'
import { invalidFields } from '../../../platform/http/errors'
import { endProblem, type CheckedFlashSale, type SaleItem } from './check-flash-sale'
import * as repo from './flash-sales.repo'

export { findProductsInSales } from './flash-sales.repo'

/** The days of a flash sale. */
export type SaleSpan = Pick<CheckedFlashSale, 'startsAt' | 'endsAt'>

/**
 * Reads the days of a new flash sale.
 * @throws StoreError 400 naming `starts_at` and `ends_at`
 */
export function readSaleSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { now, timeZone, prefix }: { now: Date; timeZone: string; prefix: string },
): SaleSpan {
  const [start, end] = [parseDateTime(startsAt, 'begin', timeZone), parseDateTime(endsAt, 'end', timeZone)]
  const atEnd = endProblem(start, end, now)
  if (start.date && end.date && !atEnd) return { startsAt: start.date, endsAt: end.date }
  throw invalidFields({
    ...(start.problem && { [`${prefix}starts_at`]: start.problem }),
    ...(atEnd && { [`${prefix}ends_at`]: atEnd }),
  })
}

/** Adds a flash sale. */
export async function addSale(tx: Database, id: string, sale: CheckedFlashSale): Promise<void> {
  await repo.insertSale(tx, id, sale)
}

/**
 * Takes products out of a flash sale. One without products is deleted, or ends if it is running. Products of an ended
 * one have their usual prices already.
 * @returns the ids of the products that are not in the sale with this discount any more
 */
export async function takeOutOfSale(
  tx: Database,
  id: string,
  items: readonly SaleItem[],
  now: Date,
): Promise<ReadonlySet<string>> {
  await repo.lockSale(tx, id)
  const sale = await repo.findSale(tx, id)
  if (!sale) return new Set()
  const given = new Map(items.map(({ productId, percent }) => [productId, percent]))
  const taken = sale.items.filter(({ productId, percent }) => given.get(productId) === percent)
  const ids = new Set(taken.map(({ productId }) => productId))
  if (sale.endsAt <= now || ids.size === 0) return ids
  const rest = sale.items.filter(({ productId }) => !ids.has(productId))
  if (rest.length > 0) await repo.updateSale(tx, id, { endsAt: sale.endsAt, items: rest })
  else if (sale.startsAt < now) await repo.updateSale(tx, id, { endsAt: now })
  else await repo.deleteSale(tx, id)
  return ids
}
