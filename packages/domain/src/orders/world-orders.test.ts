import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartTotals, lineTotals } from '../cart/cart.rules'
import { shippingFor } from '../checkout/shipping.rules'
import { shippingTaxRate, taxRate } from '../checkout/tax.rules'
import { toMajor, toMinor } from '../format'
import { countsForPoints, loyaltyPoints } from './orders.rules'

const world = createWorld()

/** The demo world may not import the shop's rules and computes its orders itself; here both are compared. */
describe.each(world.orders.map((one) => [one.order.display_id, one] as const))('order %i of the demo world', (_, one) => {
  const { order, line_facts: facts, shipping_option: option } = one
  const country = order.shipping_address.country_code

  const lines = order.items.map((item, place) => {
    const { tier_min_quantity: min_quantity, tax_class: taxClass } = facts[place]!
    const tiers = [{ amount: toMinor(item.unit_price), min_quantity }]
    return lineTotals({ quantity: item.quantity, tiers, taxRate: taxRate(country, taxClass) })
  })

  it('has lines as the shop prices them', () => {
    expect(order.items.map(({ subtotal, tax_total, total }) => [subtotal, tax_total, total])).toEqual(
      lines.map(({ subtotal, tax_total, total }) => [subtotal, tax_total, total].map(toMajor)),
    )
    expect(facts.map(({ tax_rate }) => tax_rate)).toEqual(facts.map(({ tax_class }) => taxRate(country, tax_class)))
  })

  it('has the shipping and the totals that the shop charges', () => {
    const shipping = shippingFor(country, toMinor(order.item_subtotal))
    const totals = cartTotals(lines, { amount: shipping.amount, taxRate: shippingTaxRate(country) })
    expect(option).toBe(shipping.id)
    expect([order.item_subtotal, order.shipping_total, order.tax_total, order.total]).toEqual(
      [totals.item_total, totals.shipping_total, totals.tax_total, totals.total].map(toMajor),
    )
  })
})

it.each(['kiosk', 'grocer'] as const)('the points of the %s follow from its orders', (company) => {
  const own = world.orders.filter(({ company_id }) => company_id === world.companies[company].id)
  const counted = own.filter(({ order }) => countsForPoints(order.status))
  const points = loyaltyPoints(counted.map(({ order }) => toMinor(order.item_subtotal)))
  expect(world.orderSummaries[company].loyalty_points).toBe(points)
})
