import { ApiError } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown, toProblem } from './problem'

const refusalBody = {
  code: 'insufficient_inventory',
  message: '12 left in stock',
  fields: { a: { code: 'taken', message: 'is taken' } },
  params: { left: 12 },
}
const refusal = new ApiError(409, refusalBody)
const networkError = new ApiError(0, { code: 'network', message: 'The store could not be reached.' })
const timeoutError = new ApiError(0, { code: 'timeout', message: 'The store took too long to answer.' })

describe('a problem', () => {
  it('has the code, message, fields and params of the response', () => {
    expect(toProblem('add_to_cart', refusal)).toEqual({ action: 'add_to_cart', ...refusalBody })
  })

  it('has no message if the store did not respond', () => {
    expect([networkError, timeoutError].map((error) => toProblem('load_cart', error).message)).toEqual([null, null])
  })

  it('is not created from a bug: the error is thrown', () => {
    const bug = new TypeError('x is not a function')
    expect(() => toProblem('load_cart', bug)).toThrow(bug)
  })
})

it('knows the outcome after a 4xx response, and not after a network error, a timeout or a 5xx response', () => {
  const serverError = new ApiError(502, { code: 'unexpected_state', message: 'Bad Gateway' })
  expect([refusal, networkError, timeoutError, serverError].map(isOutcomeUnknown)).toEqual([false, true, true, true])
})
