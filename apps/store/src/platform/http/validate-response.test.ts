import { describe, expect, it } from 'vitest'
import { validateResponse } from './validate-response'
import { endpointById, endpoints, type Operation } from './contract'

const operation = (name: string): Operation => endpointById.get(name)!.operation

describe('checkAnswer', () => {
  it('accepts a response in the contract’s shape', () => {
    validateResponse(operation('getCartCount'), 200, { ItemCount: 3 })
    validateResponse(operation('getCartCount'), 401, { type: 'unauthorized', message: 'Unauthorized' })
  })

  it.each([
    ['with a field that is missing', {}, 'ItemCount'],
    ['with a field renamed', { itemCount: 3 }, 'itemCount'],
    ['with a field of another type', { ItemCount: '3' }, '/ItemCount must be integer'],
    ['with a field too many', { ItemCount: 3, price: 1 }, 'price'],
  ])('rejects %s', (_, answer, named) => {
    expect(() => validateResponse(operation('getCartCount'), 200, answer)).toThrow(named)
  })

  it('rejects a status that the contract does not declare', () => {
    expect(() => validateResponse(operation('getCartCount'), 404, { type: 'not_found', message: '' })).toThrow(
      'getCartCount 404: the contract has no such answer.',
    )
  })

  it('rejects a visitor’s product with a price', () => {
    const visitors = { product: { priced: false, variants: [{ prices: [] }] } }
    expect(() => validateResponse(operation('getProduct'), 200, visitors)).toThrow('getProduct 200')
  })

  it('has a validator for every operation and every status with a JSON body', () => {
    for (const { operation: call } of endpoints) {
      const statuses = Object.entries(call.responses).filter(
        ([, response]) => 'application/json' in (response.content ?? {}),
      )
      for (const [status] of statuses) {
        expect(() => validateResponse(call, Number(status), null)).toThrow('is not what the contract says')
      }
    }
  })
})
