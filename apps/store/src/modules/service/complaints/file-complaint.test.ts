import { unwrap, type ComplaintRequest, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  complaintLines,
  complaints,
  customers,
  events,
  orderItems,
  orders,
  outbox,
  rateHits,
  uploads,
} from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { copies, picture, uploadPictures } from '../../../testing/uploads'
import { createComplaintsOperator } from '.'

const minute = 60 * 1000
const fish = 'variant_01saltfish120'

/** A customer with an order to complain about. */
interface Complainer extends Buyer {
  orderId: string
  orderNumber: number
}

const shop = await shopOfFile()
let buyer: Complainer

const png = await picture().png().toBuffer()

beforeEach(async () => {
  await shop.database.db.delete(rateHits)
  buyer = await withOrder(await addBuyer(shop))
})

async function withOrder(someone: Buyer): Promise<Complainer> {
  const { client } = someone
  await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 1 }] } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const order = await unwrap(client.POST('/store/cart/complete', { body: {} }))
  return { ...someone, orderId: order.order_id, orderNumber: order.display_id }
}

const db = () => shop.database.db
const operator = () => createComplaintsOperator(shop.context)
const bodyOf = (part: Partial<ComplaintRequest> = {}): ComplaintRequest => ({
  subject: 'Two bags are torn',
  type: 'Damaged Package',
  description: 'The carton was crushed on one side.',
  order_id: buyer.orderId,
  ...part,
})
const lineOf = async (orderId: string) => {
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return item!
}
const file = (part: Partial<ComplaintRequest> = {}, client: ShopClient = buyer.client) =>
  unwrap(client.POST('/store/customer/complaint', { body: bodyOf(part) }))
const upload = async (count: number, client: ShopClient = buyer.client) => {
  const { files } = await uploadPictures(client, ...copies(count, { name: 'a.png', bytes: png }))
  return files.map(({ url }) => url)
}
const ownCount = () => db().$count(complaints, eq(complaints.companyId, buyer.companyId))
const mailsOf = (id: string) => db().select().from(outbox).where(eq(outbox.subjectId, id))
const eventsOf = (id: string) => db().select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)

describe('the lines of a complaint', () => {
  it('are stored with their pieces, and listed in its e-mail', async () => {
    const { id: item_id, title } = await lineOf(buyer.orderId)
    const { id } = await file({ lines: [{ item_id, quantity: 1 }] })
    expect(await db().select().from(complaintLines).where(eq(complaintLines.complaintId, id))).toEqual([
      { complaintId: id, orderItemId: item_id, quantity: 1 },
    ])
    const [mail] = await mailsOf(id)
    expect(mail!.text).toContain(title)
  })

  it('are shown to the company and the shop as they were ordered, and counted in the shop’s list', async () => {
    const { id: item_id, title, variantTitle, sku } = await lineOf(buyer.orderId)
    const { id } = await file({ lines: [{ item_id, quantity: 1 }] })
    const line = {
      item_id,
      product_title: title,
      variant_title: variantTitle,
      variant_sku: sku,
      quantity: 1,
      ordered_quantity: 1,
    }
    const ownList = await unwrap(buyer.client.GET('/store/customer/complaints', {}))
    expect(ownList.complaints).toMatchObject([{ id, lines: [line] }])
    expect(await operator().showComplaint(id)).toMatchObject({ lines: [line], line_count: 1 })
    const { complaints: listed } = await operator().pageComplaints('open', { limit: 100, offset: 0 })
    expect(listed.find((each) => each.id === id)).toMatchObject({ line_count: 1 })
  })

  it('distinguish it from a complaint without them', async () => {
    const { id: item_id } = await lineOf(buyer.orderId)
    const withoutLines = await file()
    const withLines = await file({ lines: [{ item_id, quantity: 1 }] })
    expect(withLines.id).not.toBe(withoutLines.id)
    expect(await file({ lines: [{ item_id, quantity: 1 }] })).toEqual(withLines)
    expect(await file({ lines: [] })).toEqual(withoutLines)
  })

  it.each([
    ['more pieces than were ordered', 'more_than_ordered', (own: string) => [{ item_id: own, quantity: 2 }]],
    [
      'the same line twice',
      'line_named_twice',
      (own: string) => [
        { item_id: own, quantity: 1 },
        { item_id: own, quantity: 1 },
      ],
    ],
    ['a line of another order', 'unknown_line', (_: string, other: string) => [{ item_id: other, quantity: 1 }]],
    ['no pieces', 'invalid_request', (own: string) => [{ item_id: own, quantity: 0 }]],
  ])('are refused with %s, and nothing is filed', async (_, code, lines) => {
    const ownLine = await lineOf(buyer.orderId)
    const other = await lineOf((await withOrder(buyer)).orderId)
    const failure = file({ lines: lines(ownLine.id, other.id) })
    await expect(failure).rejects.toMatchObject({ status: 400, code, message: expect.stringMatching(/\./) })
    expect(await ownCount()).toBe(0)
  })

  it('that exceed the limit are refused with the maximum', async () => {
    const { id: item_id } = await lineOf(buyer.orderId)
    await expect(file({ lines: [{ item_id, quantity: 3 }] })).rejects.toMatchObject({
      message: expect.stringMatching(/^Only 1 of .+ was ordered\. Enter 1 or fewer\.$/),
      fields: { 'lines.0.quantity': { code: 'above', params: { limit: 1 } } },
    })
  })
})

