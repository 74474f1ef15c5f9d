import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { addOperator } from '../../testing/operators'
import { addOwner } from '../../testing/requests'
import { shopOfFile, testConfig } from '../../testing/shop'
import { adminContract } from './admin/contract'
import { endpoints } from './contract'

const shop = await shopOfFile()
const buyer = await addOwner(shop)
const { token } = await addOperator(shop, 'owner')
const asBuyer = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${buyer.token}` }
const asOperator = { origin: testConfig.publicUrl, cookie: `skafferi_operator=${token}` }

const isForOperators = (security: Record<string, string[]>[]) => security.some((schemes) => 'operatorCookie' in schemes)
const calls = [
  ...endpoints
    .filter(({ operation }) => operation.operationId !== 'updatePassword')
    .map((endpoint) => ({ ...endpoint, headers: asBuyer })),
  ...adminContract.endpoints
    .filter(({ operation }) => isForOperators(operation.security))
    .map((endpoint) => ({ ...endpoint, headers: asOperator })),
].filter(({ operation }) => operation.requestBody === undefined)

function send(
  { method, path, headers }: (typeof calls)[number],
  payload: string,
  type: string | undefined = 'application/json',
) {
  const url = path.replaceAll(/\{\w+\}/g, 'none')
  return shop.app.inject({
    method: method as 'GET',
    url,
    payload,
    headers: { ...headers, ...(type && { 'content-type': type }) },
  })
}

describe.each(calls)('$method $path, which takes no body,', (call) => {
  it('refuses a body', async () => {
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

it('accepts an empty body and an empty object', async () => {
  const reading = calls.find(({ operation }) => operation.operationId === 'getShell')!
  const writing = calls.find(({ operation }) => operation.operationId === 'endOtherSessions')!
  for (const payload of ['', '{}', ' { } ']) {
    expect((await send(reading, payload)).statusCode).toBe(200)
    expect((await send(writing, payload)).statusCode).toBe(200)
  }
})

it('does not delay the next request of the connection after a long body', async () => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect({ port: (shop.app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  await once(socket, 'connect')
  const headers = ['host: shop', ...Object.entries(asBuyer).map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  const body = 'x'.repeat(200_000)
  socket.write(
    `GET /store/flash-sale HTTP/1.1\r\n${headers}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  socket.write(`GET /store/flash-sale HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`)
  const answers = await readAll(socket)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

it('the cases cover both contracts', () => {
  expect(calls.length).toBeGreaterThan(60)
})
