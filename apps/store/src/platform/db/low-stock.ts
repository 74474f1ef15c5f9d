import { becameLow } from '@skafferi/domain/rules/catalogue/stock'
import { inArray } from 'drizzle-orm'
import { lowStockOfVariant } from './article-stock'
import { notify } from './notify'
import type { Database } from './database'
import { variants } from './schema'

/** A change of a variant's stock, in pieces. */
export interface StockChange {
  id: string
  productId: string
  sku: string | null
  /** The product's title. */
  title: string
  before: number
  after: number
}

/**
 * Reports variants whose stock has fallen below their number. Call it in the transaction that changed the stock, with
 * the rows it locked.
 */
export async function notifyLowStock(tx: Database, changes: readonly StockChange[], at: Date): Promise<void> {
  const fallen = changes.filter(({ before, after }) => after < before)
  if (fallen.length === 0) return
  const rows = await tx
    .select({ id: variants.id, lowStock: lowStockOfVariant })
    .from(variants)
    .where(
      inArray(
        variants.id,
        fallen.map(({ id }) => id),
      ),
    )
  const marks = new Map(rows.map(({ id, lowStock }) => [id, lowStock]))
  const low = fallen.filter(({ id, before, after }) => becameLow(before, after, marks.get(id) ?? 0))
  const noticeEvents = low.map(({ id, productId, sku, title, after }) => ({
    id,
    data: { product_id: productId, sku, title, inventory_quantity: after },
  }))
  await notify(tx, 'stock.low', noticeEvents, at)
}
