import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { events, operators } from '../../../platform/db/schema'
import { createPrivacyOperator } from '../../customers/privacy'
import { addBuyer } from '../../../testing/buyers'
import { placeOrder } from '../../../testing/orders'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const johan = await addOperator(shop, 'orders')
const list = async (query: object) =>
  (await unwrap(johan.client.GET('/admin/activities', { params: { query } }))).activities

it('activity entries are listed page by page, newest first, with names', async () => {
  const id = await placeOrder(shop)
  const body = { payment_status: 'captured', version: 1 } as const
  await unwrap(johan.client.POST('/admin/orders/{id}', { params: { path: { id } }, body }))
  const entries = await list({ subject_id: id })
  expect(entries).toMatchObject([
    {
      action: 'order.changed',
      actor: { kind: 'operator', id: johan.id, name: johan.name },
      before: { paymentStatus: 'authorized' },
      after: { paymentStatus: 'captured' },
    },
    { action: 'order.placed', actor: { kind: 'customer', name: expect.stringMatching(/^Buyer \d+$/) } },
  ])
  expect(await list({ subject_id: id, before: entries[0]!.id })).toEqual(entries.slice(1))
  expect(await list({ operator_id: johan.id })).toEqual(entries.slice(0, 1))
  expect((await list({ by: 'customer', limit: 1 }))[0]).toEqual(entries[1])
})

it('an action on the command line has an operator without a name as its actor', async () => {
  const [entry] = (await list({ by: 'operator', limit: 100 })).filter(({ actor }) => actor.id === null)
  expect(entry!.actor).toEqual({ kind: 'operator', id: null, name: null })
})

it('subjects are shown by their names, not by their ids', async () => {
  const entries = await list({ limit: 100 })
  const kinds = new Set(entries.map(({ subject_id }) => subject_id.split('_')[0]))
  expect([...kinds]).toEqual(expect.arrayContaining(['order', 'appl', 'rev', 'compl']))
  expect(
    entries.filter(({ subject_id, subject_name }) => /^(order|appl|rev|compl)_/.test(subject_id) && !subject_name),
  ).toEqual([])
  const [placed] = entries.filter(({ action }) => action === 'order.placed')
  expect(placed!.subject_name).toMatch(/^\d+$/)
})

it('applicants and reviewers without an account are the actors of what they sent', async () => {
  const entries = await list({ by: 'customer', limit: 100 })
  const received = entries.find(({ action }) => action === 'application.received')!
  expect(received.actor).toEqual({ kind: 'customer', id: received.subject_id, name: received.subject_name })
  const written = entries.find(
    ({ action, actor, subject_id }) => action.startsWith('review') && actor.id === subject_id,
  )!
  expect(written.subject_name).toMatch(new RegExp(`, ${written.actor.name}$`))
  const byShop = await list({ by: 'shop', limit: 100 })
  expect(byShop.filter(({ action }) => /received|answered|submitted/.test(action))).toEqual([])
})

it('a product is found by its SKU, and a deleted category keeps its name', async () => {
  const { token } = await addOperator(shop, 'catalogue')
  const variants = [{ sku: 'FUDGE-1', prices: [{ min_quantity: 1, amount: 2 }] }]
  const body = {
    title: 'Fudge',
    category: world.categories[0]!.name,
    brand: 'Gotland',
    tax_class: 'confectionery',
    variants,
  }
  const { product } = (await sendAdmin(shop, 'createProduct', { body }, { token })).json()
  expect(await list({ subject: 'fudge-' })).toMatchObject([
    { action: 'product.added', subject_id: product.id, subject_name: 'Fudge', subject_sku: 'FUDGE-1' },
  ])
  const made = await sendAdmin(shop, 'createCategory', { body: { name: 'Toffee' } }, { token })
  const { id } = made.json().product_category
  const headers = { 'if-match': made.headers.etag as string }
  await sendAdmin(shop, 'deleteCategory', { path: { id }, headers }, { token })
  const entries = await list({ subject_id: id })
  expect(entries.map(({ action, subject_name: name }) => [action, name])).toEqual([
    ['category.deleted', 'Toffee'],
    ['category.added', 'Toffee'],
  ])
})

