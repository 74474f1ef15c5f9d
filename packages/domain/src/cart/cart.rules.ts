import { shippingFor, type ShippingRate } from '../checkout/shipping.rules'
import { shippingTaxRate, type CountryCode } from '../checkout/tax.rules'
import { allToMajor, percentOf, type Minor } from '../format/money.rules'
import { tierFor, type Tier } from '../product/pricing.rules'
import { spreadDiscount } from './promotion.rules'

/** What prices a cart line. */
export interface LineInput {
  /** Pieces. */
  quantity: number
  /** The variant's tiers; at least one. */
  tiers: readonly Tier[]
  /** Percent. */
  taxRate: number
  /** Discount on the line's goods; none by default. */
  discount?: Minor
}

/** A line's figures. `total = subtotal − discount_total + tax_total`. */
export interface LineTotals {
  /** Net price of one piece at this quantity. */
  unit_price: Minor
  /** Quantity from which that price holds. */
  tier_min_quantity: number
  subtotal: Minor
  discount_total: Minor
  tax_total: Minor
  total: Minor
}

/** A cart's figures. `total = item_total − discount_total + shipping_total + tax_total`. */
export interface CartTotals {
  /** Goods, net, before discount. */
  item_total: Minor
  discount_total: Minor
  /** Net. */
  shipping_total: Minor
  /** Of the lines, each rounded for itself, and of the shipping. */
  tax_total: Minor
  total: Minor
}

/**
 * Prices one line. Its tax is rounded half-up for the line, on its goods less discount.
 * @throws RangeError where the line has no price tier: a price is never invented
 */
export function lineTotals({ quantity, tiers, taxRate, discount = 0 }: LineInput): LineTotals {
  const tier = tierFor(tiers, quantity)
  if (!tier) throw new RangeError('A cart line needs at least one price tier.')
  const subtotal = tier.amount * quantity
  const tax = percentOf(subtotal - discount, taxRate)
  return {
    unit_price: tier.amount,
    tier_min_quantity: tier.min_quantity,
    subtotal,
    discount_total: discount,
    tax_total: tax,
    total: subtotal - discount + tax,
  }
}

/** What a line costs, in decimal major units. */
export function lineAmounts({ tier_min_quantity: _, ...amounts }: LineTotals) {
  return allToMajor(amounts)
}

function goodsOf(lines: readonly LineInput[]): Minor[] {
  return lines.map((line) => lineTotals(line).subtotal)
}

/** What the goods of lines cost together, net, before discount. */
export function goodsTotal(lines: readonly LineInput[]): Minor {
  return goodsOf(lines).reduce((total, each) => total + each, 0)
}

/**
 * Prices lines that share a discount: each bears its part of it.
 * @param discount at most what the goods cost
 */
export function priceLines<Line extends LineInput>(
  lines: readonly Line[],
  discount: Minor,
): (Line & { totals: LineTotals })[] {
  const shares = spreadDiscount(discount, goodsOf(lines))
  return lines.map((line, index) => ({ ...line, totals: lineTotals({ ...line, discount: shares[index] }) }))
}

/** What a cart's totals follow from. */
type SummedLine = Pick<LineTotals, 'subtotal' | 'discount_total' | 'tax_total'>

/** Adds a cart up. Shipping carries its own tax; a cart without lines costs nothing. */
export function cartTotals(
  lines: readonly SummedLine[],
  shipping: { amount: Minor; taxRate: number },
): CartTotals {
  const sum = (field: keyof SummedLine) => lines.reduce((total, line) => total + line[field], 0)
  const item_total = sum('subtotal')
  const discount_total = sum('discount_total')
  const shipping_total = lines.length > 0 ? shipping.amount : 0
  const tax_total = sum('tax_total') + percentOf(shipping_total, shipping.taxRate)
  return {
    item_total,
    discount_total,
    shipping_total,
    tax_total,
    total: item_total - discount_total + shipping_total + tax_total,
  }
}

/**
 * Adds up a cart that is delivered to a country. Free delivery goes by the goods before discount; shipping carries the
 * country's own rate.
 * @returns `shipping` is null where there are no lines
 */
export function deliveredTotals(
  lines: readonly { totals: SummedLine }[],
  country: CountryCode,
): { totals: CartTotals; shipping: ShippingRate | null } {
  const figures = lines.map(({ totals }) => totals)
  const goods = figures.reduce((total, { subtotal }) => total + subtotal, 0)
  const shipping = shippingFor(country, goods)
  const totals = cartTotals(figures, { amount: shipping.amount, taxRate: shippingTaxRate(country) })
  return { totals, shipping: lines.length > 0 ? shipping : null }
}

/** A line's quantity after adding or taking away; undefined where the result is under 1, which is ignored. */
export function adjustedQuantity(quantity: number, adjustment: number): number | undefined {
  const result = quantity + adjustment
  return result >= 1 ? result : undefined
}
