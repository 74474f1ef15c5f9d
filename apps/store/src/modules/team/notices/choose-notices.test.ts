import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '../../../platform/db/notify'
import {
  applications,
  companies,
  events,
  noticeChoices,
  notices,
  operators,
  operatorSessions,
  orders,
  outbox,
  variants,
  webhookDeliveries,
} from '../../../platform/db/schema'
import { apply } from '../../../testing/admin-requests'
import { placeOrder } from '../../../testing/orders'
import { addBuyer } from '../../../testing/buyers'
import { addOperator, type TestOperator } from '../../../testing/operators'
import { fillCart, product } from '../../../testing/requests'
import { shopOfFile, testConfig } from '../../../testing/shop'
import { createProductsOperator } from '../../catalogue/products'
import { createWebhooks } from '../webhooks'
import { sendDueNotices } from './notice-sender'

type Kind = components['schemas']['NoticeKind']
type Timing = components['schemas']['NoticeTiming']

const shop = await shopOfFile()
const { db } = shop.database
const [owner, support, reader] = [
  await addOperator(shop, 'owner'),
  await addOperator(shop, 'support'),
  await addOperator(shop, 'reader'),
]
// The tests advance the clock by days.
await db.update(operatorSessions).set({ expiresAt: new Date('2200-01-01') })
const hour = 60 * 60 * 1000

beforeEach(async () => {
  await db.delete(notices)
  await db.delete(noticeChoices)
  await db.delete(outbox)
  await db.update(operators).set({ disabledAt: null })
})

/** Stores the daily e-mail for orders, applications and complaints. */
async function preferDigest() {
  const daily = (['order', 'application', 'complaint'] as const).map((kind) => ({ kind, timing: 'digest' as const }))
  const rows = [owner, support, reader].flatMap(({ id }) => daily.map((each) => ({ operatorId: id, ...each })))
  await db.insert(noticeChoices).values(rows)
}

const choose = ({ client }: TestOperator, choices: Partial<Record<Kind, Timing>>) => {
  const of = Object.entries(choices).map(([kind, timing]) => ({ kind: kind as Kind, timing }))
  return unwrap(client.POST('/admin/session/notices', { body: { notices: of } }))
}
const send = () => sendDueNotices(shop.context)
/** Returns recipients and subjects of the notification e-mails. */
async function sentMails() {
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'operator_notice'))
    .orderBy(outbox.createdAt, outbox.recipient)
  return mails.map(({ recipient, subject }) => [recipient, subject])
}
const waiting = async () =>
  (await db.select().from(notices)).map(({ operatorId, kind }) => `${operatorId} ${kind}`).sort()
const happen = (kind: 'order' | 'complaint' = 'order', id = 'order_1') =>
  notify(
    db,
    kind === 'order' ? 'order.placed' : 'complaint.received',
    [{ id, data: { display_id: 1042, order_id: 'order_1' } }],
    shop.clock.now(),
  )

describe('the notification settings', () => {
  it('are personal and limited to the role’s kinds; urgent kinds are notified at once by default', async () => {
    const all: { kind: Kind; timing: Timing }[] = [
      { kind: 'order', timing: 'at_once' },
      { kind: 'application', timing: 'at_once' },
      { kind: 'complaint', timing: 'at_once' },
      { kind: 'message', timing: 'digest' },
      { kind: 'low_stock', timing: 'digest' },
      { kind: 'failed_mail', timing: 'at_once' },
    ]
    const usual = await unwrap(owner.client.GET('/admin/session/notices'))
    expect(usual).toEqual({ notices: all, digest_time: '07:00', time_zone: shop.context.timeZone })
    const changed = await choose(owner, { order: 'digest', low_stock: 'off' })
    expect(changed.notices.map(({ timing }) => timing)).toEqual([
      'digest',
      'at_once',
      'at_once',
      'digest',
      'off',
      'at_once',
    ])
    expect(await unwrap(owner.client.GET('/admin/session/notices'))).toEqual(changed)
    expect((await unwrap(reader.client.GET('/admin/session/notices'))).notices).toEqual([all[0], all[4]])
    const [last] = await db
      .select()
      .from(events)
      .where(eq(events.action, 'notices.chosen'))
      .orderBy(desc(events.id))
      .limit(1)
    expect(last).toMatchObject({
      subjectId: owner.id,
      operatorId: owner.id,
      after: { order: 'digest', low_stock: 'off' },
    })
  })

  it('of operators from before the default changed stay daily', async () => {
    await choose(support, { application: 'off' })
    for (const name of ['0077_notices_at_once.sql', '0078_complaints_at_once.sql'])
      await db.execute(sql.raw(readFileSync(join(testConfig.folders.migrations, name), 'utf8')))
    const timingsOf = async ({ client }: TestOperator) =>
      (await unwrap(client.GET('/admin/session/notices'))).notices.slice(0, 3).map(({ timing }) => timing)
    expect(await timingsOf(owner)).toEqual(['digest', 'digest', 'digest'])
    expect(await timingsOf(support)).toEqual(['digest', 'off', 'digest'])
  })

  it('are refused as a whole if they contain a kind that the role does not cover', async () => {
    await expect(choose(reader, { order: 'off', application: 'at_once' })).rejects.toMatchObject({
      status: 403,
      code: 'role_not_allowed',
    })
    expect((await unwrap(reader.client.GET('/admin/session/notices'))).notices[0]).toEqual({
      kind: 'order',
      timing: 'at_once',
    })
  })

  it('apply to pending notifications too', async () => {
    await preferDigest()
    await happen()
    await Promise.all([choose(support, { order: 'off' }), choose(support, { order: 'off' })])
    await choose(owner, { order: 'at_once' })
    await send()
    expect(await sentMails()).toEqual([[owner.email, 'Skafferi: Order 1042']])
    expect(await waiting()).toEqual([`${reader.id} order`])
  })
})

