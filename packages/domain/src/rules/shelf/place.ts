import { packFront, type Pack, type SetPackFront } from '../catalogue/pack-front'
import { toMajor } from '../pricing/money'
import { nextTier, toTierPrices, type TierPrice } from '../pricing/pricing'
import { priceAt } from '../pricing/quote'
import { deliveryRhythm, piecesLeft, usualTarget, type Delivery } from './estimate'
import { facingsThatFit } from './facings'
import { planFill, type PlaceFacts, type ShelfPlaceState } from './fill'

/** Pieces that arrived, or are promised, on a day; null if none is promised. */
export interface Arrival {
  day: string | null
  pieces: number
}

/** What is known about an article on a company's shelf. */
export interface PlaceInput extends Pack, SetPackFront, Omit<PlaceFacts, 'target' | 'left' | 'underWay' | 'promised'> {
  /** As the company arranged it; null for what is usual. */
  target: number | null
  facings: number | null
  /** The company's deliveries, past and promised. */
  arrivals: readonly Arrival[]
}

/** What fills a place, in the contract's shape. */
interface Fill {
  quantity: number
  unit_price: number
  total: number
  saved: number
  next_tier: TierPrice | null
}

/** The computed fields of a place, in the contract's shape. */
export interface ComputedPlace {
  width_mm: number
  height_mm: number
  target: number
  facings: number
  state: ShelfPlaceState
  left: number | null
  rhythm_days: number | null
  under_way: { quantity: number; arrives_on: string | null } | null
  cart_quantity: number
  tiers: TierPrice[]
  fill: Fill | null
}

/**
 * Splits deliveries into those until today and the goods under way, with the pieces that are promised, and the day by
 * which all are: the last one, or null if a part has none.
 */
function splitArrivals(arrivals: readonly Arrival[], today: string) {
  const deliveries: Delivery[] = []
  const coming: Arrival[] = []
  for (const { day, pieces } of arrivals) {
    if (day !== null && day <= today) deliveries.push({ day, pieces })
    else coming.push({ day, pieces })
  }
  const sum = (parts: readonly Arrival[]) => parts.reduce((pieces, part) => pieces + part.pieces, 0)
  const days = coming.flatMap(({ day }) => day ?? []).toSorted()
  const arrives_on = days.length === coming.length ? (days.at(-1) ?? null) : null
  return {
    deliveries,
    promised: sum(coming.filter(({ day }) => day !== null)),
    underWay: coming.length > 0 ? { quantity: sum(coming), arrives_on } : null,
  }
}

/** Returns the pieces of an article in the cart and under way. `today`: calendar date in the shop's time zone. */
export function orderedPieces({ arrivals, inCart }: Pick<PlaceInput, 'arrivals' | 'inCart'>, today: string): number {
  return inCart + (splitArrivals(arrivals, today).underWay?.quantity ?? 0)
}

/** Prices pieces by how much the cart rises: those that it has become cheaper at a lower price, too. */
function priceFill(quantity: number, { tiers, inCart }: PlaceInput, currency: string): Fill {
  const price = priceAt(tiers, inCart + quantity).unit_price
  const single = tiers[0]?.amount ?? price
  const next = nextTier(tiers, inCart + quantity)
  const before = inCart > 0 ? priceAt(tiers, inCart).unit_price * inCart : 0
  const total = price * (inCart + quantity) - before
  return {
    quantity,
    unit_price: toMajor(price),
    total: toMajor(Math.max(0, total)),
    saved: toMajor(Math.max(0, single * quantity - total)),
    next_tier: (next && toTierPrices(currency, [next])[0]) ?? null,
  }
}

/**
 * Computes what is left of an article on a shelf, and what fills its place. Without an arrangement, the target is a
 * usual delivery; what was ordered last while there is no rhythm; or a carton if it was not ordered. The facings are
 * as many as fit.
 * @param terms `today`: calendar date in the shop's time zone; `currency`: ISO 4217, lower case
 */
export function computePlace(
  place: PlaceInput,
  { today, currency }: { today: string; currency: string },
): ComputedPlace {
  const { arrivals, cartonSize, lastOrdered, tiers } = place
  const front = packFront(place)
  const { deliveries, promised, underWay } = splitArrivals(arrivals, today)
  const rhythm = deliveryRhythm(deliveries)
  const pieces = arrivals.map((arrival) => arrival.pieces)
  const usual = rhythm === null ? (lastOrdered ?? cartonSize ?? 1) : usualTarget(pieces, cartonSize)
  const target = place.target ?? usual
  const left = piecesLeft(deliveries, { target, today })
  const plan = planFill({ ...place, target, left, promised, underWay: underWay?.quantity ?? 0 })
  return {
    width_mm: front.width,
    height_mm: front.height,
    target,
    facings: place.facings ?? facingsThatFit(front),
    state: plan.state,
    left,
    rhythm_days: rhythm,
    under_way: underWay,
    cart_quantity: place.inCart,
    tiers: toTierPrices(currency, tiers),
    fill: plan.pieces > 0 ? priceFill(plan.pieces, place, currency) : null,
  }
}
