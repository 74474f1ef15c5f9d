import { describe, expect, it } from 'vitest'
import { shopOfFile, world } from '../../testing/shop'
import { addOwner, send, validRequests } from '../../testing/requests'
import { endpoints, resolve } from './contract'
import { withoutEffect } from './query-parameters'

const shop = await shopOfFile()
const owner = await addOwner(shop)
const { token } = owner

/** Signing out would end the session that the other requests need. */
const calls = endpoints.filter(({ operation }) => operation.operationId !== 'signOut')

describe.each(calls)('$operation.operationId', ({ operation }) => {
  const { operationId } = operation
  const valid = () => validRequests[operationId](owner)
  const withQuery = (query: string) => {
    const parts = valid()
    const more = { ...parts, query: [parts.query ?? [], query].flat().join('&') }
    return send(shop, operationId, more, { token })
  }
  // The token of a sign-in chooses no password.
  const isRefused = operationId === 'updatePassword'
  const isHealth = operationId === 'getLiveness' || operationId === 'getReadiness'

  it.runIf(isHealth)('accepts any query parameter, as monitors send one against caches', async () => {
    expect((await withQuery('t=1796112000')).statusCode).toBe(200)
  })

  it.skipIf(isRefused || isHealth)('refuses a query parameter that the contract does not have', async () => {
    const declared = (operation.parameters ?? []).map(resolve).filter((parameter) => parameter.in === 'query')
    const allowed = declared.map(({ name }) => name).join(', ')
    const answer = await withQuery('utm_source=mail')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_parameter'])
    expect(answer.json().params).toEqual({ name: 'utm_source', ...(allowed && { allowed }) })
    expect(answer.json().message).toMatch(/^"utm_source" is not a parameter of this call[,.]/)
  })

  it('accepts those that have no effect', async () => {
    const declared = (operation.parameters ?? []).map(resolve).map(({ name }) => name)
    const ignored = withoutEffect.filter((name) => !declared.includes(name))
    const answer = await withQuery(ignored.map((name) => `${name}=a`).join('&'))
    expect(answer.statusCode === 200 || answer.json().code !== 'unknown_parameter').toBe(true)
  })
})

it('a refusal comes after the check of the caller, and names at most 100 characters', async () => {
  const parts = { query: `${'x'.repeat(500)}=1` }
  expect((await send(shop, 'getCart', parts)).statusCode).toBe(401)
  expect((await send(shop, 'getCart', parts, { token })).json().params).toEqual({ name: 'x'.repeat(100) })
})

describe('a list', () => {
  const idsOf = async (query: string) => {
    const answer = await send(shop, 'searchProducts', { query }, { token })
    return (answer.json().products as { id: string }[] | undefined)?.map(({ id }) => id)
  }
  const [first, second] = world.products.map(({ id }) => id)

  it('may have the places of its entries, as Medusa’s client writes them', async () => {
    const plain = await idsOf(`id=${first}&id=${second}`)
    expect(plain?.toSorted()).toEqual([first, second].toSorted())
    for (const query of [
      `id[0]=${first}&id[1]=${second}`,
      `id[]=${first}&id[]=${second}`,
      `id=${first}&id[0]=${second}`,
    ])
      expect(await idsOf(query)).toEqual(plain)
  })

  it('is limited in its entries with places too', async () => {
    const query = Array.from({ length: 101 }, (_, index) => `id[${index}]=a`).join('&')
    const answer = await send(shop, 'searchProducts', { query }, { token })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
  })

  it('is the only parameter with places', async () => {
    const answer = await send(shop, 'searchProducts', { query: 'limit[0]=3' }, { token })
    expect(answer.json()).toMatchObject({ code: 'unknown_parameter', params: { name: 'limit[0]' } })
  })
})
