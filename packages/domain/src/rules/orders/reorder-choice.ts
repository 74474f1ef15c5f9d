import type { Minor } from '../pricing/money'
import { lineRule, piecesToAdd, toOrderLimits, type StatedLimits } from '../quantity/order-limits'
import type { OrderRule } from '../quantity/order-rule'
import type { ReorderCode } from './reorder'

/** Checks whether a line has changed since it was ordered. */
export function needsReview(code: ReorderCode): boolean {
  return code !== 'as_before'
}

/** Sorts lines that need attention first; the others stay in the order's sequence. */
export function needsReviewFirst<Line extends { code: ReorderCode }>(lines: readonly Line[]): Line[] {
  return [...lines.filter(({ code }) => needsReview(code)), ...lines.filter(({ code }) => !needsReview(code))]
}

/** The quantities that limit how much of a line can be added. */
export interface StockedLine extends StatedLimits {
  /** Pieces that the store offers to add; 0 if it is not for sale here. */
  quantity: number
  /** Pieces in the cart. */
  cart_quantity: number
}

/**
 * Returns how many pieces can be added: at most the available stock less the cart's pieces, up to the maximum of a
 * line. The maximum is 0 if the store offers none.
 */
export function ruleToAdd({ quantity, cart_quantity: inCart, ...limits }: StockedLine): OrderRule {
  const rule = lineRule(toOrderLimits(limits))
  return {
    minimum: Math.max(rule.multiple, rule.minimum - inCart),
    multiple: rule.multiple,
    maximum: quantity === 0 ? 0 : Math.max(quantity, piecesToAdd(rule, inCart)),
  }
}

/** Pieces at a price. */
export interface PricedPieces {
  quantity: number
  /** Of one piece, net. */
  unitPrice: Minor
}

/** Returns the net amount of the goods. */
export function goodsOf(lines: readonly PricedPieces[]): Minor {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
}
