import type { Cart, CartItem } from '@skafferi/api'
import { toShippingOption } from '../checkout/shipping.rules'
import { toMinor } from '../format'
import { allToMajor } from '../format/money.rules'
import { tiersIn } from '../product/pricing.rules'
import { deliveredTotals, lineAmounts, lineTotals } from './cart.rules'
import { toTaxRates } from './tax-sums.rules'

function repriced(item: CartItem, quantity: number, currency: string): CartItem {
  const tiers = tiersIn(currency, item.prices)
  const goods = lineTotals({ quantity, tiers, taxRate: item.tax_rate }).subtotal
  const discount = Math.min(toMinor(item.discount_total), goods)
  return { ...item, quantity, ...lineAmounts(lineTotals({ quantity, tiers, taxRate: item.tax_rate, discount })) }
}

/**
 * Estimates the cart with pending quantities by the shop's rules, until the store has answered. Unchanged lines stay
 * the same objects, and an unchanged cart too.
 * @param quantities pieces by line id
 */
export function estimateCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  const differs = (item: CartItem) => (quantities.get(item.id) ?? item.quantity) !== item.quantity
  if (!cart.items.some(differs)) return cart
  const items = cart.items.map((item) =>
    differs(item) ? repriced(item, quantities.get(item.id) ?? item.quantity, cart.currency_code) : item,
  )
  const lines = items.map((item) => ({
    taxRate: item.tax_rate,
    totals: {
      subtotal: toMinor(item.subtotal),
      discount_total: toMinor(item.discount_total),
      tax_total: toMinor(item.tax_total),
    },
  }))
  const { totals, rates, shipping } = deliveredTotals(lines, cart.delivery_country_code)
  const tax = { ...cart.tax, rates: toTaxRates(rates) }
  return { ...cart, items, ...allToMajor(totals), tax, shipping_option: shipping && toShippingOption(shipping) }
}
