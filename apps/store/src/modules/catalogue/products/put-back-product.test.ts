import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { lastActivityId } from '../../../testing/activity'
import { addKey, addOperator, adminClient } from '../../../testing/operators'
import { placeOrder } from '../../../testing/orders'
import { shopOfFile, world } from '../../../testing/shop'
import { createCatalogueImports } from '../imports'

type ProductChange = components['schemas']['ProductChange']

const shop = await shopOfFile()
const jobs = createCatalogueImports(shop.context)
const elsa = await addOperator(shop, 'catalogue')
const johan = await addOperator(shop, 'catalogue')

let [id, sku, number] = ['', '', 0]
const tier = (min_quantity: number, amount: number) => ({ min_quantity, amount })

beforeEach(async () => {
  sku = `BACK-${(number += 1)}`
  const variant = { sku, prices: [tier(1, 2), tier(50, 1.8)], inventory_quantity: 40 }
  const texts = { title: 'Wafers', category: world.categories[0]!.name, brand: 'Quornling', tags: ['soft'] }
  const body = { ...texts, tax_class: 'food' as const, variants: [variant] }
  id = (await unwrap(elsa.client.POST('/admin/products', { body }))).product.id
})

async function read() {
  const { data, response } = await elsa.client.GET('/admin/products/{id}', { params: { path: { id } } })
  return { product: data!.product, tag: response.headers.get('etag')! }
}

/** Changes the product and returns the id of the entry. */
async function change(body: ProductChange, by = elsa): Promise<number> {
  const header = { 'If-Match': (await read()).tag }
  await unwrap(by.client.POST('/admin/products/{id}', { params: { path: { id }, header }, body }))
  return lastActivityId(shop, id)
}
const putBack = (activity_id: number, by = elsa.client) =>
  unwrap(by.POST('/admin/products/{id}/put-back', { params: { path: { id } }, body: { activity_id } }))
const entries = async () =>
  (await unwrap(elsa.client.GET('/admin/activities', { params: { query: { subject_id: id } } }))).activities
const stateOf = async (entryId: number) => (await entries()).find((entry) => entry.id === entryId)!.put_back

const possible = { possible: true, changed_at: null, changed_by: null }

describe('putting back a change of a product', () => {
  it('restores prices, stock and texts, as an entry that can be put back itself', async () => {
    const before = (await read()).product
    const entry = await change({
      title: 'Waffles',
      tags: ['crisp'],
      variants: [
        { sku, prices: [tier(1, 2.2), tier(240, 1.5)], inventory_quantity: 60, replaces_inventory_quantity: 40 },
      ],
    })
    expect(await stateOf(entry)).toEqual(possible)
    const { product } = await putBack(entry)
    expect(product).toEqual(before)
    const [latest, first] = await entries()
    expect(latest).toMatchObject({
      action: 'product.changed',
      actor: { name: elsa.name },
      before: { title: 'Waffles' },
      after: { title: 'Wafers' },
      put_back: possible,
    })
    expect(first!.put_back).toMatchObject({ possible: false, changed_by: elsa.name })
    expect((await putBack(latest!.id)).product.title).toBe('Waffles')
  })

  it('keeps other changes made since', async () => {
    const entry = await change({ title: 'Waffles' })
    await change({ brand: 'Gotland' }, johan)
    expect(await stateOf(entry)).toEqual(possible)
    expect((await putBack(entry)).product).toMatchObject({ title: 'Wafers', brand: 'Gotland' })
  })

  it('is refused if a value has changed since, naming who changed it first', async () => {
    const entry = await change({ title: 'Waffles', brand: 'Gotland' })
    await change({ tags: ['crisp'] })
    await change({ brand: 'Visby' }, johan)
    const since = (await entries())[0]!.at
    expect(await stateOf(entry)).toEqual({ possible: false, changed_at: since, changed_by: johan.name })
    const { tag } = await read()
    await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'changed_since' })
    expect((await read()).tag).toBe(tag)
  })

  it('is refused after pieces were sold, which no entry of the product tells', async () => {
    const entry = await change({ variants: [{ sku, inventory_quantity: 60, replaces_inventory_quantity: 40 }] })
    await shop.database.db.update(variants).set({ inventoryQuantity: 59 }).where(eq(variants.sku, sku))
    expect(await stateOf(entry)).toEqual({ possible: false, changed_at: null, changed_by: null })
    await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'changed_since' })
  })

  it('is not offered for GTINs and for creating the product', async () => {
    const entry = await change({ title: 'Waffles', variants: [{ sku, gtin: '4006381333931' }] })
    expect((await entries()).map(({ put_back }) => put_back)).toEqual([null, null])
    await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'not_reversible' })
  })

  it('is refused for the entry of another subject and for other roles', async () => {
    const entry = await change({ title: 'Waffles' })
    const order = await lastActivityId(shop, await placeOrder(shop))
    await expect(putBack(order)).rejects.toMatchObject({ status: 404, code: 'activity_not_found' })
    const reader = adminClient(shop, { bearer: (await addKey(shop, ['see'])).token })
    await expect(putBack(entry, reader)).rejects.toMatchObject({ status: 403 })
    expect((await read()).product.title).toBe('Waffles')
  })

  it('of ten at once, one counts', async () => {
    const entry = await change({ title: 'Waffles' })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => putBack(entry)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await entries()).toHaveLength(3)
  })
})

