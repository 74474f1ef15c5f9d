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

/**
 * Estimates how many pieces of an article are left on a shelf. A delivery fills the shelf up to the target at most;
 * between deliveries the pieces fall by the target divided by the rhythm each day, to 0 at least.
 * @param deliveries in any order; those after today are ignored
 * @param target pieces of the full shelf
 * @param today calendar date in the shop's time zone
 * @returns null if the deliveries have no rhythm
 */
export function piecesLeft(
  deliveries: readonly Delivery[],
  { target, today }: { target: number; today: string },
): number | null {
  const past = deliveries.filter(({ day }) => day <= today).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const rhythm = deliveryRhythm(past)
  if (rhythm === null) return null
  const sold = (from: string, to: string) => (daysBetween(from, to) * target) / rhythm
  let left = 0
  let lastDay = past[0]?.day ?? today
  for (const { day, pieces } of past) {
    left = Math.min(target, Math.max(0, left - sold(lastDay, day)) + pieces)
    lastDay = day
  }
  return Math.round(Math.max(0, left - sold(lastDay, today)))
}

/**
 * Returns the target of an article that was not arranged yet: the median of its deliveries, rounded up to cartons.
 * @param pieces the pieces of its deliveries, at least one
 * @param cartonSize pieces in a carton; null without cartons
 */
export function usualTarget(pieces: readonly number[], cartonSize: number | null): number {
  const sorted = pieces.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 1
  const step = cartonSize ?? 1
  return Math.ceil(median / step) * step
}
