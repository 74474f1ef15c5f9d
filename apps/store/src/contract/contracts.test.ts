import { describe, expect, it } from 'vitest'
import { adminContract } from '../http/admin/contract'
import { checkedParts } from '../http/checked-parts'
import { storeContract, type ReadContract } from '../http/contract'
import { unbounded, unboundedSizes } from '../testing/spoilt'

const contracts: Record<string, ReadContract<string>> = { store: storeContract, operators: adminContract }

describe.each(Object.entries(contracts))('the contract of the %s', (_name, read) => {
  const { contract, endpoints } = read
  it('gives every number a smallest and a largest value', () => {
    expect(unbounded(contract)).toEqual([])
  })

  it('gives every text, list and map of a request a largest size', () => {
    const sizes = endpoints.flatMap(({ operation }) => {
      const parts = Object.entries(checkedParts(operation, read))
      return parts.flatMap(([part, schema]) => unboundedSizes(schema, `${operation.operationId}/${part}`))
    })
    expect(sizes).toEqual([])
  })

  it('names the answer to a body of another type wherever there is a body', () => {
    const silent = endpoints.filter(({ operation }) => operation.requestBody && !operation.responses[415])
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
  })
})
