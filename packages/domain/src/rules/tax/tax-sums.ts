import type { TaxDecision } from './tax'
import { percentOf, allocate, toMajor, type Minor } from '../pricing/money'

/** The net value and tax of an order at one rate. */
export interface RateSum {
  percent: number
  /** Goods less discount, and their part of the shipping; net. */
  net: Minor
  /** The tax of the lines, each rounded separately, and of their part of the shipping. */
  tax: Minor
}

/** The taxed amounts of a line. */
export interface TaxedLine {
  /** Percent. */
  taxRate: number
  totals: { subtotal: Minor; discount_total: Minor; tax_total: Minor }
}

const netOf = ({ totals }: TaxedLine): Minor => totals.subtotal - totals.discount_total

/**
 * Returns the weights of the rates for sharing the shipping: their net value, or the value before discount if that is
 * zero.
 */
function weightsOf(groups: readonly (readonly TaxedLine[])[]): Minor[] {
  const sumOf = (value: (line: TaxedLine) => Minor) =>
    groups.map((lines) => lines.reduce((sum, line) => sum + value(line), 0))
  const weights = [sumOf(netOf), sumOf(({ totals }) => totals.subtotal)].find((values) =>
    values.some((value) => value > 0),
  )
  // If the goods cost nothing, the lowest rate gets the shipping.
  return weights ?? groups.map((_, index) => (index === 0 ? 1 : 0))
}

/**
 * Adds up an order by rate, ascending. Each rate gets its share of shipping by net value, in whole cents that add up,
 * and its tax is rounded half-up. Rates without an amount are left out.
 * @returns empty without lines
 */
export function sumByRate(lines: readonly TaxedLine[], shipping: Minor): RateSum[] {
  const percents = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((a, b) => a - b)
  const groups = percents.map((percent) => lines.filter(({ taxRate }) => taxRate === percent))
  const shares = allocate(shipping, weightsOf(groups))
  return percents
    .map((percent, index) => {
      const share = shares[index] ?? 0
      const group = groups[index] ?? []
      return {
        percent,
        net: group.reduce((sum, line) => sum + netOf(line), share),
        tax: group.reduce((sum, { totals }) => sum + totals.tax_total, percentOf(share, percent)),
      }
    })
    .filter(({ net }) => net !== 0)
}

/** The tax of an order: its treatment and its totals. */
export interface BookedTax extends TaxDecision {
  /** The lowest first. */
  rates: readonly RateSum[]
}

/** Converts sums by rate to the contract's format. */
export function toTaxRates(rates: readonly RateSum[]) {
  return rates.map(({ percent, net, tax }) => ({ percent, net: toMajor(net), tax: toMajor(tax) }))
}

/** Converts the tax of an order to the contract's format. */
export function toTax({ treatment, explanation, date, rates, sellerVatId, buyerVatId }: BookedTax) {
  return {
    treatment,
    explanation_code: explanation,
    date,
    rates: toTaxRates(rates),
    seller_vat_id: sellerVatId,
    buyer_vat_id: buyerVatId,
  }
}
