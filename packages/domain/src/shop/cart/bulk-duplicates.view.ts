import { formatNumber } from '../../platform/format'
import { piecesOf, type DuplicateArticle } from '../../rules/cart/bulk-duplicates'

/** An article that occurs more than once in a text. */
export interface BulkDuplicateView {
  /** The product's title; null if unknown. */
  title: string | null
  sku: string | null
  /** Its rows in their order: the position, and the pieces, formatted. */
  rows: readonly { position: number; quantity: string }[]
  /** Pieces of all rows, formatted. */
  sum: string
  /** Pieces of the last row, formatted. */
  last: string
}

/** Creates the view of a duplicate article. */
export function toDuplicateView({ title, sku, rows }: DuplicateArticle, locale: string): BulkDuplicateView {
  const pieces = (count: number) => formatNumber(count, locale)
  return {
    title,
    sku,
    rows: rows.map(({ position, quantity }) => ({ position, quantity: pieces(quantity) })),
    sum: pieces(piecesOf(rows)),
    last: pieces(piecesOf(rows.slice(-1))),
  }
}
