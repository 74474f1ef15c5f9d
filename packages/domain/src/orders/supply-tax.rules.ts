import { sumByRate, type BookedTax } from '../cart/tax-sums.rules'
import type { TaxClass } from '../checkout/tax-rates.rules'
import { rateIn } from '../checkout/tax.rules'
import { percentOf, type Minor } from '../format/money.rules'

/** An order's tax as it is kept. */
export interface OrderTax extends BookedTax {
  /** Its day is the one the goods left on. Left out while that is only expected. */
  fixed?: true
  /** What it came to when the order was placed. Left out where it is the same. */
  placedTotal?: Minor
}

/** What of an order's line counts for tax. */
export interface SuppliedLine {
  taxClass: TaxClass
  totals: { subtotal: Minor; discount_total: Minor }
}

/**
 * An order's tax by the law of the day its goods leave. Whether and in which country it is taxed stays as it was decided
 * when it was placed, and so does everything net: only the rates are those of the day.
 * @param day a calendar date, "2028-01-03"
 * @throws RangeError where the table has no rate for the day: a rate is never invented
 */
export function taxAtSupply<Line extends SuppliedLine>(
  tax: BookedTax,
  { lines, shipping }: { lines: readonly Line[]; shipping: Minor },
  day: string,
) {
  const law = { ...tax, date: day }
  const taxed = lines.map((line) => {
    const taxRate = rateIn(law, line.taxClass)
    const net = line.totals.subtotal - line.totals.discount_total
    const tax_total = percentOf(net, taxRate)
    return { ...line, taxRate, totals: { ...line.totals, tax_total, total: net + tax_total } }
  })
  const rates = sumByRate(taxed, shipping)
  const taxTotal = rates.reduce((sum, rate) => sum + rate.tax, 0)
  return { lines: taxed, taxTotal, tax: { ...law, rates } }
}

/** What an order comes to with another tax: nothing net changes. */
export function totalWithTax({ total, tax_total }: { total: Minor; tax_total: Minor }, taxTotal: Minor): Minor {
  return total - tax_total + taxTotal
}

/**
 * An order's tax as it is kept once its goods have left.
 * @param placedTotal what it came to when the order was placed
 */
export function fixedTax({ tax, taxTotal }: { tax: BookedTax; taxTotal: Minor }, placedTotal: Minor): OrderTax {
  return { ...tax, fixed: true, ...(placedTotal !== taxTotal && { placedTotal }) }
}
