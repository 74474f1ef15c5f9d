import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bulkChanges, events, imports, priceChanges, products, variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createProductsOperator } from '../products'
import { createCatalogueImports } from './imports.operator'

const shop = await shopOfFile()
const { db } = shop.database
const { client, token } = await addOperator(shop, 'catalogue')
const jobs = createCatalogueImports(shop.context)
const operator = createProductsOperator(shop.context)

/** Imports a file and returns the id of the import. */
async function importFile(...lines: string[]): Promise<string> {
  const bytes = Buffer.from(lines.join('\n'))
  const number = await jobs.add({ kind: 'catalog', name: 'list.csv', bytes, options: { taxClass: 'food' } })
  await jobs.waitUntilFinished(number)
  return `import_${number}`
}
const path = (id: string) => ({ params: { path: { id } } })
const importOf = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', path(id)))).import
const undo = async (id: string) => (await unwrap(client.POST('/admin/bulk-changes/{id}/undo', path(id)))).bulk_change
const idOf = async (sku: string) =>
  (await db.select({ id: variants.productId }).from(variants).where(eq(variants.sku, sku)))[0]!.id
const read = async (sku: string) => (await operator.showProduct(await idOf(sku))).product

const header = 'sku,product,category,brand,price EUR,price EUR from 50,stock,gtin,description,published'
const created = await importFile(
  header,
  'UND-1,Undo one,Undone,Undoers,2.00,1.80,40,4006381333931,First,yes',
  'UND-2,Undo two,Undone,Undoers,3.00,2.80,50,,Second,yes',
  'UND-3,Undo three,Undone,Undoers,4.00,,60,,Third,yes',
)

it('an import restores every field that was not changed since, and lists the others', async () => {
  const before = await read('UND-1')
  const id = await importFile(
    header,
    'UND-1,Undo first,Other,Undoers,2.10,1.90,400,,New text,no',
    'UND-2,Undo two,Undone,Undoers,3.30,2.90,500,,Second,yes',
    'UND-3,Undo three,Undone,Undoers,4.00,,60,,Third,yes',
  )
  expect((await importOf(id)).bulk_change).toMatchObject({ kind: 'import', state: 'applied', count: 2, created: 0 })
  await db.update(variants).set({ inventoryQuantity: 497 }).where(eq(variants.sku, 'UND-2'))
  expect(await undo(id)).toMatchObject({
    state: 'undone',
    done: 1,
    remaining: 0,
    left_count: 1,
    left: [{ title: 'Undo two', kept: [{ field: 'stock', sku: 'UND-2', reason: 'changed' }] }],
  })
  expect(await read('UND-1')).toEqual(before)
  expect((await read('UND-2')).variants).toMatchObject([
    { inventory_quantity: 497, prices: [{ amount: 3 }, { amount: 2.8 }] },
  ])
  expect(await undo(id)).toMatchObject({ state: 'undone', done: 1, left_count: 1 })
  expect(
    await db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.action, 'product.bulk_undone'))),
  ).toHaveLength(1)
})

it('a price that is scheduled by the file is removed, a former GTIN is restored', async () => {
  const id = await importFile('sku,gtin,price EUR from 2027-01-01', 'UND-1,-,9.00')
  const [variant] = await db.select().from(variants).where(eq(variants.sku, 'UND-1'))
  expect(variant!.gtin).toBeNull()
  await undo(id)
  expect((await read('UND-1')).variants[0]!.gtin).toBe('4006381333931')
  expect(await db.$count(priceChanges, eq(priceChanges.variantId, variant!.id))).toBe(0)
})

it('new products stay, are listed, and are archived together', async () => {
  const { bulk_change: change } = await importOf(created)
  expect(change).toMatchObject({ count: 0, created: 3 })
  const { products: listed } = await unwrap(
    client.GET('/admin/products', { params: { query: { created_by: created } } }),
  )
  expect(listed.map(({ title }) => title)).toEqual(['Undo one', 'Undo three', 'Undo two'])
  const body = { filter: { created_by: created }, change: { kind: 'archive' as const } }
  const { bulk_change: planned } = await unwrap(client.POST('/admin/bulk-changes', { body }))
  expect(planned.count).toBe(3)
  await unwrap(client.POST('/admin/bulk-changes/{id}/apply', path(planned.id)))
  expect((await read('UND-3')).status).toBe('archived')
  await undo(planned.id)
  expect((await read('UND-3')).status).toBe('published')
})

it('the activity has old and new values of imports, changes of many products and their undo', async () => {
  const id = await importFile('sku,price EUR', 'UND-3,4.40')
  await undo(id)
  const { activities } = await unwrap(
    client.GET('/admin/activities', { params: { query: { subject_id: id, limit: 10 } } }),
  )
  const [undone, imported] = activities
  const variant = (amount: number) => ({ variants: [{ sku: 'UND-3', prices: { 1: amount } }] })
  expect(imported).toMatchObject({
    action: 'catalog.imported',
    products: [{ title: 'Undo three', before: variant(400), after: variant(440) }],
  })
  expect(undone).toMatchObject({ subject_name: 'list.csv', products: [{ before: variant(440), after: variant(400) }] })
  const ids = [await idOf('UND-3')]
  const planned = await unwrap(
    client.POST('/admin/bulk-changes', { body: { ids, change: { kind: 'price', percent: 10 } } }),
  )
  await unwrap(client.POST('/admin/bulk-changes/{id}/apply', path(planned.bulk_change.id)))
  const bulk = await unwrap(
    client.GET('/admin/activities', { params: { query: { subject_id: planned.bulk_change.id } } }),
  )
  expect(bulk.activities[0]!.products).toMatchObject([{ before: variant(400), after: variant(440) }])
})

it('a checked file with prices that change by more than 20 % is applied only if that is confirmed', async () => {
  const { variants: before } = await read('UND-3')
  const bytes = Buffer.from('sku,price EUR\nUND-3,5.50\n')
  const number = await jobs.add({ kind: 'catalog', name: 'prices.csv', bytes, options: {}, isCheck: true })
  await jobs.waitUntilFinished(number)
  const id = `import_${number}`
  const apply = (query: object) => client.POST('/admin/imports/{id}/apply', { params: { path: { id }, query } })
  await expect(apply({})).rejects.toMatchObject({ code: 'price_jumps', params: { count: 1 } })
  expect((await read('UND-3')).variants).toEqual(before)
  await unwrap(apply({ confirm_price_jumps: 'yes' }))
  await expect.poll(async () => (await importOf(id)).state).toBe('done')
  expect((await read('UND-3')).variants).toMatchObject([{ prices: [{ amount: 5.5 }] }])
})

it('the undo is refused while the import runs, and is no longer possible 90 days after', async () => {
  const id = await importFile('sku,price EUR', 'UND-2,3.10')
  const number = Number(id.replace('import_', ''))
  await db
    .update(imports)
    .set({ state: 'running', leasedUntil: new Date('2999-01-01') })
    .where(eq(imports.id, number))
  const refused = await sendAdmin(shop, 'undoBulkChange', { path: { id } }, { token })
  expect(refused.json()).toMatchObject({ code: 'import_in_progress' })
  await db.update(imports).set({ state: 'done', leasedUntil: null }).where(eq(imports.id, number))
  shop.clock.advance(91 * 24 * 60 * 60 * 1000)
  await importFile('sku,price EUR', 'UND-2,3.20')
  expect(await db.$count(bulkChanges, eq(bulkChanges.id, id))).toBe(0)
  expect(await db.$count(products, eq(products.title, 'Undo two'))).toBe(1)
})