describe('a complaint', () => {
  it('is filed about its order, with its pictures', async () => {
    const images = await upload(2)
    const filed = await file({ images })
    expect(filed).toEqual({
      success: true,
      message: 'Complaint submitted successfully!',
      id: expect.stringMatching(/^compl_/),
      display_id: expect.any(Number),
      created_at: shop.clock.now().toISOString(),
    })
    const [stored] = await db().select().from(complaints).where(eq(complaints.id, filed.id))
    expect(stored).toMatchObject({
      displayId: filed.display_id,
      orderId: buyer.orderId,
      companyId: buyer.companyId,
      customerId: buyer.customerId,
      status: 'open',
      note: null,
      closedAt: null,
    })
    const claimedUploads = await db().select().from(uploads).where(eq(uploads.subjectId, filed.id))
    expect(claimedUploads.map(({ url }) => url).sort()).toEqual(images.toSorted())
  })

  it.each(['Product Defective', 'Missing Parts', 'Wrong Item', 'Damaged Package', 'Late Delivery', 'Other'] as const)(
    'of the type %s is stored as that type',
    async (type) => {
      const { id } = await file({ type })
      expect(await operator().showComplaint(id)).toMatchObject({ type })
    },
  )

  it('gets the next number, starting with 2001', async () => {
    const [first, second] = [await file(), await file({ subject: 'Another' })]
    expect(first.display_id).toBeGreaterThanOrEqual(2001)
    expect(second.display_id).toBe(first.display_id + 1)
  })

  it('keeps its text, trimmed', async () => {
    const subject = '  <script>alert("1")</script> ${7*7} ÅÄÖ 🦐\n'
    const description = '\n\tLine one\n\n  Line two: =1+1; DROP TABLE orders;--\n '
    const { id } = await file({ subject, description })
    const trimmed = { subject: subject.trim(), description: description.trim() }
    expect(await operator().showComplaint(id)).toMatchObject(trimmed)
  })

  it('is confirmed once by e-mail to its sender, in their language', async () => {
    await db().update(customers).set({ locale: 'sv-SE' }).where(eq(customers.id, buyer.customerId))
    const { id, display_id } = await file({ subject: 'Two bags are torn' })
    const mails = await mailsOf(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ kind: 'complaint_received', sentAt: null })
    expect(mails[0]!.recipient).toMatch(/^buyer\d+@company\.example$/)
    for (const part of [`${display_id}`, `${buyer.orderNumber}`, 'Two bags are torn']) {
      expect(mails[0]!.text).toContain(part)
    }
    // Nothing is decided yet, so it admits no fault.
    expect(mails[0]!.text).not.toMatch(/sorry|went wrong/)
  })

  it('is recorded in the activity', async () => {
    const { id, display_id } = await file()
    expect(await eventsOf(id)).toEqual([
      {
        id: expect.any(Number),
        at: shop.clock.now(),
        actorId: buyer.customerId,
        operatorId: null,
        apiKeyId: null,
        declaredName: null,
        action: 'complaint.filed',
        subjectId: id,
        subjectName: null,
        before: null,
        after: { status: 'open', displayId: display_id, orderId: buyer.orderId, type: 'Damaged Package' },
        requestId: expect.any(String),
      },
    ])
  })

  it('takes as many statements with ten pictures as with one', async () => {
    const [one, ten] = [await upload(1), await upload(10)]
    const statements = await shop.statementsOf(() => file({ images: one }))
    expect(await shop.statementsOf(() => file({ images: ten, subject: 'Another' }))).toHaveLength(statements.length)
  })
})