describe('putting back one product of a change of many', () => {
  const pathOf = (of: string) => ({ params: { path: { id: of } } })
  const priceOf = async () => (await read()).product.variants[0]!.prices[0]!.amount
  async function paste(price: number): Promise<number> {
    const bytes = Buffer.from(`sku,currency,from,amount\n${sku},EUR,1,${price}`)
    const job = await jobs.add({ kind: 'prices', name: 'pasted.csv', bytes, options: {} })
    await jobs.waitUntilFinished(job)
    return lastActivityId(shop, `import_${job}`)
  }

  /** Raises the price of the product and of another one; returns the change and its entry. */
  async function raise() {
    const other = world.products[0]!.id
    const body = { ids: [id, other], change: { kind: 'price' as const, percent: 10 } }
    const planned = (await unwrap(elsa.client.POST('/admin/bulk-changes', { body }))).bulk_change
    await unwrap(elsa.client.POST('/admin/bulk-changes/{id}/apply', pathOf(planned.id)))
    return { change: planned.id, other, entry: await lastActivityId(shop, planned.id) }
  }
  const productsOf = async (entry: number) =>
    (await unwrap(elsa.client.GET('/admin/activities/{id}/products', { params: { path: { id: entry } } }))).products

  it('restores only its values, which the undo of the others counts as restored', async () => {
    const raised = await raise()
    expect((await productsOf(raised.entry)).map(({ put_back }) => put_back)).toEqual([possible, possible])
    await putBack(raised.entry)
    expect(await priceOf()).toBe(2)
    const [latest] = await entries()
    expect(latest).toMatchObject({ action: 'product.changed', actor: { name: elsa.name }, put_back: possible })
    const [own] = (await productsOf(raised.entry)).filter((product) => product.id === id)
    expect(own!.put_back).toMatchObject({ possible: false, changed_by: elsa.name })
    const undone = await unwrap(elsa.client.POST('/admin/bulk-changes/{id}/undo', pathOf(raised.change)))
    expect(undone.bulk_change).toMatchObject({ done: 2, left_count: 0 })
  })

  it('is refused if its values have changed since, naming who changed them', async () => {
    const { entry } = await raise()
    await change({ variants: [{ sku, prices: [tier(1, 2.3), tier(50, 1.98)] }] }, johan)
    const [own] = (await productsOf(entry)).filter((product) => product.id === id)
    expect(own!.put_back).toMatchObject({ possible: false, changed_by: johan.name })
    await expect(putBack(entry)).rejects.toMatchObject({ status: 409, code: 'changed_since' })
    expect(await priceOf()).toBe(2.3)
  })

  it('restores a pasted price and an archived product, and is refused for products that are not in the change', async () => {
    const pasted = await paste(2.2)
    expect(await productsOf(pasted)).toMatchObject([{ id, put_back: possible }])
    await putBack(pasted)
    expect(await priceOf()).toBe(2)
    const body = { ids: [id], change: { kind: 'archive' as const } }
    const { bulk_change: planned } = await unwrap(elsa.client.POST('/admin/bulk-changes', { body }))
    await unwrap(elsa.client.POST('/admin/bulk-changes/{id}/apply', pathOf(planned.id)))
    const archived = await lastActivityId(shop, planned.id)
    expect((await putBack(archived)).product.status).not.toBe('archived')
    const other = { params: { path: { id: world.products[1]!.id } }, body: { activity_id: archived } }
    await expect(unwrap(elsa.client.POST('/admin/products/{id}/put-back', other))).rejects.toMatchObject({
      code: 'activity_not_found',
    })
  })

  it('lists the products of the change', async () => {
    const { change: changedBy, other } = await raise()
    const { products } = await unwrap(
      elsa.client.GET('/admin/products', { params: { query: { changed_by: changedBy } } }),
    )
    expect(products.map((product) => product.id).sort()).toEqual([id, other].sort())
  })
})
