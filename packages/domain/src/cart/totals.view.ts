import type { Cart, CountryCode } from '@skafferi/api'
import { formatMoney, toMinor } from '../format'

/** What a cart costs, formatted. */
export interface TotalsView {
  /** Goods, net, before discount. */
  goods: string
  /** With its minus sign; null where there is none. */
  discount: string | null
  shipping: string
  tax: string
  /** Whose tax it is. */
  taxCountry: CountryCode
  total: string
  /** Reckoned here and not confirmed by the store yet. */
  estimated: boolean
}

/** The figures of a cart. */
export function toTotalsView(cart: Cart, estimated: boolean, locale: string): TotalsView {
  const money = (amount: number) => formatMoney(toMinor(amount), cart.currency_code, locale)
  return {
    goods: money(cart.item_total),
    discount: cart.discount_total > 0 ? money(-cart.discount_total) : null,
    shipping: money(cart.shipping_total),
    tax: money(cart.tax_total),
    taxCountry: cart.delivery_country_code,
    total: money(cart.total),
    estimated,
  }
}
