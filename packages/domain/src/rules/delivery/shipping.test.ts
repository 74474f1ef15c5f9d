import { describe, expect, it } from 'vitest'
import { alternativeNames } from './alternative-names'
import { demoDelivery, type ShippingRate } from './delivery-settings'
import { freeFrom, optionsTo, shippingFor, toShippingOption } from './shipping'

/** Returns an option to Sweden. */
function option(id: string, changed: Partial<ShippingRate> = {}): ShippingRate {
  const days = { min: 1, max: 2 }
  return { id, name: id, countries: ['se'], amount: 500, goodsFrom: 0, days, isMaxCalendar: false, ...changed }
}

describe('the options that leave a choice', () => {
  it.each([
    ['one', [option('van')], []],
    ['steps by value', [option('van'), option('van_free', { goodsFrom: 100_00 })], []],
    ['options of other countries', [option('van'), option('freight', { countries: ['fi'] })], []],
    ['one name at two prices', [option('van'), option('van_2', { name: 'van' })], []],
    ['two for the same orders', [option('van'), option('pallet', { goodsFrom: 1 }), option('bike')], ['van', 'bike']],
  ] as const)('of %s are those that another one could replace', (_, options, names) => {
    expect(alternativeNames({ options })).toEqual(names)
  })
})

describe('shipping of the demo', () => {
  it('is free by courier from 140 euro of goods in the Nordic countries and Germany', () => {
    for (const country of ['se', 'no', 'dk', 'fi', 'de'] as const) {
      expect(shippingFor(demoDelivery, country, 140_00)).toMatchObject({
        id: 'courier',
        amount: 0,
        days: { min: 2, max: 4 },
      })
      expect(shippingFor(demoDelivery, country, 139_99)).toMatchObject({ id: 'local_shipping', amount: 19_00 })
      expect(freeFrom(optionsTo(demoDelivery, country))).toBe(140_00)
    }
  })

  it('has a fixed price overseas', () => {
    for (const goods of [0, 140_00, 9_999_00]) {
      expect(shippingFor(demoDelivery, 'gb', goods)).toMatchObject({ id: 'ups_ground', amount: 29_00 })
      expect(shippingFor(demoDelivery, 'us', goods)).toMatchObject({ id: 'global_export', amount: 39_00 })
    }
    expect((['gb', 'us'] as const).map((country) => freeFrom(optionsTo(demoDelivery, country)))).toEqual([null, null])
  })

  it('is in euro in a cart', () => {
    expect(toShippingOption(shippingFor(demoDelivery, 'se', 0)!)).toEqual({
      id: 'local_shipping',
      name: 'Local Shipping',
      amount: 19,
      goods_from: 0,
      days: { min: 1, max: 7, is_max_calendar: true },
    })
  })

  it('has one table of methods with their days', () => {
    expect(demoDelivery.options.map(({ id, name, days }) => [id, name, days.min, days.max])).toEqual([
      ['courier', 'Courier', 2, 4],
      ['local_shipping', 'Local Shipping', 1, 7],
      ['ups_ground', 'UPS Ground', 4, 6],
      ['global_export', 'Global Export', 3, 4],
    ])
  })
})

describe('the delivery option', () => {
  const idAt = (options: ShippingRate[], goods: number) => shippingFor({ options }, 'se', goods)?.id ?? null

  it('is none for a country without one', () => {
    expect(shippingFor({ options: [option('home')] }, 'no', 1_000_00)).toBeNull()
    expect(shippingFor({ options: [] }, 'se', 0)).toBeNull()
  })

  it('applies from exactly its threshold', () => {
    const options = [option('small'), option('large', { goodsFrom: 100_00 })]
    expect([idAt(options, 99_99), idAt(options, 100_00), idAt(options, 100_01)]).toEqual(['small', 'large', 'large'])
    expect(idAt([option('large', { goodsFrom: 100_00 })], 99_99)).toBeNull()
  })

  it('is the first of those with the same threshold', () => {
    expect(idAt([option('first'), option('second')], 10)).toBe('first')
    expect(idAt([option('second'), option('first')], 10)).toBe('second')
  })

  it('has the highest threshold that is reached, whatever the order of the options', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const options = Array.from({ length: 1 + (seed % 6) }, (_, index) =>
        option(`o${index}`, {
          goodsFrom: ((seed * 7 + index * 13) % 11) * 10_00,
          countries: index % 4 ? ['se'] : ['no'],
        }),
      )
      const goods = (seed * 31) % 120_00
      const reached = options.filter(({ countries, goodsFrom }) => countries.includes('se') && goodsFrom <= goods)
      const highest = Math.max(...reached.map(({ goodsFrom }) => goodsFrom))
      expect(idAt(options, goods)).toBe(reached.find(({ goodsFrom }) => goodsFrom === highest)?.id ?? null)
    }
  })
})

describe('free delivery', () => {
  it('has no threshold if it never is free, or always', () => {
    expect(freeFrom([option('paid'), option('also_paid', { goodsFrom: 10 })])).toBeNull()
    expect(freeFrom([option('free', { amount: 0 })])).toBeNull()
    expect(freeFrom([])).toBeNull()
  })

  it('has the lowest threshold of several', () => {
    const free = [300_00, 200_00].map((goodsFrom) => option(`from_${goodsFrom}`, { amount: 0, goodsFrom }))
    expect(freeFrom([option('paid'), ...free])).toBe(200_00)
  })

  it('ignores a free option that another with the same threshold precedes', () => {
    const options = [option('paid', { goodsFrom: 200_00 }), option('free', { goodsFrom: 200_00, amount: 0 })]
    expect(freeFrom(options)).toBeNull()
  })
})
