import { isOrderable, type OrderRule } from '../quantity/order-rule'
import type { Minor } from './money'
import { tierFor, type Tier } from './pricing'

/** A larger quantity of a line, and by how much less it costs. */
export interface LargerQuantity {
  quantity: number
  saved: Minor
}

/**
 * Returns the larger quantity of a line that reaches a lower price and then costs no more in all, the cheapest one if
 * there are several; null if there is none.
 * @param quantity pieces of the line, with those in the cart
 */
export function largerQuantity(tiers: readonly Tier[], quantity: number, rule: OrderRule): LargerQuantity | null {
  const costOf = (pieces: number) => (tierFor(tiers, pieces)?.amount ?? 0) * pieces
  const best = tiers
    .map(({ min_quantity: from }) => from)
    .filter((from) => from > quantity && isOrderable(rule, from))
    .reduce((cheapest, from) => (costOf(from) <= costOf(cheapest) ? from : cheapest), quantity)
  return best === quantity ? null : { quantity: best, saved: costOf(quantity) - costOf(best) }
}
