import { beforeEach, describe, expect, it } from 'vitest'
import { rateHits } from '../db/schema'
import { addOwner, newIpAddress, sendBy, validRequests, type RequestParts } from '../../testing/requests'
import { shopOfFile } from '../../testing/shop'
import { storeContract, type OperationId } from './contract'
import { networkLimits, type NetworkLimit } from './network-limits'

const shop = await shopOfFile()
const owner = await addOwner(shop)
const limits = Object.entries(networkLimits) as [OperationId, NetworkLimit][]

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
})

describe.each(limits)('the limit of %s for one network', (operationId, { limit, windowSeconds }) => {
  const endpoint = storeContract.endpointById.get(operationId)!

  /** Sends an invalid body. */
  const sendInvalid = (remoteAddress: string, payload = '{"unknown":1}') =>
    shop.app.inject({
      method: endpoint.method as 'POST',
      url: endpoint.path,
      remoteAddress,
      payload,
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': 'pk_demo' },
    })

  const sendValid = (remoteAddress: string) => {
    const parts: RequestParts = validRequests[operationId](owner)
    return sendBy(storeContract, shop, operationId, {
      parts,
      headers: { 'x-publishable-api-key': 'pk_demo' },
      remoteAddress,
    })
  }

  it('counts requests with invalid bodies: after as many as the limit, a valid one is refused', async () => {
    const network = newIpAddress()
    for (let time = 0; time < limit; time += 1) expect([400, 415]).toContain((await sendInvalid(network)).statusCode)
    const refused = await sendValid(network)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(windowSeconds)
    // Over the limit, malformed JSON is refused with 429, because the body is not read.
    expect((await sendInvalid(network, '{')).statusCode).toBe(429)
    expect((await sendValid(newIpAddress())).statusCode).not.toBe(429)
  })

  it('does not count requests without the publishable key if the operation requires it', async () => {
    const { operation } = endpoint
    if (operation.security.length === 0) return
    const answer = await shop.app.inject({ method: endpoint.method as 'POST', url: endpoint.path, payload: {} })
    expect(answer.json().code).toBe('invalid_publishable_key')
    expect(await shop.database.db.$count(rateHits)).toBe(0)
  })
})

it('every open operation with a body and a 429 response has a network limit, or counts its failures', () => {
  const counted = storeContract.endpoints.filter(({ method, operation: { security, responses } }) => {
    const isPublic =
      security.length === 0 ||
      security.some((schemes) => Object.keys(schemes).every((scheme) => scheme === 'publishableKey'))
    return method !== 'GET' && isPublic && responses[429]
  })
  const failuresOnly = ['signIn', 'verifyCode']
  expect(counted.map(({ operation }) => operation.operationId).sort()).toEqual(
    [...Object.keys(networkLimits), ...failuresOnly].sort(),
  )
})
