import { nameOfArticle, type ArticleFacts } from '@skafferi/domain/rules/catalogue/variant-name'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'

/** An article whose stock is insufficient. */
export interface Shortage extends ArticleFacts {
  productTitle: string
  variantId: string
  /** Pieces that can be ordered. */
  stock: number
}

/** Returns the error for insufficient stock. The message names the first article; `fields` contains all variants. */
export function insufficientInventory(shortages: readonly [Shortage, ...Shortage[]]): StoreError {
  const [first] = shortages
  const title = nameOfArticle(first)
  const fields = Object.fromEntries(
    shortages.map((shortage) => [shortage.variantId, fault('stock_left', { left: shortage.stock })]),
  )
  return refuse('insufficient_inventory', { title, left: first.stock }, fields)
}

/** @throws StoreError 409 if a line exceeds the stock */
export function assertInStock(lines: readonly (Shortage & { quantity: number })[]): void {
  const [first, ...others] = lines.filter(({ quantity, stock }) => quantity > stock)
  if (first) throw insufficientInventory([first, ...others])
}
