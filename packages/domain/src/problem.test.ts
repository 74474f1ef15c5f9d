import { ApiError } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown, toProblem } from './problem'

const refused = new ApiError(409, { code: 'insufficient_inventory', message: '12 left in stock', fields: { a: 'b' } })
const lost = new ApiError(0, { code: 'network', message: 'The store could not be reached.' })
const late = new ApiError(0, { code: 'timeout', message: 'The store took too long to answer.' })

describe('a problem', () => {
  it('carries the store’s code, words and fields', () => {
    expect(toProblem('add_to_cart', refused)).toEqual({
      action: 'add_to_cart',
      code: 'insufficient_inventory',
      message: '12 left in stock',
      fields: { a: 'b' },
    })
  })

  it('has no words of the store where no answer came', () => {
    expect([lost, late].map((error) => toProblem('load_cart', error).message)).toEqual([null, null])
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
