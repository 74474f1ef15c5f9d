import { quantityLimits } from '@skafferi/api/limits'
import { describe, expect, it } from 'vitest'
import { defaultOrderRule, isOrderable, roundDown, roundUp, stepOf, type OrderRule } from './order-rule'

const dozens: OrderRule = { minimum: 24, multiple: 12, maximum: 100 }
const rules = [
  defaultOrderRule,
  dozens,
  { minimum: 5, multiple: 1, maximum: 5 },
  { minimum: 1, multiple: 7, maximum: 50 },
]

describe('an order rule', () => {
  it('by default allows what the contract allows', () => {
    expect(defaultOrderRule).toMatchObject(quantityLimits)
    expect(
      [null, Number.NaN, 1.5, -1, 0, 1, 100_000, 100_001].map((each) => isOrderable(defaultOrderRule, each)),
    ).toEqual([false, false, false, false, false, true, true, false])
  })

  it('allows multiples from the minimum to the maximum', () => {
    const quantities = Array.from({ length: 130 }, (_, quantity) => quantity)
    expect(quantities.filter((each) => isOrderable(dozens, each))).toEqual([24, 36, 48, 60, 72, 84, 96])
  })

  it.each(rules)('rounds down to an orderable quantity: $minimum, $multiple, $maximum', (rule) => {
    const orderable = Array.from({ length: 120 }, (_, quantity) => quantity).filter((each) => isOrderable(rule, each))
    for (let quantity = -3; quantity < 110; quantity += 1) {
      expect(roundDown(rule, quantity)).toBe(orderable.findLast((each) => each <= quantity) ?? 0)
    }
  })

  it.each(rules)('rounds up to an orderable quantity: $minimum, $multiple, $maximum', (rule) => {
    const orderable = Array.from({ length: 120 }, (_, quantity) => quantity).filter((each) => isOrderable(rule, each))
    for (let quantity = -3; quantity < 110; quantity += 1) {
      expect(roundUp(rule, quantity)).toBe(orderable.find((each) => each >= quantity) ?? orderable.at(-1))
    }
  })

  it('steps by multiples', () => {
    expect([stepOf(defaultOrderRule), stepOf(defaultOrderRule, 24), stepOf(dozens), stepOf(dozens, 30)]).toEqual([
      1, 24, 12, 36,
    ])
  })
})