it('a change of many is found by each of its products, lists all of them, and says if it can be undone', async () => {
  const { client } = await addOperator(shop, 'catalogue')
  const { products } = await unwrap(client.GET('/admin/products', { params: { query: { limit: 8 } } }))
  const body = { ids: products.map(({ id }) => id), change: { kind: 'price', percent: 5 } } as const
  const { id: bulkId } = (await unwrap(client.POST('/admin/bulk-changes', { body }))).bulk_change
  const params = { path: { id: bulkId } }
  const query = { confirm_price_jumps: 'yes' } as const
  await unwrap(client.POST('/admin/bulk-changes/{id}/apply', { params: { ...params, query } }))
  const found = async (subject: string) => (await list({ subject })).find(({ subject_id: id }) => id === bulkId)
  const entry = (await found(products[7]!.sku!))!
  expect(entry).toMatchObject({ action: 'product.bulk_changed', put_back: { possible: true } })
  expect([await found(products[7]!.title), await found(products[7]!.id)]).toEqual([entry, entry])
  expect(await found('no such article')).toBeUndefined()
  const pageOf = async (offset: number) => {
    const page = { params: { path: { id: entry.id }, query: { limit: 5, offset } } }
    return (await unwrap(client.GET('/admin/activities/{id}/products', page))).products
  }
  expect(entry.products).toEqual(await pageOf(0))
  const all = [...(await pageOf(0)), ...(await pageOf(5))]
  expect(all.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort())
  await unwrap(client.POST('/admin/bulk-changes/{id}/undo', { params }))
  const [undo, undone] = (await list({ subject: products[7]!.sku! })).filter(({ subject_id: id }) => id === bulkId)
  expect([undo, undone]).toMatchObject([
    { action: 'product.bulk_undone', put_back: null },
    { id: entry.id, put_back: null },
  ])
})

it('a flash sale that does not exist any more has the name of the entry', async () => {
  const [subjectId, at] = ['sale_gone', shop.clock.now()]
  const entry = { at, action: 'flash_sale.ended', subjectId, subjectName: 'Autumn sale' }
  await shop.database.db.insert(events).values(entry)
  expect(await list({ subject: 'autumn' })).toMatchObject([{ subject_id: subjectId, subject_name: 'Autumn sale' }])
})

it('a buyer is named with the company, but not after the personal data is erased', async () => {
  const { customerId, companyId } = await addBuyer(shop, 'se')
  const entry = { at: shop.clock.now(), action: 'customer.blocked', subjectId: customerId }
  await shop.database.db.insert(events).values(entry)
  const named = { subject_name: expect.stringMatching(/^Buyer \d+$/) as string, company_id: companyId }
  expect(await list({ subject_id: customerId })).toMatchObject([named])
  await createPrivacyOperator(shop.context).eraseCustomer(customerId)
  const erased = { subject_name: null, company_id: companyId }
  expect(await list({ subject_id: customerId })).toMatchObject([erased, erased])
})

it('entries can be filtered by actor and subject, and exported with the same filter', async () => {
  const id = await placeOrder(shop)
  const astrid = await addOperator(shop, 'orders')
  await shop.database.db.update(operators).set({ name: '=cmd|calc, Astrid' }).where(eq(operators.id, astrid.id))
  await unwrap(
    astrid.client.POST('/admin/orders/{id}', {
      params: { path: { id } },
      body: { payment_status: 'captured', version: 1 },
    }),
  )
  const number = (await list({ subject_id: id }))[0]!.subject_name!
  const found = await list({ subject: number, operator_id: astrid.id })
  expect(found).toMatchObject([{ action: 'order.changed', subject_id: id }])
  // Wildcards of LIKE are literal characters here.
  expect(await list({ subject: '%' })).toEqual([])
  const { operators: actors } = await unwrap(johan.client.GET('/admin/activities'))
  expect(actors).toContainEqual({ id: johan.id, name: johan.name })
  const file = await sendAdmin(
    shop,
    'exportActivities',
    { query: `subject=${number}&operator_id=${astrid.id}` },
    { token: johan.token },
  )
  expect(file.headers['content-disposition']).toContain('activity.csv')
  const [head, line, rest] = file.body.split('\r\n')
  expect(head).toBe('\ufeffat (Europe/Stockholm),who_kind,who,action,subject,sku,subject_id,before,after,request_id,id')
  expect(line).toContain(`,operator,"'=cmd|calc, Astrid",order.changed,${number},,${id},"{`)
  expect(line).toContain(`""paymentStatus"":""authorized""`)
  expect(rest).toBe('')
})
