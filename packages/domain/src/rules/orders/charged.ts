import { sumByRate, type RateSum, type TaxedLine } from '../tax/tax-sums'
import type { Minor } from '../pricing/money'
import { isShipped, type OrderStates } from './transition'

/**
 * Checks whether an order was charged, so that it can be refunded: it was invoiced once goods were shipped, paid or
 * not, and a paid order that was canceled must be refunded.
 * @param shipped number of shipped pieces
 */
export function isCharged({ status, fulfillmentStatus, paymentStatus }: OrderStates, shipped: number): boolean {
  if (status === 'canceled') return paymentStatus === 'captured'
  return paymentStatus !== 'refunded' && (shipped > 0 || isShipped(fulfillmentStatus))
}

/**
 * Amounts charged at each VAT rate, for orders placed before the shop stored amounts by rate. Tax that the lines do not
 * account for is assigned to the highest rate, so that the sum equals the booked total.
 */
export function ratesAsBooked(
  lines: readonly TaxedLine[],
  { shipping, tax }: { shipping: Minor; tax: Minor },
): RateSum[] {
  const rates = sumByRate(lines, shipping)
  const missing = rates.reduce((rest, rate) => rest - rate.tax, tax)
  return rates.map((rate, index) => (index === rates.length - 1 ? { ...rate, tax: rate.tax + missing } : rate))
}
