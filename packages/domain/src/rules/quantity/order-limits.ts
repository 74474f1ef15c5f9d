import { defaultOrderRule, isOrderable, roundDown, type OrderRule } from './order-rule'

/** What limits the quantity of an article's line. */
export interface OrderLimits {
  /** Pieces that can be ordered; see `orderablePieces`. */
  stock: number
}

/** The same in the contract's shape. */
export interface StatedLimits {
  inventory_quantity: number
}

/** Returns the limits of an article from the contract's shape. */
export const toOrderLimits = ({ inventory_quantity: stock }: StatedLimits): OrderLimits => ({ stock })

/** Returns the limits of an article in the contract's shape. Nothing can be ordered of one that is not for sale. */
export const toStatedLimits = ({ stock }: OrderLimits, forSale = true): StatedLimits => ({
  inventory_quantity: forSale ? stock : 0,
})

/** Returns which quantities of an article a line can have, within its stock. */
export function lineRule({ stock }: OrderLimits): OrderRule {
  return { ...defaultOrderRule, maximum: Math.min(defaultOrderRule.maximum, stock) }
}

/** Why a line cannot have a quantity: it is above the maximum of a line, or above the stock. */
export type QuantityFault = 'too_many' | 'insufficient_inventory'

/** Returns why a line cannot have a quantity of a whole number above 0; null if it can. */
export function quantityFault(article: OrderLimits, quantity: number): QuantityFault | null {
  if (isOrderable(lineRule(article), quantity)) return null
  return article.stock < defaultOrderRule.maximum ? 'insufficient_inventory' : 'too_many'
}

/**
 * Returns how many pieces can be added to those in the cart.
 * @param wanted the result is not above it; any number by default
 */
export function piecesToAdd(rule: OrderRule, inCart: number, wanted = Infinity): number {
  return Math.max(0, roundDown(rule, inCart + wanted) - inCart)
}
