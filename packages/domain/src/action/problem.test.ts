import { ApiError } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown, toProblem } from './problem'

const told = { code: 'insufficient_inventory', message: '12 left in stock', fields: { a: 'b' }, params: { left: 12 } }
const refused = new ApiError(409, told)
const lost = new ApiError(0, { code: 'network', message: 'The store could not be reached.' })
const late = new ApiError(0, { code: 'timeout', message: 'The store took too long to answer.' })

describe('a problem', () => {
  it('carries the store’s code, words, fields and params', () => {
    expect(toProblem('add_to_cart', refused)).toEqual({ action: 'add_to_cart', ...told })
  })

  it('has no words of the store where no answer came', () => {
    expect([lost, late].map((error) => toProblem('load_cart', error).message)).toEqual([null, null])
  })

  it('of too little stock has one code, whether the store says it by code or in words', () => {
    const inWords = new ApiError(409, { code: 'conflict', message: 'No inventory left' })
    const codes = (error: ApiError) =>
      (['add_to_cart', 'buy_now', 'update_quantity'] as const).map((action) => toProblem(action, error).code)
    expect(new Set([...codes(refused), ...codes(inWords)])).toEqual(new Set(['insufficient_inventory']))
    expect(toProblem('load_product', inWords).code).toBe('conflict')
  })

  it('is never made of a fault in the program', () => {
    const fault = new TypeError('x is not a function')
    expect(() => toProblem('load_cart', fault)).toThrow(fault)
  })
})

it('after a refusal it is known what the store did; after silence or a breakdown it is not', () => {
  const broken = new ApiError(502, { code: 'unexpected_state', message: 'Bad Gateway' })
  expect([refused, lost, late, broken].map(isOutcomeUnknown)).toEqual([false, true, true, true])
})
