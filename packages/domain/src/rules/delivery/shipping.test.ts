import { describe, expect, it } from 'vitest'
import { freeShippingFrom, hasFreeShipping, shippingFor, shippingOptions, toShippingOption } from './shipping'

describe('shipping', () => {
  it('is free by courier from 140 euro of goods in the Nordic countries and Germany', () => {
    for (const country of ['se', 'no', 'dk', 'fi', 'de'] as const) {
      expect(shippingFor(country, 140_00)).toMatchObject({ id: 'courier', amount: 0, days: { min: 2, max: 4 } })
      expect(shippingFor(country, 139_99)).toMatchObject({ id: 'local_shipping', amount: 19_00 })
      expect(hasFreeShipping(country)).toBe(true)
    }
    expect(freeShippingFrom).toBe(140_00)
  })

  it('has a fixed price overseas', () => {
    for (const goods of [0, 140_00, 9_999_00]) {
      expect(shippingFor('gb', goods)).toMatchObject({ id: 'ups_ground', amount: 29_00 })
      expect(shippingFor('us', goods)).toMatchObject({ id: 'global_export', amount: 39_00 })
    }
    expect([hasFreeShipping('gb'), hasFreeShipping('us')]).toEqual([false, false])
  })

  it('is in euro in a cart', () => {
    const option = { id: 'local_shipping', name: 'Local Shipping', amount: 19, days: { min: 1, max: 7 } }
    expect(toShippingOption(shippingFor('se', 0))).toEqual(option)
  })

  it('has one table of methods with their days', () => {
    expect(shippingOptions.map(({ id, name, days }) => [id, name, days.min, days.max])).toEqual([
      ['courier', 'Courier', 2, 4],
      ['local_shipping', 'Local Shipping', 1, 7],
      ['ups_ground', 'UPS Ground', 4, 6],
      ['global_export', 'Global Export', 3, 4],
    ])
  })
})
