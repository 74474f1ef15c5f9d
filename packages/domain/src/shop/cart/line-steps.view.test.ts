import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { defaultOrderRule } from '../../rules/quantity/order-rule'
import { toLineSteps } from './line-steps.view'

const [plain] = createWorld().carts.bulk.items
const prices = [
  { currency_code: 'eur', amount: 2.35, min_quantity: 1 },
  { currency_code: 'eur', amount: 1.98, min_quantity: 50 },
  { currency_code: 'eur', amount: 1.84, min_quantity: 200 },
]
const stepsOf = (quantity: number, overrides = {}) =>
  toLineSteps({ ...plain!, prices, carton_size: 24, quantity, ...overrides }, defaultOrderRule, 'eur', 'en-GB')
const tierOf = (quantity: number) => stepsOf(quantity).find(({ kind }) => kind === 'tier')

describe('the steps of a line', () => {
  it('are one piece, then a full carton, then the next price tier', () => {
    expect(stepsOf(96)).toEqual([
      { kind: 'piece', up: 1, down: 1, upTo: 97, downTo: 95, price: null },
      { kind: 'carton', up: 24, down: 24, upTo: 120, downTo: 72, price: null },
      { kind: 'tier', up: 104, down: 46, upTo: 200, downTo: 50, price: '€1.84' },
    ])
  })

  it('have no carton if the article has none, and no price step with a single price', () => {
    expect(stepsOf(5, { carton_size: null, prices: prices.slice(0, 1) }).map(({ kind }) => kind)).toEqual(['piece'])
  })
})

describe('the step between price tiers', () => {
  it('goes from the start of a tier to the start of the previous or the next one', () => {
    expect(tierOf(50)).toMatchObject({ downTo: 1, upTo: 200 })
    expect(tierOf(1)).toMatchObject({ down: null, downTo: null, up: 49, upTo: 50 })
    expect(stepsOf(96, { prices: prices.slice(0, 2) })[2]).toMatchObject({ kind: 'tier', downTo: 50, upTo: null })
  })

  it('ends at the lowest price', () => {
    expect(tierOf(200)).toMatchObject({ up: null, upTo: null, price: null, downTo: 50 })
    expect(tierOf(260)).toMatchObject({ up: null, down: 60, downTo: 200 })
  })
})
