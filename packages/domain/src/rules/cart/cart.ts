import type { ShippingRate } from '../delivery/delivery-settings'
import { optionAt } from '../delivery/shipping'
import { allToMajor, percentOf, allocate, type Minor } from '../pricing/money'
import type { LinePrice } from '../pricing/quote'
import { sumByRate, type RateSum, type TaxedLine } from '../tax/tax-sums'

/** The input for the amounts of a cart line. */
export interface LineInput extends LinePrice {
  /** Percent. */
  taxRate: number
  /** Discount on the line's goods; 0 by default. */
  discount?: Minor
}

/** The amounts of a line. `total = subtotal − discount_total + tax_total`. */
export interface LineTotals extends LinePrice {
  discount_total: Minor
  tax_total: Minor
  total: Minor
}

/** The amounts of a cart. `total = item_total − discount_total + shipping_total + tax_total`. */
export interface CartTotals {
  /** Goods, net, before discount. */
  item_total: Minor
  discount_total: Minor
  /** Net. */
  shipping_total: Minor
  /** Tax of lines and shipping: the sum over all rates. */
  tax_total: Minor
  total: Minor
}

/** Computes the amounts of a line. Its tax is rounded half-up, on its goods less discount. */
export function lineTotals({ unit_price, tier_min_quantity, subtotal, taxRate, discount = 0 }: LineInput): LineTotals {
  const tax = percentOf(subtotal - discount, taxRate)
  return {
    unit_price,
    tier_min_quantity,
    subtotal,
    discount_total: discount,
    tax_total: tax,
    total: subtotal - discount + tax,
  }
}

/** Converts the amounts of a line to major units. */
export function lineAmounts({ tier_min_quantity: _, ...amounts }: LineTotals) {
  return allToMajor(amounts)
}

/**
 * Computes the amounts of lines that share a discount in proportion.
 * @param discount at most the value of the goods
 */
export function priceLines<Line extends LineInput>(
  lines: readonly Line[],
  discount: Minor,
): (Line & { totals: LineTotals })[] {
  const shares = allocate(
    discount,
    lines.map(({ subtotal }) => subtotal),
  )
  return lines.map((line, index) => ({ ...line, totals: lineTotals({ ...line, discount: shares[index] }) }))
}

/** The amounts of a cart, and its net value and tax by rate. */
export interface TaxedTotals {
  totals: CartTotals
  /** By rate, ascending; empty without lines. */
  rates: RateSum[]
}

/** Computes the amounts of a cart. Shipping is taxed like the goods; a cart without lines costs nothing. */
export function cartTotals(lines: readonly TaxedLine[], shipping: Minor): TaxedTotals {
  const sum = (field: keyof TaxedLine['totals']) => lines.reduce((total, line) => total + line.totals[field], 0)
  const item_total = sum('subtotal')
  const discount_total = sum('discount_total')
  const shipping_total = lines.length > 0 ? shipping : 0
  const rates = sumByRate(lines, shipping_total)
  const tax_total = rates.reduce((total, { tax }) => total + tax, 0)
  const total = item_total - discount_total + shipping_total + tax_total
  return { totals: { item_total, discount_total, shipping_total, tax_total, total }, rates }
}

/**
 * Computes the amounts of a cart with its delivery. The delivery option depends on the goods before discount.
 * @param options those to the destination country
 * @returns `shipping` is null without lines, and if no option applies
 */
export function deliveredTotals<Option extends Pick<ShippingRate, 'amount' | 'goodsFrom'>>(
  lines: readonly TaxedLine[],
  options: readonly Option[],
): TaxedTotals & { shipping: Option | null } {
  const goods = lines.reduce((total, { totals }) => total + totals.subtotal, 0)
  const shipping = optionAt(options, goods)
  return { ...cartTotals(lines, shipping?.amount ?? 0), shipping: lines.length > 0 ? shipping : null }
}
