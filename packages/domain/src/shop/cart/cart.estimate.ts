import type { Cart, CartItem } from '@skafferi/api'
import { toMinor } from '../../platform/format'
import { allToMajor } from '../../rules/pricing/money'
import { tiersIn } from '../../rules/pricing/pricing'
import { priceAt } from '../../rules/pricing/quote'
import { deliveredTotals, lineAmounts, lineTotals } from '../../rules/cart/cart'
import { toTaxRates } from '../../rules/tax/tax-sums'

function repriced(item: CartItem, quantity: number, currency: string): CartItem {
  const price = priceAt(tiersIn(currency, item.prices), quantity)
  const discount = Math.min(toMinor(item.discount_total), price.subtotal)
  return { ...item, quantity, ...lineAmounts(lineTotals({ ...price, taxRate: item.tax_rate, discount })) }
}

/** Returns the delivery options to the cart's country, with amounts in minor units. */
export function shippingOptionsOf<Option extends Cart['shipping_options'][number]>({
  shipping_options,
}: {
  shipping_options: readonly Option[]
}) {
  return shipping_options.map((option) => ({
    option,
    amount: toMinor(option.amount),
    goodsFrom: toMinor(option.goods_from),
  }))
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
  const { totals, rates, shipping } = deliveredTotals(lines, shippingOptionsOf(cart))
  const tax = { ...cart.tax, rates: toTaxRates(rates) }
  return { ...cart, items, ...allToMajor(totals), tax, shipping_option: shipping && shipping.option }
}
