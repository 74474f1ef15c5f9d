import { describe, expect, it } from 'vitest'
import { endpoints, resolve, type OperationId } from '../platform/http/contract'
import { shopOfFile } from '../testing/shop'
import { faultIn, malformedRequests } from '../testing/malformed'
import { addOwner, send, validRequests, type RequestParts } from '../testing/requests'

const shop = await shopOfFile()
const owner = await addOwner(shop)

let sent = 0

/** Returns what is wrong with a response; undefined if it is valid. */
async function faultOf(operationId: OperationId, parts: RequestParts): Promise<string | undefined> {
  sent += 1
  const answer = await send(shop, operationId, parts, { token: owner.token })
  return faultIn(parts, answer)
}

/** Signing out would end the session that the other requests need. */
const calls = endpoints.filter(({ operation }) => operation.operationId !== 'signOut')

describe.each(calls)('$operation.operationId', ({ operation }) => {
  const { operationId } = operation
  it('refuses or accepts a malformed request, and never fails', async () => {
    const valid = validRequests[operationId](owner)
    const requests = malformedRequests(valid, (operation.parameters ?? []).map(resolve))
    const faults: string[] = []
    for (const parts of requests)
      faults.push(...[await faultOf(operationId, parts)].filter((fault) => fault !== undefined))
    expect(faults).toEqual([])
  })
})

it('at least a thousand malformed requests were sent', () => {
  expect(sent).toBeGreaterThanOrEqual(1000)
})

describe('a number in a query', () => {
  it.each(['1e309', '-1e309', 'Infinity', 'NaN', '0.1e1', '1e1', '0x10', '', ' 1', '1.0', '99999999999999999999'])(
    'is refused where it is written as "%s"',
    async (written) => {
      const answer = await send(
        shop,
        'searchProducts',
        { query: `offset=${encodeURIComponent(written)}` },
        { token: owner.token },
      )
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toMatchObject({ offset: { code: 'wrong_type' } })
    },
  )
})

describe('a body', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url: '/store/cart/items/add',
      payload,
      headers: { 'content-type': type, 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${owner.token}` },
    })

  it.each([
    ['no JSON', '{"items":', 400],
    ['nested without end', '['.repeat(100_000), 400],
    ['another encoding', Buffer.from('{"items":[]}', 'utf16le'), 400],
    ['10 MB', `{"items":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
  ])('is refused if it is %s', async (_name, payload, status) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ type: 'invalid_data', message: expect.stringMatching(/\S/) })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is refused if its type is %s',
    async (type) => {
      const answer = await post('{"items":[]}', type)
      expect([400, 415]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ type: 'invalid_data' })
    },
  )
})
