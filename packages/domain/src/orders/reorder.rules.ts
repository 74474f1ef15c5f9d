import { maximumQuantity } from '../product/product.rules'
import { tierFor, type Tier } from '../product/pricing.rules'
import type { Minor } from '../format/money.rules'

/** How a line has changed since it was ordered. */
export type ReorderCode = 'as_before' | 'price_changed' | 'reduced' | 'gone' | 'not_deliverable'

/** A line of an order, and what of it the shop sells now. */
export interface ReorderFacts {
  /** Pieces in the order. */
  ordered: number
  /** What one piece cost in the order, net. */
  unitPriceBefore: Minor
  /** Checks whether it can still be bought. */
  forSale: boolean
  /** True if it can be delivered to the cart's destination. */
  deliverable: boolean
  /** Pieces in stock. */
  stock: number
  /** Pieces the cart holds of it already. */
  inCart: number
  /** The current price, with a running sale. */
  tiers: readonly Tier[]
}

/** What ordering a line again brings. */
export interface ReorderPlan {
  code: ReorderCode
  /** Pieces that can be added. */
  quantity: number
  /** Unit price at the quantity that the cart line would have; null if nothing can be added. */
  unitPrice: Minor | null
}

/** Decides what of a line can be ordered again. Whatever the cart holds already counts for stock and for the price. */
export function planReorder({ ordered, stock, inCart, tiers, ...facts }: ReorderFacts): ReorderPlan {
  if (facts.forSale && !facts.deliverable) return { code: 'not_deliverable', quantity: 0, unitPrice: null }
  const left = Math.min(stock, maximumQuantity) - inCart
  const quantity = facts.forSale ? Math.max(0, Math.min(ordered, left)) : 0
  const tier = tierFor(tiers, inCart + quantity)
  if (quantity === 0 || !tier) return { code: 'gone', quantity: 0, unitPrice: null }
  const isSamePrice = tier.amount === facts.unitPriceBefore
  const code = quantity < ordered ? 'reduced' : isSamePrice ? 'as_before' : 'price_changed'
  return { code, quantity, unitPrice: tier.amount }
}
