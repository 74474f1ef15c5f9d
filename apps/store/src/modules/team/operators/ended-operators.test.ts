import { unwrap, type ApiError } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeys, events, operatorInvites, operators, webhookDeliveries, webhooks } from '../../../platform/db/schema'
import { runAs, recordEvent } from '../../../platform/db/events'
import { addKey, addOperator, adminClient, codeAt, sendAdmin, type TestOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createTeam } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const team = createTeam(shop.context)
const now = () => shop.clock.now()
const johan = { email: 'johan@skafferi.example', name: 'Johan Berg', role: 'owner' } as const

let maja: TestOperator
let petter: TestOperator

beforeEach(async () => {
  await db.delete(events)
  await db.delete(apiKeys)
  await db.delete(webhooks)
  await db.delete(operatorInvites)
  await db.delete(operators)
  maja = await addOperator(shop, 'owner')
  petter = await addOperator(shop, 'owner')
})

type Change = { role?: 'reader' | 'orders' | 'owner'; disabled?: boolean; keep?: string[] }

/** Changes Petter on behalf of Maja. */
const changePetter = (body: Change) =>
  unwrap(maja.client.POST('/admin/users/{id}', { params: { path: { id: petter.id } }, body }))

const invite = async ({ client }: TestOperator = petter) =>
  (await unwrap(client.POST('/admin/invites', { body: johan }))).url
const makeKey = async ({ client }: TestOperator = petter) =>
  unwrap(client.POST('/admin/api-keys', { body: { title: 'Warehouse', scopes: ['see', 'orders', 'service'] } }))
const makeWebhook = async ({ client }: TestOperator = petter) => {
  const body = { url: 'https://93.184.216.34/in', events: ['order.placed' as const, 'complaint.received' as const] }
  return (await unwrap(client.POST('/admin/webhooks', { body }))).webhook
}

const bearerOf = (url: string) => url.slice(url.indexOf('#') + 1)
const open = (url: string) => sendAdmin(shop, 'getInvite', {}, { bearer: bearerOf(url) })

async function accept(url: string) {
  const bearer = bearerOf(url)
  const { authenticator } = await unwrap(adminClient(shop, { bearer }).GET('/admin/invites/accept'))
  const body = { password: 'a long sentence nobody guesses', code: codeAt(authenticator.secret, now()) }
  return () => sendAdmin(shop, 'acceptInvite', { body }, { bearer })
}

const callWith = (token: string, operationId: 'listOrders' | 'listComplaints' | 'cancelOrder' = 'listOrders') => {
  const parts = operationId === 'cancelOrder' ? { path: { id: 'order_none' }, body: { version: 1 } } : {}
  return sendAdmin(shop, operationId, parts, { bearer: token, origin: null }).then(({ statusCode }) => statusCode)
}

const entries = async () => {
  const { activities } = await unwrap(maja.client.GET('/admin/activities'))
  return activities.map(({ action, subject_name: name, actor }) => [action, name, actor.name])
}

/** Returns the messages that an event causes. */
async function notified(action: string): Promise<string[]> {
  await db.delete(webhookDeliveries)
  await db.transaction((tx) =>
    recordEvent(tx, { at: now(), action, subjectId: 'some_1', after: { displayId: 7, orderId: 'order_1' } }),
  )
  return (await db.select().from(webhookDeliveries)).map(({ type }) => type)
}

