import { describe, expect, it } from 'vitest'
import { lineRule, piecesToAdd, quantityFault, toOrderLimits, toStatedLimits } from './order-limits'
import { defaultOrderRule } from './order-rule'

const dozens = { minimum: 24, multiple: 12, maximum: 100 }

describe('the limits of a line', () => {
  it('are its stock', () => {
    expect([30, 1e9].map((stock) => lineRule({ stock }))).toEqual([
      { ...defaultOrderRule, maximum: 30 },
      defaultOrderRule,
    ])
    expect(toOrderLimits(toStatedLimits({ stock: 30 }))).toEqual({ stock: 30 })
    expect(toStatedLimits({ stock: 30 }, false)).toEqual({ inventory_quantity: 0 })
  })

  it('say why a line cannot have a quantity', () => {
    expect([30, 31].map((quantity) => quantityFault({ stock: 30 }, quantity))).toEqual([null, 'insufficient_inventory'])
    expect(quantityFault({ stock: 100_000 }, 100_001)).toBe('too_many')
  })

  it('are what can be added to the cart, up to the maximum', () => {
    expect([piecesToAdd(lineRule({ stock: 30 }), 10), piecesToAdd(lineRule({ stock: 5 }), 10)]).toEqual([20, 0])
    expect([piecesToAdd(defaultOrderRule, 60_000), piecesToAdd(defaultOrderRule, 10, 7)]).toEqual([40_000, 7])
    expect([
      piecesToAdd({ ...dozens, maximum: 50 }, 24),
      piecesToAdd(dozens, 0, 20),
      piecesToAdd(dozens, 24, 20),
    ]).toEqual([24, 0, 12])
  })
})
