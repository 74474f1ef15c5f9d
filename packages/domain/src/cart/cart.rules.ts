import { percentOf, type Minor } from '../format/money.rules'
import { tierFor, type Tier } from '../product/pricing.rules'

/** What prices a cart line. */
export interface LineInput {
  /** Pieces. */
  quantity: number
  /** The variant's tiers; at least one. */
  tiers: readonly Tier[]
  /** Percent. */
  taxRate: number
  /** Discount on the line's goods; none unless told. */
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

/** Adds a cart up. Shipping carries its own tax; a cart without lines costs nothing. */
export function cartTotals(
  lines: readonly Pick<LineTotals, 'subtotal' | 'discount_total' | 'tax_total'>[],
  shipping: { amount: Minor; taxRate: number },
): CartTotals {
  const sum = (field: 'subtotal' | 'discount_total' | 'tax_total') =>
    lines.reduce((total, line) => total + line[field], 0)
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

/** A line's quantity after adding or taking away; undefined where the result is under 1, which is ignored. */
export function adjustedQuantity(quantity: number, adjustment: number): number | undefined {
  const result = quantity + adjustment
  return result >= 1 ? result : undefined
}

/**
 * Whether a refusal means that there is too little stock: by its code, or by words about stock or inventory
 * (Specification (shopping) §8, add to cart).
 */
export function isOutOfStock({ code, message }: { code: string; message: string | null }): boolean {
  return code === 'insufficient_inventory' || /inventory|stock/i.test(message ?? '')
}
