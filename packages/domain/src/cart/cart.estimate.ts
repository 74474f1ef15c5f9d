import type { Cart, CartItem } from '@skafferi/api'
import { shippingFor } from '../checkout/shipping.rules'
import { shippingTaxRate } from '../checkout/tax.rules'
import { toMajor, toMinor } from '../format'
import { tiersIn } from '../product/pricing.rules'
import { cartTotals, lineTotals } from './cart.rules'

function repriced(item: CartItem, quantity: number, currency: string): CartItem {
  const tiers = tiersIn(currency, item.prices)
  const goods = lineTotals({ quantity, tiers, taxRate: item.tax_rate }).subtotal
  const discount = Math.min(toMinor(item.discount_total), goods)
  const line = lineTotals({ quantity, tiers, taxRate: item.tax_rate, discount })
  return {
    ...item,
    quantity,
    unit_price: toMajor(line.unit_price),
    subtotal: toMajor(line.subtotal),
    discount_total: toMajor(line.discount_total),
    tax_total: toMajor(line.tax_total),
    total: toMajor(line.total),
  }
}

/**
 * The cart as it will probably be with the quantities the buyer wants: by the shop's own rules, until the store has
 * answered. Lines that stay as they are stay the same objects. Without changes the cart itself is the answer.
 * @param wanted pieces by line id
 */
export function estimateCart(cart: Cart, wanted: ReadonlyMap<string, number>): Cart {
  const differs = (item: CartItem) => (wanted.get(item.id) ?? item.quantity) !== item.quantity
  if (!cart.items.some(differs)) return cart
  const items = cart.items.map((item) =>
    differs(item) ? repriced(item, wanted.get(item.id) ?? item.quantity, cart.currency_code) : item,
  )
  const lines = items.map((item) => ({
    subtotal: toMinor(item.subtotal),
    discount_total: toMinor(item.discount_total),
    tax_total: toMinor(item.tax_total),
  }))
  const country = cart.delivery_country_code
  const goods = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const shipping = shippingFor(country, goods)
  const totals = cartTotals(lines, { amount: shipping.amount, taxRate: shippingTaxRate(country) })
  const { id, name, amount, days } = shipping
  return {
    ...cart,
    items,
    item_total: toMajor(totals.item_total),
    discount_total: toMajor(totals.discount_total),
    shipping_total: toMajor(totals.shipping_total),
    tax_total: toMajor(totals.tax_total),
    total: toMajor(totals.total),
    shipping_option: { id, name, amount: toMajor(amount), days },
  }
}
