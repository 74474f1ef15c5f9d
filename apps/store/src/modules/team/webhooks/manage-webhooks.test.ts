import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { unwrap } from '@skafferi/api'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordEvent } from '../../../platform/db/events'
import { notifyLowStock } from '../../../platform/db/low-stock'
import { notify } from '../../../platform/db/notify'
import { events, operatorSessions, outbox, webhookDeliveries, webhooks } from '../../../platform/db/schema'
import { adminContract } from '../../../platform/http/admin/contract'
import { apply } from '../../../testing/admin-requests'
import { placeOrder } from '../../../testing/orders'
import { addOperator } from '../../../testing/operators'
import { shopOfFile, testConfig, world } from '../../../testing/shop'
import { createReceivers, type ReceiverOptions } from './receiver'
import { createWebhookSender } from './sender'
import { signedHeaders } from './signature'

const shop = await shopOfFile({ config: { ...testConfig, webhooksToLoopback: true } })
const { db } = shop.database
const { client, email } = await addOperator(shop, 'owner')
// The tests advance the clock by days.
await db.update(operatorSessions).set({ expiresAt: new Date('2200-01-01') })
const minute = 60 * 1000
const day = 24 * 60 * minute

interface Received {
  id: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const received: Received[] = []
let server: Server
let base: string
/** The status of the receiver's responses. */
let status = 204

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url = '', headers } = request
    received.push({ id: String(headers['webhook-id']), path: url, headers, body: await text(request) })
    if (url === '/silent') return
    response
      .writeHead(status, status === 302 ? { location: `${base}/elsewhere` } : {})
      .end('an answer that nobody reads')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  const faults = received.flatMap(faultsOf)
  if (faults.length > 0) throw new Error(`Not as the contract says: ${JSON.stringify(faults)}`)
})
beforeEach(async () => {
  received.length = 0
  status = 204
  await db.delete(webhooks)
})

const warned: unknown[] = []
const senderOf = (options: Partial<ReceiverOptions> = {}) =>
  createWebhookSender({
    db,
    now: shop.clock.now,
    key: shop.context.secret,
    log: { warn: (line: unknown) => void warned.push(line), error: (line: unknown) => void warned.push(line) },
    toLoopback: true,
    ...options,
  })
const sendDue = (options?: Partial<ReceiverOptions>) => senderOf(options).sendDue()

type Event =
  | 'order.placed'
  | 'order.shipped'
  | 'order.canceled'
  | 'application.received'
  | 'application.decided'
  | 'complaint.received'
  | 'order.refunded'
  | 'stock.low'
  | 'mail.failed'
const add = (of: Event[], path = '/') =>
  unwrap(client.POST('/admin/webhooks', { body: { url: base + path, events: of } }))
const on = (id: string) => ({ params: { path: { id } } })
const test = async (id: string) => (await unwrap(client.POST('/admin/webhooks/{id}/test', on(id)))).delivery
const log = async (id: string) => (await unwrap(client.GET('/admin/webhooks/{id}/deliveries', on(id)))).deliveries
const find = async (id: string) =>
  (await unwrap(client.GET('/admin/webhooks'))).webhooks.find((webhook) => webhook.id === id)!

/** Computes the expected signature as specified by Standard Webhooks. */
function expected(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')}`
}

it('signatures match the example of Standard Webhooks', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', payload: '{"test": 2432232314}' }
  const headers = signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message, new Date(1_614_265_330_000))
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

/** Returns what a message has that its description in the contract has not, or lacks. */
function faultsOf({ body, headers }: Received): unknown[] {
  const message = JSON.parse(body) as { type: string }
  const { post } = adminContract.contract.webhooks![message.type]!
  const names = post.parameters!.map((parameter) => adminContract.resolve(parameter).name)
  const schema = adminContract.resolve(post.requestBody!.content!['application/json']!.schema)
  const validate = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(schema)
  return [...names.filter((name) => !headers[name]), ...(validate(message) ? [] : (validate.errors ?? []))]
}

it('every event is described in the contract', () => {
  const { WebhookMessage, WebhookEvent } = adminContract.contract.components.schemas
  expect(Object.keys(adminContract.contract.webhooks!)).toEqual(WebhookMessage!.enum)
  expect(WebhookMessage!.enum).toEqual([...WebhookEvent!.enum!, 'webhook.test'])
})

