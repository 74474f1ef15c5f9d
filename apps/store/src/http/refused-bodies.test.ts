import { describe, expect, it } from 'vitest'
import { addOperator } from '../testing/operators'
import { addOwner } from '../testing/requests'
import { shopOfFile, testConfig } from '../testing/shop'
import { adminContract } from './admin/contract'
import { endpoints } from './contract'

const shop = await shopOfFile()
const buyer = await addOwner(shop)
const { token } = await addOperator(shop, 'owner')
const asBuyer = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${buyer.token}` }
const asOperator = { origin: testConfig.publicUrl, cookie: `skafferi_operator=${token}` }

const isForOperators = (security: Record<string, string[]>[]) => security.some((schemes) => 'operatorCookie' in schemes)
const calls = [
  ...endpoints.filter(({ operation }) => operation.operationId !== 'updatePassword').map((endpoint) => ({ ...endpoint, headers: asBuyer })),
  ...adminContract.endpoints.filter(({ operation }) => isForOperators(operation.security)).map((endpoint) => ({ ...endpoint, headers: asOperator })),
].filter(({ operation }) => operation.requestBody === undefined)

function send({ method, path, headers }: (typeof calls)[number], payload: string, type: string | undefined = 'application/json') {
  const url = path.replaceAll(/\{\w+\}/g, 'none')
  return shop.app.inject({ method: method as 'GET', url, payload, headers: { ...headers, ...(type && { 'content-type': type }) } })
}

describe.each(calls)('$method $path, which takes no body', (call) => {
  it('refuses one', async () => {
    for (const payload of ['{"surprise":true}', '[]', 'null', '"text"', ' '.repeat(100) + '{}x']) {
      const answer = await send(call, payload)
      expect([payload, answer.statusCode]).toEqual([payload, 400])
      expect(answer.json().type).toBe('invalid_data')
    }
    const other = await send(call, 'a=1', 'application/x-www-form-urlencoded')
    expect([400, 415]).toContain(other.statusCode)
    expect(other.json().type).toBe('invalid_data')
  })
})

it('an empty body and an empty object are none', async () => {
  const reading = calls.find(({ operation }) => operation.operationId === 'getShell')!
  const writing = calls.find(({ operation }) => operation.operationId === 'endOtherSessions')!
  for (const payload of ['', '{}', ' { } ']) {
    expect((await send(reading, payload)).statusCode).toBe(200)
    expect((await send(writing, payload)).statusCode).toBe(200)
  }
})

it('covers the calls of both contracts', () => {
  expect(calls.length).toBeGreaterThan(60)
})