describe('an event', () => {
  it('is notified to operators who may see it and want to know', async () => {
    await preferDigest()
    await choose(owner, { order: 'at_once' })
    await placeOrder(shop)
    await apply(shop)
    await happen('complaint')
    const kindsOf = async ({ id }: TestOperator) =>
      (await waiting()).filter((each) => each.startsWith(id)).map((each) => each.split(' ')[1])
    expect(await kindsOf(owner)).toEqual(['application', 'complaint', 'order'])
    expect(await kindsOf(support)).toEqual(['application', 'complaint', 'order'])
    expect(await kindsOf(reader)).toEqual(['order'])
    await send()
    expect((await sentMails()).map(([to]) => to)).toEqual([owner.email])
  })

  it('is named with its company and amount', async () => {
    const id = await placeOrder(shop)
    await apply(shop)
    const [placed] = await db
      .select({ number: orders.displayId, total: orders.total, company: companies.name })
      .from(orders)
      .innerJoin(companies, eq(orders.companyId, companies.id))
      .where(eq(orders.id, id))
    const { number, total, company } = placed!
    const [application] = await db
      .select({ company: applications.companyName })
      .from(applications)
      .innerJoin(notices, eq(notices.subjectId, applications.id))
    shop.clock.advance(24 * hour)
    await send()
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, owner.email))
    const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(total / 100)
    expect(mail!.text).toContain(`Order ${number} · ${company} · ${amount}`)
    expect(mail!.text).toContain(`Application · ${application!.company}`)
  })

  it('by the contact form is notified to those who may read messages', async () => {
    const body = { name: 'Eva', email: 'eva@example.com', subject: 'Hours', message: 'When are you open?' }
    await unwrap(shop.client().POST('/store/contact-messages', { body }))
    expect(await waiting()).toEqual([`${owner.id} message`, `${support.id} message`].sort())
    await choose(owner, { message: 'at_once' })
    await send()
    expect(await sentMails()).toEqual([[owner.email, 'Skafferi: A message']])
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, owner.email))
    expect(mail!.text).toMatch(/\/office\/inbox\/messages\/message_/)
  })

  it('is not notified if its transaction was rolled back', async () => {
    const claimed = db.transaction(async (tx) => {
      await notify(tx, 'order.placed', [{ id: 'order_2', data: { display_id: 7 } }], shop.clock.now())
      throw new Error('taken back')
    })
    await expect(claimed).rejects.toThrow('taken back')
    expect(await waiting()).toEqual([])
  })

  it('is not notified to operators who were deactivated or have lost the role in the meantime', async () => {
    await db.update(operators).set({ disabledAt: shop.clock.now() }).where(eq(operators.id, reader.id))
    await happen()
    expect(await waiting()).toEqual([`${owner.id} order`, `${support.id} order`])
    await happen('complaint')
    await Promise.all([
      choose(owner, { order: 'at_once' }),
      choose(support, { order: 'at_once', complaint: 'at_once' }),
    ])
    await db.update(operators).set({ disabledAt: shop.clock.now() }).where(eq(operators.id, owner.id))
    await db.update(operators).set({ role: 'catalogue' }).where(eq(operators.id, support.id))
    await send()
    await db.update(operators).set({ role: 'support' }).where(eq(operators.id, support.id))
    expect(await sentMails()).toEqual([[support.email, 'Skafferi: Order 1042']])
    expect(await waiting()).toEqual([])
  })
})

