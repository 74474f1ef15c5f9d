import { fellLow } from '@skafferi/domain/catalog/stock.rules'
import { tell } from './announce'
import type { Database } from './database'

/** What a change made of a variant's stock, in pieces. */
export interface StockMove {
  id: string
  productId: string
  sku: string | null
  /** Its product's. */
  title: string
  before: number
  after: number
}

/** Tells of each variant whose stock has fallen low. Give it the transaction that moved it, and what was locked in it. */
export async function tellLowStock(tx: Database, moves: readonly StockMove[], at: Date): Promise<void> {
  const low = moves.filter(({ before, after }) => fellLow(before, after))
  const happenings = low.map(({ id, productId, sku, title, after }) => ({
    id,
    data: { product_id: productId, sku, title, inventory_quantity: after },
  }))
  await tell(tx, 'stock.low', happenings, at)
}
