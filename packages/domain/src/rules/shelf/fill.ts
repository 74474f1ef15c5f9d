import { defaultOrderRule, maximumToAdd, roundUp, stepOf } from '../quantity/order-rule'

/**
 * What a place of a shelf needs. `gap`: pieces are missing; `full`; `on_its_way`, `in_cart`: what is missing is ordered,
 * or in the cart; `not_estimated`: too few deliveries to know what is left; `out_of_stock`: pieces are missing and the
 * seller has none; `restricted`: it cannot be delivered by law; `not_for_sale`.
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
export interface PlaceFacts {
  /** Pieces of the full place. */
  target: number
  /** The estimated pieces; null if nothing can be estimated. */
  left: number | null
  /** Pieces that were ordered and did not arrive yet. */
  underWay: number
  inCart: number
  /** Pieces that can be ordered. */
  stock: number
  /** Pieces in a carton; null without cartons. */
  cartonSize: number | null
  forSale: boolean
  deliverable: boolean
}

/** From this share of the target on, a place counts as full: less than a fifth is not worth a carton. */
const fullShare = 0.8

/**
 * Returns what a place needs, and how many pieces fill it: what is missing after the goods under way and in the cart,
 * rounded up to cartons, as far as the stock allows. 0 pieces if nothing can or need be ordered.
 */
export function planFill(place: PlaceFacts): { state: ShelfPlaceState; pieces: number } {
  const { target, left, underWay, inCart, stock, cartonSize } = place
  const nothing = (state: ShelfPlaceState) => ({ state, pieces: 0 })
  if (!place.forSale) return nothing('not_for_sale')
  if (!place.deliverable) return nothing('restricted')
  const isEnough = (pieces: number) => pieces >= target * fullShare
  if (left !== null && isEnough(left)) return nothing('full')
  const missing = target - (left ?? 0) - underWay - inCart
  if (isEnough(target - missing)) return nothing(inCart > 0 ? 'in_cart' : 'on_its_way')
  const rule = { ...defaultOrderRule, multiple: stepOf(defaultOrderRule, cartonSize ?? 1) }
  const pieces = Math.min(roundUp(rule, missing), maximumToAdd(defaultOrderRule, { stock, inCart }))
  if (pieces === 0) return nothing('out_of_stock')
  return { state: left === null ? 'not_estimated' : 'gap', pieces }
}