describe('a complaint is refused', () => {
  it('without an order of the company', async () => {
    const other = await withOrder(await addBuyer(shop))
    for (const order_id of ['order_unknown', other.orderId, '', ' ', `${buyer.orderId} `]) {
      const refusal = { status: 404, code: 'order_not_found', message: 'Order not found' }
      await expect(file({ order_id })).rejects.toMatchObject(refusal)
    }
    expect(await ownCount()).toBe(0)
  })

  it('without text, or with too much', async () => {
    const wrong: [Partial<ComplaintRequest>, string][] = [
      [{ subject: ' \n ' }, 'subject'],
      [{ subject: 'x'.repeat(61) }, 'subject'],
      [{ description: '' }, 'description'],
      [{ description: 'x'.repeat(5001) }, 'description'],
      [{ type: 'Late' as 'Other' }, 'type'],
      [{ images: Array.from({ length: 11 }, (_, number) => `/files/pictures/${number}.webp`) }, 'images'],
    ]
    for (const [part, field] of wrong) {
      const refusal = { status: 400, code: 'invalid_request', fields: { [field]: { code: expect.any(String) } } }
      await expect(file(part)).rejects.toMatchObject(refusal)
    }
    await file({ subject: 'x'.repeat(60), description: 'x'.repeat(5000) })
  })

  it('with fields that only the shop sets', async () => {
    for (const forged of [{ status: 'closed' }, { customer_id: 'cus_other' }, { display_id: 1 }, { note: 'paid' }]) {
      const call = file(forged as Partial<ComplaintRequest>)
      await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
    }
  })

  it('with a picture that is used, or not the company’s; then nothing is stored', async () => {
    const other = await addBuyer(shop)
    const [ownPicture] = (await upload(1)) as [string]
    const [others] = (await upload(1, other.client)) as [string]
    const [taken] = (await upload(1)) as [string]
    await file({ images: [taken], subject: 'The first' })
    const counts = () => Promise.all([ownCount(), db().$count(outbox), db().$count(events)])
    const before = await counts()
    const unknown = ['/files/pictures/unknown.webp', '/files/licences/unknown.pdf', 'https://evil.example/a.png']
    for (const url of [others, taken, ...unknown]) {
      await expect(file({ images: [ownPicture, url] })).rejects.toMatchObject({
        status: 400,
        code: 'unknown_file',
        fields: { [url]: { code: 'unknown_file' } },
      })
    }
    expect(await counts()).toEqual(before)
    expect((await file({ images: [ownPicture] })).success).toBe(true)
  })

  it('from a visitor', async () => {
    await expect(file({}, shop.client())).rejects.toMatchObject({ status: 401 })
  })
})

describe('the same complaint again', () => {
  it('within 10 minutes is the first one', async () => {
    const images = await upload(2)
    const first = await file({ images })
    shop.clock.advance(10 * minute - 1)
    expect(await file({ images, subject: '  Two bags are torn ' })).toEqual(first)
    expect([await ownCount(), (await mailsOf(first.id)).length, (await eventsOf(first.id)).length]).toEqual([1, 1, 1])
    shop.clock.advance(1)
    expect((await file({ images: [] })).id).not.toBe(first.id)
  })

  it('after 10 minutes is a new one', async () => {
    const first = await file()
    shop.clock.advance(10 * minute)
    expect((await file()).id).not.toBe(first.id)
  })

  it('is filed once in concurrent requests', async () => {
    const images = await upload(2)
    const filed = await Promise.all(Array.from({ length: 10 }, () => file({ images })))
    expect(new Set(filed.map(({ id }) => id)).size).toBe(1)
    expect(await ownCount()).toBe(1)
    expect(await mailsOf(filed[0]!.id)).toHaveLength(1)
  })

  it('is a new one if anything in it differs, or if another company sends it', async () => {
    const first = await file()
    const images = await upload(1)
    const parts: Partial<ComplaintRequest>[] = [{ subject: 'x' }, { type: 'Other' }, { description: 'x' }, { images }]
    const second = await withOrder(buyer)
    const ids = [first.id, (await file({ order_id: second.orderId })).id]
    for (const part of parts) ids.push((await file(part)).id)
    expect(new Set(ids).size).toBe(6)
  })
})

