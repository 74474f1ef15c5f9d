import type { Cart } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'
import { toTaxView, type TaxView } from './tax.view'

/** What a cart costs, formatted. */
export interface TotalsView {
  /** Goods, net, before discount. */
  goods: string
  /** With its minus sign; null where there is none. */
  discount: string | null
  /** The promo codes that take it off, in the order they were added; none where they are not known. */
  discountCodes: readonly string[]
  shipping: string
  tax: TaxView
  total: string
  /** Reckoned here and not confirmed by the store yet. */
  estimated: boolean
}

/**
 * The figures of a cart.
 * @param discountCodes what takes the discount off; a cart alone does not say
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
    shipping: money(cart.shipping_total),
    tax: toTaxView(cart, cart.delivery_country_code, locale),
    total: money(cart.total),
    estimated,
  }
}
