import type { Cart, Order } from '@skafferi/api'
import { createWorld, promotionsOf } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartTotals, lineTotals } from '../cart/cart.rules'
import { promotionDiscounts, spreadDiscount } from '../cart/promotion.rules'
import { shippingFor } from '../checkout/shipping.rules'
import { shippingTaxRate, taxRate } from '../checkout/tax.rules'
import { toMajor, toMinor } from '../format'
import { tiersIn } from '../product/pricing.rules'
import { saleTiers } from '../product/sale.rules'
import { changeStates, countsForPoints, loyaltyPoints, type OrderStates } from './orders.rules'

const world = createWorld()

/** The figures of a line that both orders and carts show. */
type Figures = Pick<
  Order['items'][number],
  'quantity' | 'unit_price' | 'subtotal' | 'discount_total' | 'tax_total' | 'total'
>

const figuresOf = ({ subtotal, discount_total, tax_total, total }: Figures) => [subtotal, discount_total, tax_total, total]

/** The lines as the shop prices them, with what the codes take off spread over them. */
function priced(items: readonly Figures[], rates: readonly number[], promotions: Order['promotions']) {
  const goods = items.map(({ subtotal }) => toMinor(subtotal))
  const codes = promotions.map(({ type, value }) => ({ type, value: type === 'fixed' ? toMinor(value) : value }))
  const each = promotionDiscounts(sum(goods), codes)
  const discounts = spreadDiscount(sum(each), goods)
  const lines = items.map(({ quantity, unit_price }, place) => {
    const tiers = [{ amount: toMinor(unit_price), min_quantity: 1 }]
    return lineTotals({ quantity, tiers, taxRate: rates[place]!, discount: discounts[place] })
  })
  return { each, lines }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The demo world may not import the shop's rules and computes its orders itself; here both are compared. */
describe.each(world.orders.map((one) => [one.order.display_id, one] as const))('order %i of the demo world', (_, one) => {
  const { order, line_facts: facts, shipping_option: option, changes } = one
  const country = order.shipping_address.country_code
  const rates = facts.map(({ tax_class }) => taxRate(country, tax_class))
  const { each, lines } = priced(order.items, rates, order.promotions)

  it('has lines as the shop prices them', () => {
    expect(order.items.map(figuresOf)).toEqual(
      lines.map(({ subtotal, discount_total, tax_total, total }) =>
        [subtotal, discount_total, tax_total, total].map(toMajor),
      ),
    )
    expect(facts.map(({ tax_rate }) => tax_rate)).toEqual(rates)
  })

  it('has the discount that its codes give', () => {
    expect(order.promotions.map(({ discount_total }) => discount_total)).toEqual(each.map(toMajor))
  })

  it('came to its states by steps that the shop allows', () => {
    const placed: OrderStates = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }
    changes.reduce((before, { states }) => {
      const { status, fulfillment_status: fulfillmentStatus, payment_status: paymentStatus } = states
      const after = { status, fulfillmentStatus, paymentStatus }
      expect(changeStates(before, after)).toEqual(after)
      return after
    }, placed)
  })

  it('has the shipping and the totals that the shop charges', () => {
    const shipping = shippingFor(country, toMinor(order.item_subtotal))
    const totals = cartTotals(lines, { amount: shipping.amount, taxRate: shippingTaxRate(country) })
    expect(option).toBe(shipping.id)
    expect([
      order.item_subtotal,
      order.discount_total,
      order.shipping_total,
      order.tax_total,
      order.total,
    ]).toEqual(
      [totals.item_total, totals.discount_total, totals.shipping_total, totals.tax_total, totals.total].map(toMajor),
    )
  })
})

const carts: [string, Cart][] = Object.entries(world.carts)

describe.each(carts)('the %s cart of the demo world', (_, cart) => {
  it('has the figures that the shop charges', () => {
    const country = cart.delivery_country_code
    const { each, lines } = priced(cart.items, cart.items.map(({ tax_rate }) => tax_rate), promotionsOf(cart))
    const shipping = shippingFor(country, toMinor(cart.item_total))
    const totals = cartTotals(lines, { amount: shipping.amount, taxRate: shippingTaxRate(country) })
    expect(cart.items.map(({ discount_total, total }) => [discount_total, total])).toEqual(
      lines.map(({ discount_total, total }) => [discount_total, total].map(toMajor)),
    )
    expect([cart.item_total, cart.discount_total, cart.shipping_total, cart.tax_total, cart.total]).toEqual(
      [totals.item_total, sum(each), totals.shipping_total, totals.tax_total, totals.total].map(toMajor),
    )
  })
})

it('what the flash sale costs follows from what it costs otherwise', () => {
  const percents = new Map(world.flashSale.items.map(({ product_id, percent }) => [product_id, percent]))
  for (const { id, variants } of world.products) {
    for (const { prices, original_prices = prices } of variants) {
      expect(tiersIn('eur', prices)).toEqual(saleTiers(tiersIn('eur', original_prices), percents.get(id) ?? null))
    }
  }
})

it.each(['kiosk', 'grocer'] as const)('the points of the %s follow from its orders', (company) => {
  const own = world.orders.filter(({ company_id }) => company_id === world.companies[company].id)
  const counted = own.filter(({ order }) => countsForPoints(order.status))
  const goods = counted.map(({ order }) => toMinor(order.item_subtotal) - toMinor(order.discount_total))
  expect(world.orderSummaries[company].loyalty_points).toBe(loyaltyPoints(goods))
})