describe('an operator', () => {
  it('lists complaints, newest first, also by status', async () => {
    const first = await file()
    shop.clock.advance(minute)
    const second = await file({ subject: 'Another' })
    const list = async (status?: 'open' | 'closed', limit = 100) =>
      (await operator().pageComplaints(status, { limit, offset: 0 })).complaints
    const newest = await list(undefined, 2)
    expect(newest.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(newest[0]).toEqual({
      id: second.id,
      display_id: second.display_id,
      status: 'open',
      type: 'Damaged Package',
      subject: 'Another',
      company_name: expect.stringMatching(/^Company \d+$/),
      customer_name: expect.stringMatching(/^Buyer \d+$/),
      order_id: buyer.orderId,
      order_display_id: buyer.orderNumber,
      line_count: 0,
      created_at: shop.clock.now().toISOString(),
      closed_at: null,
    })
    await operator().closeComplaint(first.id)
    const open = await list('open')
    const closed = await list('closed')
    expect(open.some(({ id }) => id === first.id)).toBe(false)
    expect(closed[0]!.id).toBe(first.id)
    expect(new Set([...open, ...closed].map(({ status }) => status)).size).toBe(2)
  })

  it('sees a complaint by its id or number, with pictures in the order they were sent', async () => {
    const images = await upload(6)
    const { id, display_id } = await file({ images: images.toReversed() })
    const detail = await operator().showComplaint(id)
    const opened = await Promise.all(
      detail.images.map((url) => shop.app.inject(url.replace(shop.context.publicUrl, ''))),
    )
    expect(opened.map(({ statusCode }) => statusCode)).toEqual(images.map(() => 200))
    expect(detail.images.map((url) => new URL(url).pathname)).toEqual(images)
    expect(detail).toMatchObject({
      description: 'The carton was crushed on one side.',
      company_id: buyer.companyId,
      customer_id: buyer.customerId,
      customer_email: expect.stringContaining('@company.example'),
      customer_phone: null,
      note: null,
    })
    expect(JSON.parse(JSON.stringify(detail))).toEqual(detail)
    for (const name of [display_id, String(display_id), `#${display_id}`, ` ${id} `]) {
      expect(await operator().showComplaint(name)).toEqual(detail)
    }
    for (const name of ['', '0', 'compl_unknown', '99999999999999', '#']) {
      const refusal = { status: 404, refusal: { code: 'complaint_not_found' } }
      await expect(operator().showComplaint(name)).rejects.toMatchObject(refusal)
    }
  })

  it('closes a complaint once, with a note', async () => {
    const { id, display_id } = await file()
    shop.clock.advance(minute)
    const closed = await operator().closeComplaint(display_id, { note: ' Sent two new bags ' })
    const closed_at = shop.clock.now().toISOString()
    expect(closed).toMatchObject({ id, status: 'closed', note: 'Sent two new bags', closed_at })
    const again = operator().closeComplaint(id, { note: 'Another' })
    await expect(again).rejects.toMatchObject({ status: 409, refusal: { code: 'already_closed' } })
    expect(await operator().showComplaint(id)).toMatchObject({ note: 'Sent two new bags' })
    const [, closing, ...more] = await eventsOf(id)
    expect(more).toEqual([])
    expect(closing).toMatchObject({
      at: shop.clock.now(),
      actorId: 'operator',
      action: 'complaint.closed',
      before: { status: 'open' },
      after: { status: 'closed', note: 'Sent two new bags' },
    })
  })

  it('closes a complaint once in concurrent requests', async () => {
    const { id } = await file()
    const both = await Promise.allSettled([operator().closeComplaint(id), operator().closeComplaint(id)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('sees a complaint of an erased person', async () => {
    const { id } = await file()
    await db().update(complaints).set({ customerId: null }).where(eq(complaints.id, id))
    const erasedCustomer = { customer_name: null, customer_id: null, customer_email: null, customer_phone: null }
    expect(await operator().showComplaint(id)).toMatchObject(erasedCustomer)
    expect(await db().$count(orders, eq(orders.id, buyer.orderId))).toBe(1)
  })
})
