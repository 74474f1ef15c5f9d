import type { Database } from '../../../platform/db/database'
import type { BulkFields } from './bulk-change'
import { findAppliedRows, findSkus, type ChangedPage } from './bulk-changes.repo'

/** The actions of changes of many products in the activity. */
export const changesOfMany = {
  applied: ['catalog.imported', 'product.bulk_changed'],
  undone: ['product.bulk_undone'],
} as const

/** A product of a change of many, as a change of a single product is recorded. */
export interface ChangedProduct {
  id: string
  title: string
  before: object
  after: object
}

/** Lays prices by variant out as variants with their prices. */
function toRecorded({ prices, ...fields }: BulkFields, skus: ReadonlyMap<string, string | null>): object {
  if (!prices) return fields
  const variants = Object.entries(prices).map(([id, tiers]) => ({ id, sku: skus.get(id) ?? null, prices: tiers }))
  return { ...fields, variants }
}

/** Returns a page of the products of a bulk change or an import, with their changed fields. */
export async function findChangedProducts(db: Database, id: string, page: ChangedPage): Promise<ChangedProduct[]> {
  const rows = await findAppliedRows(db, id, page)
  const variantIds = rows.flatMap(({ after }) => Object.keys(after.prices ?? {}))
  const skus = variantIds.length === 0 ? new Map<string, string>() : await findSkus(db, variantIds)
  return rows.map(({ productId, title, before, after }) => ({
    id: productId,
    title,
    before: toRecorded(before, skus),
    after: toRecorded(after, skus),
  }))
}
