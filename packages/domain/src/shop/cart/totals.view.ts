import type { Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../../platform/format'
import { toTaxView, type TaxView } from './tax.view'

/** The totals of a cart, formatted. */
export interface TotalsView {
  /** Goods, net, before discount. */
  goods: string
  /** With a minus sign; null if there is none. */
  discount: string | null
  /** The promo codes of the discount, in the order they were added; empty if unknown. */
  discountCodes: readonly string[]
  /** Null if the shop does not deliver to the country. */
  shipping: string | null
  tax: TaxView
  total: string
  /** True if estimated and not confirmed by the store yet. */
  estimated: boolean
}

/** True if the shop has no delivery option for the cart. */
export function isNotServed({ items, shipping_option }: Cart): boolean {
  return items.length > 0 && shipping_option === null
}

/**
 * Creates the totals of a cart.
 * @param discountCodes the codes of the discount, which a cart does not contain
 */
export function toTotalsView(
  cart: Cart,
  estimated: boolean,
  locale: string,
  discountCodes: readonly string[] = [],
): TotalsView {
  const money = (amount: number) => formatMoney(toMinor(amount), cart.currency_code, locale)
  return {
    goods: money(cart.item_total),
    discount: cart.discount_total > 0 ? money(-cart.discount_total) : null,
    discountCodes,
    shipping: isNotServed(cart) ? null : money(cart.shipping_total),
    tax: toTaxView(cart, cart.delivery_country_code, locale),
    total: money(cart.total),
    estimated,
  }
}
