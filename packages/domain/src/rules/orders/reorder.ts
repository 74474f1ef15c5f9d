import { lineRule, piecesToAdd, type OrderLimits } from '../quantity/order-limits'
import { tierFor } from '../pricing/pricing'
import type { Minor } from '../pricing/money'
import { chargedTiers, type PriceSet } from '../pricing/quote'

/** How a line has changed since it was ordered. */
export type ReorderCode = 'as_before' | 'price_changed' | 'reduced' | 'gone' | 'not_deliverable'

/** A line of an order, and its current price and availability. */
export interface ReorderFacts extends PriceSet, OrderLimits {
  /** Pieces in the order. */
  ordered: number
  /** What one piece cost in the order, net. */
  unitPriceBefore: Minor
  /** True if it can still be bought. */
  forSale: boolean
  /** True if it can be delivered to the cart's destination. */
  deliverable: boolean
  /** Pieces already in the cart. */
  inCart: number
}

/** The plan to reorder a line. */
export interface ReorderPlan {
  code: ReorderCode
  /** Pieces that can be added. */
  quantity: number
  /** Unit price at the quantity that the cart line would have; null if nothing can be added. */
  unitPrice: Minor | null
}

/** Plans the reorder of a line. Pieces already in the cart count for stock and price. */
export function planReorder({ ordered, inCart, ...facts }: ReorderFacts): ReorderPlan {
  if (facts.forSale && !facts.deliverable) return { code: 'not_deliverable', quantity: 0, unitPrice: null }
  const quantity = facts.forSale ? piecesToAdd(lineRule(facts), inCart, ordered) : 0
  const tier = tierFor(chargedTiers(facts), inCart + quantity)
  if (quantity === 0 || !tier) return { code: 'gone', quantity: 0, unitPrice: null }
  const isSamePrice = tier.amount === facts.unitPriceBefore
  const code = quantity < ordered ? 'reduced' : isSamePrice ? 'as_before' : 'price_changed'
  return { code, quantity, unitPrice: tier.amount }
}
