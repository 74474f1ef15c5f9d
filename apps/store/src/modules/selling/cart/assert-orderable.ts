import { nameOfArticle, type ArticleFacts } from '@skafferi/domain/rules/catalogue/variant-name'
import type { OrderLimits } from '@skafferi/domain/rules/quantity/order-limits'
import { defaultOrderRule, isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'

/** An article whose stock is insufficient. */
export interface Shortage extends ArticleFacts, OrderLimits {
  productTitle: string
  variantId: string
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

function invalidQuantity(quantity: number): StoreError {
  const { minimum, maximum } = defaultOrderRule
  const reason = quantity > maximum ? fault('above', { limit: maximum }) : fault('below', { limit: minimum })
  return refuse('invalid_quantity', { most: maximum }, { quantity: reason })
}

/** @throws StoreError 400 if no line can have one of the quantities; 409 if a line exceeds the stock */
export function assertOrderable(lines: readonly (Shortage & { quantity: number })[]): void {
  for (const { quantity } of lines) if (!isOrderable(defaultOrderRule, quantity)) throw invalidQuantity(quantity)
  const [first, ...others] = lines.filter(({ quantity, stock }) => quantity > stock)
  if (first) throw insufficientInventory([first, ...others])
}
