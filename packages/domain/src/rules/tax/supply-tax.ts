import { sumByRate, type BookedTax } from './tax-sums'
import type { TaxClass } from './tax-rates'
import { rateIn } from './tax'
import { percentOf, type Minor } from '../pricing/money'

/** An order's tax as stored. */
export interface OrderTax extends BookedTax {
  /** True if the date is the shipping date; omitted while that date is only expected. */
  fixed?: true
  /** Total when the order was placed; omitted if unchanged. */
  placedTotal?: Minor
}

/** The taxed amounts of an order line. */
export interface SuppliedLine {
  taxClass: TaxClass
  totals: { subtotal: Minor; discount_total: Minor }
}

/**
 * Returns an order's tax by the law of its shipping date. Taxability, country and net amounts stay as they were when it
 * was placed; only the rates change.
 * @param day a calendar date, "2028-01-03"
 * @throws RangeError if the table has no rate for the date
 */
export function taxAtSupply<Line extends SuppliedLine>(
  tax: BookedTax,
  { lines, shipping }: { lines: readonly Line[]; shipping: Minor },
  day: string,
) {
  const decision = { ...tax, date: day }
  const taxed = lines.map((line) => {
    const taxRate = rateIn(decision, line.taxClass)
    const net = line.totals.subtotal - line.totals.discount_total
    const tax_total = percentOf(net, taxRate)
    return { ...line, taxRate, totals: { ...line.totals, tax_total, total: net + tax_total } }
  })
  const rates = sumByRate(taxed, shipping)
  const taxTotal = rates.reduce((sum, rate) => sum + rate.tax, 0)
  return { lines: taxed, taxTotal, tax: { ...decision, rates } }
}

/** Returns an order's total with another tax; net amounts stay. */
export function totalWithTax({ total, tax_total }: { total: Minor; tax_total: Minor }, taxTotal: Minor): Minor {
  return total - tax_total + taxTotal
}

/**
 * Returns an order's tax as stored once it is shipped.
 * @param placedTotal total when the order was placed
 */
export function fixedTax({ tax, taxTotal }: { tax: BookedTax; taxTotal: Minor }, placedTotal: Minor): OrderTax {
  return { ...tax, fixed: true, ...(placedTotal !== taxTotal && { placedTotal }) }
}