describe('an event', () => {
  it('is sent to subscribed webhooks, signed and with ids only', async () => {
    const { webhook, secret } = await add(['order.placed', 'order.shipped', 'order.canceled'])
    const id = await placeOrder(shop)
    const parcel = { carrier: 'DHL', tracking_number: 'JD0146', version: 1 }
    await unwrap(client.POST('/admin/orders/{id}/shipments', { ...on(id), body: parcel }))
    const canceled = await placeOrder(shop)
    await unwrap(client.POST('/admin/orders/{id}/cancel', { ...on(canceled), body: { version: 1 } }))
    await sendDue()
    const bodies = received.map(({ body }) => JSON.parse(body))
    expect(bodies).toHaveLength(4)
    expect(bodies).toEqual(
      expect.arrayContaining([
        {
          type: 'order.placed',
          timestamp: shop.clock.now().toISOString(),
          data: { id, display_id: expect.any(Number) },
        },
        { type: 'order.shipped', timestamp: expect.any(String), data: { id, carrier: 'DHL', tracking_url: null } },
        { type: 'order.canceled', timestamp: expect.any(String), data: { id: canceled } },
      ]),
    )
    for (const message of received) expect(message.headers['webhook-signature']).toBe(expected(secret, message))
    expect(received[0]!.headers['webhook-timestamp']).toBe(String(Math.floor(shop.clock.now().getTime() / 1000)))
    expect(await log(webhook.id)).toMatchObject(
      Array.from({ length: 4 }, () => ({ state: 'delivered', tries: 1, status: 204, failure: null })),
    )
  })

  it('about applications is sent, but not to webhooks without a subscription', async () => {
    const [about, other] = [
      await add(['application.received', 'application.decided']),
      await add(['complaint.received']),
    ]
    const id = await apply(shop)
    await unwrap(client.POST('/admin/applications/{id}/reject', { ...on(id), body: { reason: 'No.' } }))
    await sendDue()
    expect(received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => ({ type, data }))).toEqual(
      expect.arrayContaining([
        { type: 'application.received', data: { id } },
        { type: 'application.decided', data: { id, status: 'rejected' } },
      ]),
    )
    expect(await log(about.webhook.id)).toHaveLength(2)
    expect(await log(other.webhook.id)).toEqual([])
  })

  it('of any other kind is sent as the contract describes it', async () => {
    const others = ['order.refunded', 'complaint.received', 'stock.low', 'mail.failed'] as const
    await add([...others])
    const [{ id: productId, title, variants }] = world.products as [(typeof world.products)[number]]
    const [{ id, sku }] = variants as [(typeof variants)[number]]
    const at = shop.clock.now()
    await db.transaction(async (tx) => {
      const refund = { refundTotal: 1250, currencyCode: 'eur' }
      await recordEvent(tx, { at, action: 'order.refunded', subjectId: 'order_1', after: refund })
      await recordEvent(tx, { at, action: 'order.refund_reversed', subjectId: 'order_1', after: refund })
      const complaint = { displayId: 2001, orderId: 'order_1' }
      await recordEvent(tx, { at, action: 'complaint.filed', subjectId: 'compl_1', after: complaint })
      await notifyLowStock(tx, [{ id, productId, sku, title, before: 1000, after: 0 }], at)
      await notify(tx, 'mail.failed', [{ id: 'mail_1', data: { kind: 'order_placed' } }], at)
    })
    await sendDue()
    const types = received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect(types.sort()).toEqual([...others, 'order.refunded'].sort())
  })

  it('is sent once by several stores, and not at all if its transaction was rolled back', async () => {
    const { webhook } = await add(['order.placed'])
    for (let time = 0; time < 6; time += 1) await test(webhook.id)
    const claimed = db.transaction(async (tx) => {
      await tx.insert(webhookDeliveries).values({
        id: 'msg_taken_back',
        webhookId: webhook.id,
        type: 'webhook.test',
        payload: '{}',
        createdAt: shop.clock.now(),
        nextTryAt: shop.clock.now(),
      })
      throw new Error('taken back')
    })
    await expect(claimed).rejects.toThrow('taken back')
    await Promise.all([sendDue(), sendDue()])
    expect(new Set(received.map(({ id }) => id)).size).toBe(6)
    expect(received).toHaveLength(6)
  })
})

