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
