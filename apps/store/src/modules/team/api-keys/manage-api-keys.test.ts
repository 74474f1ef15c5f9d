import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { apiKeys, events } from '../../../platform/db/schema'
import { placeOrder } from '../../../testing/orders'
import { addOperator, adminClient, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const owner = await addOperator(shop, 'owner')
const minute = 60 * 1000

const make = async (body: object = {}) => {
  const request = { title: 'Warehouse', scopes: ['see', 'orders'] as ('see' | 'orders')[], ...body }
  return unwrap(owner.client.POST('/admin/api-keys', { body: request }))
}
const list = (token: string) => sendAdmin(shop, 'listOrders', { query: 'limit=1' }, { bearer: token, origin: null })
const keyOf = async (id: string) =>
  (await unwrap(owner.client.GET('/admin/api-keys'))).api_keys.find((key) => key.id === id)

describe('an API key', () => {
  it('is returned once, and stored so that it cannot be read from the database', async () => {
    const { api_key: key, token } = await make()
    expect(token).toMatch(/^ak_[\w-]{43}$/)
    expect(key).toMatchObject({
      title: 'Warehouse',
      redacted: `${token.slice(0, 8)}…`,
      scopes: ['see', 'orders'],
      created_by: owner.name,
      last_used_at: null,
    })
    expect(await keyOf(key.id)).toEqual(key)
    const stored = JSON.stringify([await db.select().from(apiKeys), await db.select().from(events)])
    expect(stored).not.toContain(token.slice(0, 12))
  })

  it('is shown by its title in the activity and the order’s history', async () => {
    const { api_key: key, token } = await make()
    const id = await placeOrder(shop)
    const program = adminClient(shop, { bearer: token, origin: null })
    await unwrap(
      program.POST('/admin/orders/{id}', {
        params: { path: { id } },
        body: { payment_status: 'captured', version: 1 },
      }),
    )
    const find = async (query: object) =>
      (await unwrap(program.GET('/admin/activities', { params: { query } }))).activities
    const [entry] = await find({ subject_id: id, by: 'api_key' })
    expect(entry).toMatchObject({ action: 'order.changed', actor: { kind: 'api_key', id: key.id, name: 'Warehouse' } })
    expect(await find({ subject_id: id, by: 'operator' })).toEqual([])
    const { timeline } = await unwrap(program.GET('/admin/orders/{id}', { params: { path: { id } } }))
    expect(timeline.at(-1)).toMatchObject({ operator_name: 'Warehouse' })
  })

  it('records its last use, to the minute, so that not every read writes', async () => {
    const { api_key: key, token } = await make()
    const used = async () => {
      await list(token)
      return (await keyOf(key.id))!.last_used_at
    }
    const first = shop.clock.now().toISOString()
    expect(await used()).toBe(first)
    shop.clock.advance(minute - 1)
    expect(await used()).toBe(first)
    shop.clock.advance(1)
    expect(await used()).toBe(shop.clock.now().toISOString())
  })

  it('is valid until it expires or is revoked, which is recorded once', async () => {
    const until = (milliseconds: number) => ({
      expires_at: new Date(shop.clock.now().getTime() + milliseconds).toISOString(),
    })
    const { token: short } = await make(until(minute))
    expect((await list(short)).statusCode).toBe(200)
    shop.clock.advance(minute)
    expect((await list(short)).statusCode).toBe(401)
    await expect(make(until(0))).rejects.toMatchObject({
      status: 400,
      fields: { expires_at: { code: 'not_in_future' } },
    })

    const { api_key: key, token } = await make()
    const revoke = () => unwrap(owner.client.POST('/admin/api-keys/{id}/revoke', { params: { path: { id: key.id } } }))
    const revoked = await revoke()
    expect(revoked.api_key).toMatchObject({ revoked_at: shop.clock.now().toISOString(), revoked_by: owner.name })
    expect((await list(token)).statusCode).toBe(401)
    shop.clock.advance(minute)
    expect(await revoke()).toEqual(revoked)
    const recorded = await db.select().from(events).where(eq(events.subjectId, key.id)).orderBy(events.id)
    expect(recorded.map(({ action, operatorId }) => ({ action, operatorId }))).toEqual([
      { action: 'api_key.created', operatorId: owner.id },
      { action: 'api_key.revoked', operatorId: owner.id },
    ])
  })

  it('takes precedence over a cookie, so that a program never does more than its key allows', async () => {
    const { token } = await make({ scopes: ['see'] })
    const id = await placeOrder(shop)
    const both = await sendAdmin(
      shop,
      'cancelOrder',
      { path: { id }, body: { version: 1 } },
      { token: owner.token, bearer: token },
    )
    expect(both.statusCode).toBe(403)
    const wrong = await sendAdmin(shop, 'listOrders', {}, { token: owner.token, bearer: 'ak_nothing' })
    expect(wrong.statusCode).toBe(401)
  })
})
