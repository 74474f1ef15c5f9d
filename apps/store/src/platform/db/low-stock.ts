import { becameLow } from '@skafferi/domain/rules/catalogue/stock'
import { notify } from './notify'
import type { Database } from './database'

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
 * Reports variants whose stock has fallen below the threshold. Call it in the transaction that changed the stock, with
 * the rows it locked.
 */
export async function notifyLowStock(tx: Database, changes: readonly StockChange[], at: Date): Promise<void> {
  const low = changes.filter(({ before, after }) => becameLow(before, after))
  const noticeEvents = low.map(({ id, productId, sku, title, after }) => ({
    id,
    data: { product_id: productId, sku, title, inventory_quantity: after },
  }))
  await notify(tx, 'stock.low', noticeEvents, at)
}
