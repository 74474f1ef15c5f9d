import { daysBetween } from '../delivery/calendar'
import { intervalDays } from '../orders/usual-articles'

/** Pieces of one article that reached the company on a day. */
export interface Delivery {
  /** Calendar date in the shop's time zone. */
  day: string
  pieces: number
}

/** An article ordered this often in a year is ordered regularly. An estimate needs as many days of delivery. */
export const regularOrders = 3

/** Days between two deliveries for which an estimate makes sense. */
const rhythmLimits = { minimum: 4, maximum: 120 }

/**
 * Returns the median of the days between the deliveries of an article.
 * @param deliveries in any order, of the past only
 * @returns null if there are fewer than three days of delivery, or if the median is below 4 or above 120 days
 */
export function deliveryRhythm(deliveries: readonly Delivery[]): number | null {
  const days = new Set(deliveries.map(({ day }) => day))
  const rhythm = days.size < regularOrders ? null : intervalDays([...days])
  return rhythm !== null && rhythm >= rhythmLimits.minimum && rhythm <= rhythmLimits.maximum ? rhythm : null
}

/** Returns the usual pieces of a delivery: their median, the larger one of two in the middle. */
function usualPieces(pieces: readonly number[]): number {
  return pieces.toSorted((a, b) => a - b)[Math.floor(pieces.length / 2)] ?? 1
}

/**
 * Estimates how many pieces of an article are left on a shelf. Each day a usual delivery divided by the rhythm is sold,
 * whatever the shelf holds when full; the pieces do not fall below 0. A delivery is there in full; what was left before
 * is kept as far as the target has room for it. More than the target is not shown.
 * @param deliveries in any order; those after today are ignored
 * @param target pieces of the full shelf
 * @param today calendar date in the shop's time zone
 * @returns null if the deliveries have no rhythm
 */
export function piecesLeft(
  deliveries: readonly Delivery[],
  { target, today }: { target: number; today: string },
): number | null {
  const past = deliveries.filter(({ day }) => day <= today)
  const rhythm = deliveryRhythm(past)
  if (rhythm === null) return null
  const byDay = new Map<string, number>()
  for (const { day, pieces } of past) byDay.set(day, (byDay.get(day) ?? 0) + pieces)
  const pace = usualPieces([...byDay.values()]) / rhythm
  const days = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))
  let left = 0
  let lastDay = days[0]?.[0] ?? today
  for (const [day, pieces] of days) {
    const before = Math.max(0, left - daysBetween(lastDay, day) * pace)
    left = Math.max(pieces, Math.min(target, before + pieces))
    lastDay = day
  }
  return Math.round(Math.min(target, Math.max(0, left - daysBetween(lastDay, today) * pace)))
}

/**
 * Returns the target of an article that was not arranged yet: the usual delivery, rounded up to cartons.
 * @param pieces the pieces of its deliveries, at least one
 * @param cartonSize pieces in a carton; null without cartons
 */
export function usualTarget(pieces: readonly number[], cartonSize: number | null): number {
  const step = cartonSize ?? 1
  return Math.ceil(usualPieces(pieces) / step) * step
}