describe('a message that a receiver does not accept', () => {
  it('is retried with the same id, pauses its webhook, and is given up after ten attempts', async () => {
    const { webhook } = await add(['order.placed'])
    status = 500
    const { id } = await test(webhook.id)
    await sendDue()
    expect((await log(webhook.id))[0]).toMatchObject({
      id,
      state: 'pending',
      tries: 1,
      status: 500,
      failure: 'Answered with 500',
    })
    expect((await find(webhook.id)).failing_since).toBe(shop.clock.now().toISOString())
    // Another message waits too, so that the webhook does not delay others.
    await test(webhook.id)
    await sendDue()
    expect(received).toHaveLength(1)
    status = 200
    shop.clock.advance(minute)
    await sendDue()
    expect(received.map((each) => each.id).filter((each) => each === id)).toHaveLength(2)
    expect((await find(webhook.id)).failing_since).toBeNull()

    await db
      .update(webhookDeliveries)
      .set({ sentAt: null, tries: 9, nextTryAt: shop.clock.now() })
      .where(eq(webhookDeliveries.id, id))
    status = 503
    await sendDue()
    shop.clock.advance(day)
    await sendDue()
    const sent = received.length
    const given = (await log(webhook.id)).find((each) => each.id === id)
    expect(given).toMatchObject({ state: 'failed', tries: 10, next_try_at: null })
    status = 200
    const again = await unwrap(client.POST('/admin/webhook-deliveries/{id}/resend', on(id)))
    expect(again.delivery).toMatchObject({ id, state: 'pending', tries: 0 })
    await sendDue()
    expect(received.slice(sent).map((each) => each.id)).toEqual([id])
  })

  it('may have been redirected or not answered in time', async () => {
    const redirected = await add(['order.placed'])
    status = 302
    await test(redirected.webhook.id)
    await sendDue()
    expect(received.map(({ path }) => path)).toEqual(['/'])
    expect((await log(redirected.webhook.id))[0]).toMatchObject({ state: 'pending', status: 302 })
    const silent = await add(['order.placed'], '/silent')
    await test(silent.webhook.id)
    await sendDue({ timeoutMs: 50 })
    expect((await log(silent.webhook.id))[0]).toMatchObject({
      state: 'pending',
      status: null,
      failure: 'No answer in time',
    })
  })

  it('disables its webhook after 5 days without success, which is recorded, until an owner enables it', async () => {
    const { webhook } = await add(['order.placed'])
    status = 410
    const failing = async () => {
      await test(webhook.id)
      await sendDue()
      return (await find(webhook.id)).disabled_at
    }
    expect(await failing()).toBeNull()
    shop.clock.advance(5 * day - 1)
    expect(await failing()).toBeNull()
    shop.clock.advance(minute)
    expect(await failing()).toBe(shop.clock.now().toISOString())
    const isDisabled = and(eq(events.subjectId, webhook.id), eq(events.action, 'webhook.disabled'))
    expect((await db.select().from(events).where(isDisabled)).map(({ actorId }) => actorId)).toEqual([null])
    expect(warned).toContainEqual(expect.objectContaining({ webhook: webhook.id }))
    const mails = await db.select().from(outbox).where(eq(outbox.subjectId, webhook.id))
    expect(mails).toMatchObject([
      { kind: 'webhook_disabled', recipient: email, subject: expect.stringContaining(new URL(base).host) },
    ])
    await expect(test(webhook.id)).rejects.toMatchObject({ status: 409, code: 'webhook_disabled' })
    const sent = received.length
    await placeOrder(shop)
    await sendDue()
    expect(received).toHaveLength(sent)
    const enabled = await unwrap(client.POST('/admin/webhooks/{id}', { ...on(webhook.id), body: { disabled: false } }))
    expect(enabled.webhook).toMatchObject({ disabled_at: null, failing_since: null })
    status = 200
    shop.clock.advance(minute)
    await sendDue()
    expect(received.length).toBeGreaterThan(sent)
  })
})

describe('a receiver’s URL', () => {
  it.each([
    ['http://93.184.216.34/', 'does not begin with https'],
    ['https://10.0.0.7/', 'leads into a network that is not public'],
    ['https://127.0.0.1/', 'leads into a network that is not public'],
    ['https://[::ffff:169.254.169.254]/', 'leads into a network that is not public'],
    ['https://me:secret@93.184.216.34/', 'has a user or a password in it'],
    ['http://me@localhost/', 'does not begin with https'],
    ['https://93.184.216.34:8443/', 'has a port in it'],
  ])('must not be %s: it %s', async (url, problem) => {
    const added = client.POST('/admin/webhooks', { body: { url, events: ['order.placed'] } })
    await expect(added).rejects.toMatchObject({ status: 400, fields: { url: { message: problem } } })
  })

  it('must not be a loopback address unless the setting allows it', async () => {
    await expect(createReceivers({ toLoopback: false }).check(base)).rejects.toThrow('does not begin with https')
  })

  it('is checked at each attempt, and the request uses the checked IP address', async () => {
    const requests: string[] = []
    let addresses = ['93.184.216.34']
    const receivers = createReceivers({
      toLoopback: false,
      internet: {
        resolve: async () => addresses,
        request: (options) => {
          options.lookup?.('', {}, (_error, address) => requests.push(String(address)))
          throw new Error('nothing leaves this test')
        },
      },
    })
    const send = () => receivers.send('https://shop.example/', {}, '{}', new AbortController().signal)
    await expect(send()).rejects.toThrow('nothing leaves this test')
    addresses = ['192.168.0.1']
    await expect(send()).rejects.toThrow('leads into a network that is not public')
    expect(requests).toEqual(['93.184.216.34'])
  })

  it('is deleted with its messages, and a shop has at most 20', async () => {
    const { webhook, secret } = await add(['order.placed'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify([await db.select().from(webhooks), await db.select().from(events)])).not.toContain(
      secret.slice(6, 20),
    )
    const recorded = await db.select().from(events).where(eq(events.subjectId, webhook.id))
    expect(recorded.map(({ after }) => after)).toEqual([{ host: new URL(base).host, events: ['order.placed'] }])
    await test(webhook.id)
    await unwrap(client.DELETE('/admin/webhooks/{id}', on(webhook.id)))
    expect(await db.$count(webhookDeliveries)).toBe(0)
    await expect(test(webhook.id)).rejects.toMatchObject({ status: 404, code: 'webhook_not_found' })
    for (let made = 0; made < 20; made += 1) await add(['order.placed'])
    await expect(add(['order.placed'])).rejects.toMatchObject({ status: 409, code: 'too_many_webhooks' })
  })
})
