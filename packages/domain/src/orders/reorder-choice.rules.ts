import type { Minor } from '../format/money.rules'
import { maximumQuantity } from '../product/product.rules'
import type { ReorderCode } from './reorder.rules'

/** Whether a line is no more as it was ordered. */
export function needsLook(code: ReorderCode): boolean {
  return code !== 'as_before'
}

/** Lines that need a look come first; else they stay as they stand in the order. */
export function lookFirst<Line extends { code: ReorderCode }>(lines: readonly Line[]): Line[] {
  return [...lines.filter(({ code }) => needsLook(code)), ...lines.filter(({ code }) => !needsLook(code))]
}

/** What of a line decides how much of it can be added. */
export interface StockedLine {
  /** What the store offers to add; 0 where it is not for sale here. */
  quantity: number
  inventory_quantity: number
  /** What the cart holds already. */
  cart_quantity: number
}

/**
 * The most pieces that can be added: what is left in stock beside the cart's, as far as one line can hold it; none where
 * the store offers none.
 */
export function maxToAdd({ quantity, inventory_quantity, cart_quantity }: StockedLine): number {
  const left = Math.min(inventory_quantity, maximumQuantity) - cart_quantity
  return quantity === 0 ? 0 : Math.max(quantity, left)
}

/** Pieces at a price. */
export interface PricedPieces {
  quantity: number
  /** Of one piece, net. */
  unitPrice: Minor
}

/** What goods come to, net. */
export function goodsOf(lines: readonly PricedPieces[]): Minor {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
}
