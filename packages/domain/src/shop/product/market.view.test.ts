import type { Product } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { ShippingRates } from '../../rules/delivery/shipping'
import type { MarketLimit } from '../../rules/catalogue/market'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { toMarketView, toNicotineView } from './market.view'

const { products } = createWorld()
const locale = 'en-GB'
const product = products[0]!
const strength = (overrides: Partial<MarketLimit> = {}): MarketLimit => ({
  country_code: 'dk',
  reason: 'strength',
  max_strength_mg: 9,
  valid_from: '2026-04-01',
  valid_to: null,
  source: 'The law',
  ...overrides,
})
const noSale = strength({ country_code: 'no', reason: 'sale', max_strength_mg: null, valid_from: null, source: null })
const packs = (...strengths: number[]) => strengths.map((strength_mg) => ({ strength_mg }))

function view(
  limits: MarketLimit[],
  strengths: number[],
  [country_code, date]: [Product['destination']['country_code'], string],
  delivery: ShippingRates = demoDelivery,
) {
  const withLimits: Product = { ...product, market_limits: limits, destination: { country_code, date } }
  return toMarketView(withLimits, packs(...strengths), { delivery, locale })
}

describe('the delivery countries of a product', () => {
  it('are among those that the shop delivers to', () => {
    const delivery = { options: [{ ...demoDelivery.options[0]!, countries: ['se', 'dk'] as const }] }
    const found = view([noSale, strength()], [11], ['se', '2026-11-20'], delivery)
    expect(found).toMatchObject({ excludedCountries: 'Denmark', allowedCountries: 'Sweden' })
    expect(found.limits.map(({ country }) => country)).toEqual(['Denmark'])
  })

  it('are not shown without a law', () => {
    expect(view([], [7], ['se', '2026-11-20'])).toEqual({
      deliveryRestriction: null,
      excludedCountries: null,
      allowedCountries: null,
      limits: [],
    })
  })

  it('are shown by country with the law, its first day and its source', () => {
    const listed = view([noSale, strength()], [10], ['se', '2026-11-20'])
    expect(listed).toMatchObject({
      deliveryRestriction: null,
      excludedCountries: 'Denmark or Norway',
      allowedCountries: 'Finland, Germany, Sweden, United Kingdom and United States',
    })
    expect(listed.limits).toEqual([
      {
        country: 'Norway',
        reason: 'sale',
        maxStrength: null,
        since: null,
        isUpcoming: false,
        until: null,
        source: null,
      },
      {
        country: 'Denmark',
        reason: 'strength',
        maxStrength: '9\u00A0mg',
        since: '1 Apr 2026',
        isUpcoming: false,
        until: null,
        source: 'The law',
      },
    ])
  })

  it('exclude the company’s country from the delivery date on', () => {
    expect(view([strength()], [10], ['dk', '2026-03-31']).deliveryRestriction).toBeNull()
    const restriction = { country: 'Denmark', reason: 'strength', maxStrength: '9\u00A0mg' }
    expect(view([strength()], [10], ['dk', '2026-04-01']).deliveryRestriction).toEqual({
      ...restriction,
      variants: 'all',
    })
    expect(view([strength()], [7, 10], ['dk', '2026-04-01']).deliveryRestriction).toEqual({
      ...restriction,
      variants: 'some',
    })
    expect(view([strength()], [7], ['dk', '2026-04-01']).deliveryRestriction).toBeNull()
  })

  it('include future laws after current ones, and no expired or irrelevant ones', () => {
    const coming = strength({ country_code: 'fi', valid_from: '2027-01-01' })
    const over = strength({ country_code: 'gb', valid_to: '2026-10-31' })
    const listed = view([coming, over, noSale], [10], ['se', '2026-11-20'])
    expect(listed.limits.map((each) => [each.country, each.isUpcoming])).toEqual([
      ['Norway', false],
      ['Finland', true],
    ])
    expect(listed.excludedCountries).toBe('Norway')
    expect(view([strength()], [7], ['se', '2026-11-20']).limits).toEqual([])
  })

  it('treat a law that begins on the delivery date as current', () => {
    const startingOn = (valid_from: string) =>
      view([strength({ valid_from })], [10], ['se', '2026-11-20']).limits.map(({ isUpcoming: coming }) => coming)
    expect([startingOn('2026-11-19'), startingOn('2026-11-20'), startingOn('2026-11-21')]).toEqual([
      [false],
      [false],
      [true],
    ])
  })

  it('list no remaining country if all are excluded', () => {
    const everywhere = (['se', 'no', 'dk', 'fi', 'us', 'gb', 'de'] as const).map((country_code) => ({
      ...noSale,
      country_code,
    }))
    const listed = view(everywhere, [7], ['se', '2026-11-20'])
    expect(listed.excludedCountries).toBe('Denmark, Finland, Germany, Norway, Sweden, United Kingdom or United States')
    expect(listed.allowedCountries).toBeNull()
  })

  it('have the law’s last day', () => {
    expect(view([strength({ valid_to: '2027-12-31' })], [10], ['se', '2027-12-31']).limits[0]?.until).toBe(
      '31 Dec 2027',
    )
  })
})

describe('a nicotine pouch', () => {
  it('has the strength of the chosen can, or of all remaining ones', () => {
    expect(toNicotineView({ ...product, flavour_class: 'mint' }, packs(7), locale)).toEqual({
      strength: '7\u00A0mg',
      flavour: 'mint',
    })
    expect(toNicotineView(product, packs(4, 10), locale).strength).toBe('4–10\u00A0mg')
  })

  it('has no strength if it is unknown', () => {
    expect(toNicotineView({ ...product, flavour_class: null }, [{ strength_mg: null }], locale)).toEqual({
      strength: null,
      flavour: null,
    })
  })
})
