import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { complaints, customers, events, outbox } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { copies, picture, uploadPictures } from '../../../testing/uploads'

const shop = await shopOfFile()
const { db } = shop.database
const tove = await addOperator(shop, 'support')
const png = await picture().png().toBuffer()

async function placeOrder({ client }: Buyer): Promise<string> {
  await unwrap(
    client.POST('/store/cart/items/add', { body: { items: [{ variant_id: 'variant_01saltfish120', quantity: 1 }] } }),
  )
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', { body: {} }))).order_id
}

async function withComplaint() {
  const bjorn = await addBuyer(shop)
  const anna = await addColleague(shop, bjorn)
  const orderId = await placeOrder(bjorn)
  const { files } = await uploadPictures(bjorn.client, ...copies(2, { name: 'a.png', bytes: png }))
  const images = files.map(({ url }) => url)
  const body = {
    subject: 'Two bags are torn',
    type: 'Damaged Package',
    description: 'On one side.',
    order_id: orderId,
    images,
  } as const
  const { id } = await unwrap(bjorn.client.POST('/store/customer/complaint', { body: { ...body, images } }))
  return { anna, bjorn, orderId, id, images }
}

const listFor = ({ client }: Buyer, order_id?: string) =>
  unwrap(client.GET('/store/customer/complaints', { params: { query: { order_id } } }))

interface Answering {
  text?: string
  status?: 'open' | 'closed'
  key?: string
  seen?: number
}

const answer = (id: string, { text = 'We send two new bags.', status, key, seen = 0 }: Answering = {}) =>
  unwrap(
    tove.client.POST('/admin/complaints/{id}/answers', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text, seen, status },
    }),
  )

const answersTo = (id: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'complaint_answered')))
const actionsOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)).map(({ action }) => action)

describe('a company’s complaints', () => {
  it('are shown to all its people, with sender, pictures and status', async () => {
    const { anna, bjorn, orderId, id, images } = await withComplaint()
    const {
      complaints: [own],
      count,
    } = await listFor(anna)
    expect(count).toBe(1)
    expect(own).toMatchObject({
      id,
      order_id: orderId,
      subject: 'Two bags are torn',
      status: 'open',
      closed_at: null,
      answers: [],
    })
    expect(own!.images.toSorted()).toEqual(images.toSorted())
    expect(own!.filed_by).toMatchObject({ is_you: false })
    expect((await listFor(bjorn)).complaints[0]!.filed_by).toMatchObject({ is_you: true })
  })

  it('can be filtered by order', async () => {
    const { anna, bjorn, orderId } = await withComplaint()
    expect((await listFor(anna, orderId)).count).toBe(1)
    expect(await listFor(anna, await placeOrder(bjorn))).toMatchObject({ complaints: [], count: 0 })
  })

  it('and their pictures are not shown to another company', async () => {
    const { orderId, images } = await withComplaint()
    const other = await addBuyer(shop)
    expect((await listFor(other, orderId)).count).toBe(0)
    expect(
      (await shop.app.inject({ url: images[0]!, headers: { authorization: `Bearer ${other.token}` } })).statusCode,
    ).toBe(404)
    expect((await shop.app.inject(images[0]!)).statusCode).toBe(404)
  })

  it('never include the shop’s internal note', async () => {
    const { anna, id } = await withComplaint()
    await unwrap(
      tove.client.POST('/admin/complaints/{id}/close', { params: { path: { id } }, body: { note: 'Goodwill only.' } }),
    )
    const {
      complaints: [own],
    } = await listFor(anna)
    expect(own).toMatchObject({ status: 'closed', closed_at: expect.any(String) })
    expect(JSON.stringify(own)).not.toContain('Goodwill')
  })

  it('have no sender once the person was erased', async () => {
    const { anna, bjorn, id } = await withComplaint()
    await db.update(complaints).set({ customerId: null }).where(eq(complaints.id, id))
    expect((await listFor(anna)).complaints[0]!.filed_by).toBeNull()
    await db.update(complaints).set({ customerId: bjorn.customerId }).where(eq(complaints.id, id))
    await db.update(customers).set({ erasedAt: shop.clock.now() }).where(eq(customers.id, bjorn.customerId))
    expect((await listFor(anna)).complaints[0]!.filed_by).toBeNull()
  })
})

describe('an answer', () => {
  it('is shown to the company, and leaves the complaint open', async () => {
    const { anna, id, orderId } = await withComplaint()
    expect(await answer(id)).toMatchObject({ complaint: { status: 'open' } })
    const {
      complaints: [own],
    } = await listFor(anna)
    expect(own).toMatchObject({ status: 'open', answers: [{ text: 'We send two new bags.' }] })
    const [mail] = await answersTo(id)
    expect(mail!.text).toContain('is still open')
    expect(mail!.text).toContain(`/profile/order/${orderId}`)
  })

  it('closes the complaint if requested, and its e-mail says so', async () => {
    const { anna, id } = await withComplaint()
    expect(await answer(id, { status: 'closed' })).toMatchObject({
      complaint: { status: 'closed' },
      closed_by: tove.name,
      answers: [{ by: tove.name }],
    })
    expect((await listFor(anna)).complaints[0]).toMatchObject({
      status: 'closed',
      answers: [{ text: 'We send two new bags.' }],
    })
    expect((await answersTo(id))[0]!.text).toContain('is closed')
    expect((await actionsOf(id)).slice(-2)).toEqual(['complaint.answered', 'complaint.closed'])
  })

  it('that closes is sent once per key, however often it is pressed', async () => {
    const { id } = await withComplaint()
    const submit = () => answer(id, { status: 'closed', key: 'press' })
    await Promise.all([submit(), submit()])
    expect(await submit()).toMatchObject({ complaint: { status: 'closed' } })
    expect(await answersTo(id)).toHaveLength(1)
    expect((await actionsOf(id)).filter((action) => action === 'complaint.closed')).toHaveLength(1)
  })

  it('that is too late closes nothing', async () => {
    const { id } = await withComplaint()
    await answer(id)
    await expect(answer(id, { text: 'Another.', status: 'closed' })).rejects.toMatchObject({
      status: 409,
      code: 'already_answered',
    })
    expect((await actionsOf(id)).at(-1)).toBe('complaint.answered')
  })
})