describe('a digest', () => {
  it('is sent at 07:00 in the shop’s time zone with all events of the day, once from several stores', async () => {
    await preferDigest()
    await Promise.all([choose(support, { order: 'off', complaint: 'off' }), choose(reader, { order: 'off' })])
    for (const id of ['order_1', 'order_2', 'order_3']) await happen('order', id)
    await happen('complaint', 'compl_1')
    await send()
    expect(await sentMails()).toEqual([])
    shop.clock.advance(24 * hour)
    await Promise.all([send(), send(), send()])
    expect(await sentMails()).toEqual([[owner.email, 'Skafferi: 3 new orders, 1 new complaint']])
    await send()
    expect(await sentMails()).toHaveLength(1)
  })

  it('that cannot be written leaves its events for the next attempt', async () => {
    await happen()
    shop.clock.advance(24 * hour)
    const failing = {
      ...shop.context,
      now: vi
        .fn(shop.clock.now)
        .mockReturnValueOnce(shop.clock.now())
        .mockImplementation(() => {
          throw new Error('away')
        }),
    }
    await expect(sendDueNotices(failing)).rejects.toThrow('away')
    expect(await sentMails()).toEqual([])
    expect(await waiting()).toHaveLength(3)
    await send()
    expect(await sentMails()).toHaveLength(3)
  })

  it('lists ten events of a kind and counts the rest', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `order_${index}`, data: { display_id: 100 + index } }))
    await choose(owner, { order: 'at_once' })
    await notify(db, 'order.placed', many, shop.clock.now())
    await send()
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, owner.email))
    expect(mail!.text.match(/Order 1\d\d/g)).toHaveLength(10)
    expect(mail!.text).toContain('And 2 more')
  })
})

describe('an undelivered notification', () => {
  it('delays further ones to the same operator, which are then combined', async () => {
    await preferDigest()
    await choose(owner, { order: 'at_once' })
    await happen()
    await send()
    await db.update(outbox).set({ tries: 2 }).where(eq(outbox.recipient, owner.email))
    await happen('order', 'order_2')
    await happen('order', 'order_3')
    await send()
    expect(await sentMails()).toHaveLength(1)
    await db.update(outbox).set({ sentAt: shop.clock.now() }).where(eq(outbox.recipient, owner.email))
    await send()
    expect(await sentMails()).toEqual([
      [owner.email, 'Skafferi: Order 1042'],
      [owner.email, 'Skafferi: 2 new orders'],
    ])
  })
})

describe('low stock', () => {
  const [variant] = product.variants
  const sku = variant!.sku!
  const set = (inventoryQuantity: number) =>
    db.update(variants).set({ inventoryQuantity }).where(eq(variants.id, variant!.id))
  const low = async () =>
    (await db.select().from(notices)).filter(({ kind, operatorId }) => kind === 'low_stock' && operatorId === owner.id)
  const setStock = (pieces: number) =>
    unwrap(owner.client.POST('/admin/stock', { body: { rows: [{ sku, inventory_quantity: pieces }] } }))

  it('after an order is notified once, with the remaining pieces', async () => {
    await set(50)
    const buyer = await addBuyer(shop, 'se')
    await fillCart(buyer)
    await db.delete(notices)
    await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
    const [notice, ...more] = await low()
    const [{ left }] = (await db
      .select({ left: variants.inventoryQuantity })
      .from(variants)
      .where(eq(variants.id, variant!.id))) as [{ left: number }]
    expect(left).toBeLessThan(50)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      subjectId: variant!.id,
      data: { product_id: product.id, sku, inventory_quantity: left },
    })
    await placeOrder(shop)
    expect(await low()).toHaveLength(1)
  })

  it('set by an operator is notified, also to webhooks; unchanged, rising and sufficient stock is not', async () => {
    await createWebhooks(shop.context).addWebhook({ url: 'https://93.184.216.34/stock', events: ['stock.low'] })
    await set(60)
    for (const pieces of [49, 20, 70, 50]) await setStock(pieces)
    expect(await low()).toHaveLength(1)
    const { tag } = await createProductsOperator(shop.context).showProduct(product.id)
    const body = { variants: [{ sku, inventory_quantity: 3, replaces_inventory_quantity: 50 }] }
    await unwrap(
      owner.client.POST('/admin/products/{id}', {
        params: { path: { id: product.id }, header: { 'If-Match': tag } },
        body,
      }),
    )
    expect(await low()).toHaveLength(2)
    const sent = (await db.select().from(webhookDeliveries)).map(({ payload }) => JSON.parse(payload))
    expect(sent.map(({ type, data }) => [type, data.id, data.inventory_quantity])).toEqual([
      ['stock.low', variant!.id, 49],
      ['stock.low', variant!.id, 3],
    ])
  })
})