describe('deactivating an operator', () => {
  it('ends the invitations and links that they sent, and records each', async () => {
    const reader = await addOperator(shop, 'reader')
    const sent = await invite()
    const { url: renewal } = await unwrap(
      petter.client.POST('/admin/users/{id}/renewals', { params: { path: { id: reader.id } } }),
    )
    const { url: own } = await unwrap(
      maja.client.POST('/admin/users/{id}/renewals', { params: { path: { id: petter.id } } }),
    )
    const { url: other } = await unwrap(
      maja.client.POST('/admin/invites', { body: { ...johan, email: 'elsa@skafferi.example', name: 'Elsa' } }),
    )
    await changePetter({ disabled: true })
    for (const url of [sent, renewal, own]) expect((await open(url)).statusCode).toBe(401)
    expect((await open(other)).statusCode).toBe(200)
    expect((await entries()).slice(0, 4)).toEqual(
      expect.arrayContaining([
        ['operator.uninvited', 'Johan Berg', maja.name],
        ['operator.uninvited', reader.name, maja.name],
        ['operator.uninvited', petter.name, maja.name],
        ['operator.changed', petter.name, maja.name],
      ]),
    )
  })

  it('is refused without a decision on their API keys and webhooks, returns the list, and changes nothing', async () => {
    const { api_key: key, token } = await makeKey()
    const webhook = await makeWebhook()
    await callWith(token)
    const answer = await sendAdmin(
      shop,
      'updateOperator',
      { path: { id: petter.id }, body: { disabled: true } },
      { token: maja.token },
    )
    expect(answer.statusCode).toBe(409)
    const { integrations } = await unwrap(maja.client.GET('/admin/users'))
    expect(integrations).toEqual([
      { id: key.id, operator_id: petter.id, kind: 'api_key', title: 'Warehouse', last_used_at: now().toISOString() },
      { id: webhook.id, operator_id: petter.id, kind: 'webhook', title: webhook.url, last_used_at: null },
    ])
    expect(answer.json()).toMatchObject({ type: 'conflict', code: 'integrations_undecided', integrations })
    expect(await callWith(token)).toBe(200)
    expect((await sendAdmin(shop, 'getSession', {}, { token: petter.token })).statusCode).toBe(200)
  })

  it('needs no decision on ended integrations and those of others', async () => {
    const { api_key: key } = await makeKey()
    await unwrap(maja.client.POST('/admin/api-keys/{id}/revoke', { params: { path: { id: key.id } } }))
    await makeKey(maja)
    expect((await changePetter({ disabled: true })).operator.disabled_at).not.toBeNull()
  })

  it('revokes their API keys and disables their webhooks; reactivating does not restore them', async () => {
    const [{ token }, webhook, sent] = [await makeKey(), await makeWebhook(), await invite()]
    await changePetter({ disabled: true, keep: [] })
    await changePetter({ disabled: false })
    expect(await callWith(token)).toBe(401)
    expect(await notified('order.placed')).toEqual([])
    expect((await open(sent)).statusCode).toBe(401)
    expect((await sendAdmin(shop, 'getSession', {}, { token: petter.token })).statusCode).toBe(401)
    expect(await entries()).toEqual(
      expect.arrayContaining([
        ['api_key.revoked', 'Warehouse', maja.name],
        ['webhook.switched_off', '93.184.216.34', maja.name],
      ]),
    )
    const on = { params: { path: { id: webhook.id } }, body: { disabled: false } }
    expect((await unwrap(maja.client.POST('/admin/webhooks/{id}', on))).webhook).toMatchObject({
      responsible: maja.name,
    })
  })

  it('makes the owner who keeps an API key or a webhook responsible for it, and records it', async () => {
    const [{ api_key: key, token }, webhook, { token: dropped }] = [
      await makeKey(),
      await makeWebhook(),
      await makeKey(),
    ]
    await changePetter({ disabled: true, keep: [key.id, webhook.id] })
    expect(await callWith(token)).toBe(200)
    expect(await callWith(dropped)).toBe(401)
    expect(await notified('order.placed')).toEqual(['order.placed'])
    const [{ api_keys: keys }, { webhooks: addresses }] = await Promise.all([
      unwrap(maja.client.GET('/admin/api-keys')),
      unwrap(maja.client.GET('/admin/webhooks')),
    ])
    expect(keys[0]).toMatchObject({ id: key.id, created_by: petter.name, responsible: maja.name })
    expect(addresses[0]).toMatchObject({ responsible: maja.name })
    expect(await entries()).toEqual(
      expect.arrayContaining([
        ['api_key.taken_over', 'Warehouse', maja.name],
        ['webhook.taken_over', '93.184.216.34', maja.name],
      ]),
    )
    // It ends with its new owner, too.
    await db.update(operators).set({ disabledAt: now() }).where(eq(operators.id, maja.id))
    expect(await callWith(token)).toBe(401)
  })

  it('cannot keep integrations of others', async () => {
    const { api_key: key } = await makeKey(maja)
    await expect(changePetter({ disabled: true, keep: [key.id] })).rejects.toMatchObject({
      status: 400,
      fields: { keep: { code: expect.any(String) } },
    })
  })

  it('does not affect integrations of the command line', async () => {
    const { token } = await addKey(shop, ['see'])
    const url = (await team.invite(johan)).url
    await changePetter({ disabled: true })
    expect(await callWith(token)).toBe(200)
    expect((await open(url)).statusCode).toBe(200)
  })
})

