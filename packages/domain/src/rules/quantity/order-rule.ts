/** Which quantities of an article can be ordered: multiples of a number, from a minimum to a maximum. */
export interface OrderRule {
  minimum: number
  multiple: number
  maximum: number
}

/** The rule of every article: any whole number, up to the maximum of a line (the contract's `Quantity`). */
export const defaultOrderRule: OrderRule = { minimum: 1, multiple: 1, maximum: 100_000 }

/**
 * True if the quantity can be ordered.
 * @param quantity null if the entered text is not a whole number
 */
export function isOrderable(rule: OrderRule, quantity: number | null): quantity is number {
  return quantity !== null && quantity > 0 && roundDown(rule, quantity) === quantity
}

/** Returns the largest orderable quantity that is not above this one; 0 if there is none. */
export function roundDown(rule: OrderRule, quantity: number): number {
  const rounded = Math.floor(Math.min(quantity, rule.maximum) / rule.multiple) * rule.multiple
  return rounded < rule.minimum ? 0 : rounded
}

/** Returns the smallest orderable quantity that is not below this one; the largest one if that is lower. */
export function roundUp(rule: OrderRule, quantity: number): number {
  const rounded = Math.ceil(Math.max(quantity, rule.minimum) / rule.multiple) * rule.multiple
  return roundDown(rule, rounded)
}

/**
 * Returns by how much a quantity changes in one step.
 * @param pieces the wanted step, e.g. a carton; one piece by default
 */
export function stepOf(rule: OrderRule, pieces = 1): number {
  return Math.ceil(pieces / rule.multiple) * rule.multiple
}

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
