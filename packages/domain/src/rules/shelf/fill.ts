import { largerQuantity } from '../pricing/larger-quantity'
import type { Tier } from '../pricing/pricing'
import { lineRule, type OrderLimits } from '../quantity/order-limits'
import { roundUp, stepOf } from '../quantity/order-rule'

/**
 * What a place of a shelf needs. `gap`: pieces are missing; `full`; `on_its_way`, `in_cart`: pieces are ordered, or in
 * the cart, and what is still missing may be offered; `not_estimated`: too few deliveries to know what is left;
 * `out_of_stock`: pieces are missing and the seller has none; `restricted`: it cannot be delivered by law;
 * `not_for_sale`.
 */
export type ShelfPlaceState =
  | 'gap'
  | 'full'
  | 'on_its_way'
  | 'in_cart'
  | 'not_estimated'
  | 'out_of_stock'
  | 'restricted'
  | 'not_for_sale'

/** A place of a shelf with what is known about its article. */
export interface PlaceFacts extends OrderLimits {
  /** Pieces of the full place. */
  target: number
  /** The estimated pieces; null if nothing can be estimated. */
  left: number | null
  /** Pieces of it on the last day of order; null if it was not ordered. */
  lastOrdered: number | null
  /** Pieces that were ordered and did not arrive yet. */
  underWay: number
  /** Those of them with a promised day; the others wait for stock. */
  promised: number
  inCart: number
  /** Pieces in a carton; null without cartons. */
  cartonSize: number | null
  /** Charged prices by quantity; empty if it is not for sale. */
  tiers: readonly Tier[]
  deliverable: boolean
}

/** From this share of the target on, a place counts as full: less than a fifth is not worth a carton. */
const fullShare = 0.8

/** True if these pieces fill a place. */
const isFull = (pieces: number, target: number): boolean => pieces >= target * fullShare

/**
 * Returns what a place needs, and how many pieces fill it: what is missing, in the number of cartons that is closest to
 * it. Less than half a carton is no gap, because the carton would be mostly too much; of a target below one carton,
 * less than half the target is none. What is in the cart or under way counts. If the buyer has decided on a part of the
 * gap, because it is in the cart or promised, the state says so, and the rest is only offered. Without an estimate, it
 * is what was ordered last, or the target if nothing was, and nothing beside what is in the cart or promised; it is not
 * rounded to cartons. The stock limits a fill, and more is offered if that costs no more. 0 pieces if nothing can be
 * ordered, or need be.
 */
export function planFill(place: PlaceFacts): { state: ShelfPlaceState; pieces: number } {
  const { target, left, lastOrdered, underWay, promised, inCart, cartonSize, tiers } = place
  const nothing = (state: ShelfPlaceState) => ({ state, pieces: 0 })
  if (tiers.length === 0) return nothing('not_for_sale')
  if (!place.deliverable) return nothing('restricted')
  const covered = inCart > 0 ? 'in_cart' : underWay > 0 ? 'on_its_way' : 'full'
  const isDecided = inCart > 0 || promised > 0
  const isEstimated = left !== null
  if (isEstimated ? isFull(left, target) : isDecided) return nothing(covered)
  const wanted = isEstimated ? target : (lastOrdered ?? target)
  const missing = wanted - (left ?? 0) - underWay - inCart
  const rule = lineRule(place)
  const step = stepOf(rule, (isEstimated && cartonSize) || 1)
  if (isFull(wanted - missing, wanted) || missing * 2 < Math.min(step, wanted)) return nothing(covered)
  const steps = Math.max(1, Math.round(missing / step))
  const line = roundUp(rule, inCart + steps * step)
  const pieces = Math.max(0, (largerQuantity(tiers, line, rule)?.quantity ?? line) - inCart)
  if (pieces === 0) return nothing(covered === 'full' ? 'out_of_stock' : covered)
  return { state: isDecided ? covered : isEstimated ? 'gap' : 'not_estimated', pieces }
}
