import { sumByRate, type RateSum, type TaxedLine } from '../cart/tax-sums.rules'
import type { Minor } from '../format/money.rules'
import { hasLeft, type OrderStates } from './transition.rules'

/**
 * Whether an order's sum was charged, so that some of it can be given back: its invoice stands once goods have left, and what
 * was paid for an order that is canceled is owed back.
 * @param shipped pieces of it that have left
 */
export function isCharged({ status, fulfillmentStatus, paymentStatus }: OrderStates, shipped: number): boolean {
  if (status === 'canceled') return paymentStatus === 'captured'
  return (paymentStatus === 'authorized' || paymentStatus === 'captured') && (shipped > 0 || hasLeft(fulfillmentStatus))
}

/**
 * What an order from before the shop kept sums by rate was charged at each. What its lines do not account for of its tax stands
 * at the highest rate, so that all of it comes to what was booked.
 */
export function ratesAsBooked(
  lines: readonly TaxedLine[],
  { shipping, tax }: { shipping: Minor; tax: Minor },
): RateSum[] {
  const rates = sumByRate(lines, shipping)
  const missing = rates.reduce((rest, rate) => rest - rate.tax, tax)
  return rates.map((rate, index) => (index === rates.length - 1 ? { ...rate, tax: rate.tax + missing } : rate))
}
