import { describe, expect, it } from 'vitest'
import { adminContract } from '../http/admin/contract'
import { storeContract, type ReadContract } from '../http/contract'
import { unbounded } from '../testing/spoilt'

const contracts: Record<string, ReadContract<string>> = { store: storeContract, operators: adminContract }

describe.each(Object.entries(contracts))('the contract of the %s', (_name, { contract, endpoints }) => {
  it('gives every number a smallest and a largest value', () => {
    expect(unbounded(contract)).toEqual([])
  })

  it('names the answer to a body of another type wherever there is a body', () => {
    const silent = endpoints.filter(({ operation }) => operation.requestBody && !operation.responses[415])
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
  })
})
