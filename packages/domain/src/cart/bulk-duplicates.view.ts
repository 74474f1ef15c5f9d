import { formatNumber } from '../format'
import { piecesOf, type DuplicateArticle } from './bulk-duplicates.rules'

/** An article that a text names more than once. */
export interface BulkDuplicateView {
  /** The product's title; null if unknown. */
  title: string | null
  sku: string | null
  /** The rows that name it, in their order: their positions, and their pieces, formatted. */
  rows: readonly { position: number; quantity: string }[]
  /** Pieces of all of them, formatted. */
  sum: string
  /** Pieces of the last one, formatted. */
  last: string
}

/** A duplicate article, for the question in the dialog. */
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