describe('an owner who loses the role', () => {
  it('loses their invitations permanently', async () => {
    const accepting = await accept(await invite())
    await changePetter({ role: 'reader' })
    await changePetter({ role: 'owner' })
    expect((await accepting()).statusCode).toBe(401)
  })

  it('cannot have invitations accepted that they sent', async () => {
    const accepting = await accept(await invite())
    await db.update(operators).set({ role: 'orders' }).where(eq(operators.id, petter.id))
    expect((await accepting()).statusCode).toBe(401)
    expect((await unwrap(maja.client.GET('/admin/users'))).invites).toEqual([])
  })

  it('has API keys that cover no more than the current role', async () => {
    const { token } = await makeKey()
    const covered = async () => [
      await callWith(token, 'listOrders'),
      await callWith(token, 'listComplaints'),
      await callWith(token, 'cancelOrder'),
    ]
    expect(await covered()).toEqual([200, 200, 404])
    await changePetter({ role: 'reader' })
    expect(await covered()).toEqual([200, 403, 403])
    await changePetter({ role: 'orders' })
    expect(await covered()).toEqual([200, 200, 404])
    await db.update(operators).set({ disabledAt: now() }).where(eq(operators.id, petter.id))
    expect(await covered()).toEqual([401, 401, 401])
  })
})

describe('concurrently with deactivating an operator', () => {
  const statusOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled' ? 200 : (outcome.reason as ApiError).status

  it('their invitation is either accepted before or not at all', async () => {
    const accepting = await accept(await invite())
    const [accepted] = await Promise.all([accepting(), changePetter({ disabled: true })])
    expect(await db.$count(operators, eq(operators.email, johan.email))).toBe(accepted.statusCode === 200 ? 1 : 0)
    expect([200, 401]).toContain(accepted.statusCode)
    expect((await accepting()).statusCode).toBe(401)
  })

  it('their API key works before and not afterwards', async () => {
    const { token } = await makeKey()
    const disabling = changePetter({ disabled: true, keep: [] })
    const uses = Promise.all(Array.from({ length: 20 }, () => callWith(token)))
    await disabling
    expect(await Promise.all(Array.from({ length: 5 }, () => callWith(token)))).toEqual(
      Array.from({ length: 5 }, () => 401),
    )
    for (const status of await uses) expect([200, 401]).toContain(status)
  })

  it('their requests that passed the access check create nothing', async () => {
    const asPetter = <Result>(work: () => Promise<Result>) => runAs({ operatorId: petter.id }, work)
    await changePetter({ disabled: true })
    const late = [
      () => asPetter(() => team.invite(johan)),
      () => asPetter(() => team.renew(maja.email)),
      () => asPetter(() => team.change(maja.id, { disabled: true, keep: [] }, petter.id)),
      () => asPetter(() => addKey(shop, ['see'])),
    ]
    for (const work of late) await expect(work()).rejects.toMatchObject({ status: 401 })
  })

  it('keys, webhooks and invitations that they create either end as well or are not created', async () => {
    const made = [makeKey(), makeWebhook(), invite()]
    const disabling = changePetter({ disabled: true, keep: [] })
    const outcomes = await Promise.allSettled([...made, disabling])
    for (const outcome of outcomes) expect([200, 401]).toContain(statusOf(outcome))
    await changePetter({ disabled: false })
    const { integrations, invites } = await unwrap(maja.client.GET('/admin/users'))
    expect({ integrations, invites }).toEqual({ integrations: [], invites: [] })
  })
})
