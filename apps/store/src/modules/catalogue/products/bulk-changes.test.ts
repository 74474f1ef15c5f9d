import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { desc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bulkChanges, events, products, variantPrices, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createBulkChanges } from './manage-bulk-changes'
import { createProductsOperator } from './manage-products'

type Schemas = components['schemas']

const shop = await shopOfFile()
const { db } = shop.database
const { client } = await addOperator(shop, 'catalogue')
const operator = createProductsOperator(shop.context)

const plan = async (request: Schemas['BulkChangeRequest']) =>
  (await unwrap(client.POST('/admin/bulk-changes', { body: request }))).bulk_change
const apply = async (id: string, confirm: 'yes' | 'no' = 'yes') =>
  (
    await unwrap(
      client.POST('/admin/bulk-changes/{id}/apply', {
        params: { path: { id }, query: { confirm_price_jumps: confirm } },
      }),
    )
  ).bulk_change
const undo = async (id: string) =>
  (await unwrap(client.POST('/admin/bulk-changes/{id}/undo', { params: { path: { id } } }))).bulk_change

const read = async (id: string) => (await operator.showProduct(id)).product
const change = async (id: string, body: Schemas['ProductChange']) =>
  operator.changeProduct({ id, ifMatch: (await operator.showProduct(id)).tag }, body)

const all = (await unwrap(client.GET('/admin/products', { params: { query: { limit: 60 } } }))).products
const [first, second, third] = all.map(({ id }) => id) as [string, string, string]

const pricesOf = async (id: string) => (await read(id)).variants.flatMap(({ prices }) => prices)
const entriesOf = (id: string) => db.select().from(events).where(eq(events.subjectId, id)).orderBy(desc(events.id))

describe('a price change in per cent', () => {
  it('shows old and new prices before, changes every tier rounded to the cent, and is undone', async () => {
    const before = await Promise.all([first, second].map(pricesOf))
    const planned = await plan({ ids: [first, second], change: { kind: 'price', percent: 5 } })
    expect(planned).toMatchObject({ state: 'planned', count: 2, remaining: 2, done: 0, price_jumps: 0 })
    const [example] = planned.examples
    expect(example!.after).toBe(Math.round(example!.before * 105) / 100)
    expect(await Promise.all([first, second].map(pricesOf))).toEqual(before)
    expect(await apply(planned.id)).toMatchObject({ state: 'applied', done: 2, remaining: 0, left_count: 0 })
    const after = await Promise.all([first, second].map(pricesOf))
    expect(after).toEqual(
      before.map((prices) =>
        prices.map((price) => ({ ...price, amount: Math.round(price.amount * 105 + 1e-9) / 100 })),
      ),
    )
    expect(await undo(planned.id)).toMatchObject({ state: 'undone', done: 2, left_count: 0 })
    expect(await Promise.all([first, second].map(pricesOf))).toEqual(before)
  })

  it('counts the products with a price that changes by over 20 %', async () => {
    const change20 = { kind: 'price', percent: 20 } as const
    await db
      .update(variantPrices)
      .set({ amount: 200 })
      .where(
        inArray(
          variantPrices.variantId,
          db.select({ id: variants.id }).from(variants).where(eq(variants.productId, first)),
        ),
      )
    expect(await plan({ ids: [first], change: change20 })).toMatchObject({ count: 1, price_jumps: 0 })
    const jump = await plan({ ids: [first], change: { ...change20, percent: 20.5 } })
    expect(jump).toMatchObject({ price_jumps: 1 })
    await expect(apply(jump.id, 'no')).rejects.toMatchObject({ code: 'price_jumps', params: { count: 1 } })
    expect((await pricesOf(first))[0]!.amount).toBe(2)
  })

  it('refuses products whose price would be zero, and names them', async () => {
    const ofFirst = db.select({ id: variants.id }).from(variants).where(eq(variants.productId, first))
    await db.update(variantPrices).set({ amount: 1 }).where(inArray(variantPrices.variantId, ofFirst))
    const planned = await plan({ ids: [first, second], change: { kind: 'price', percent: -60 } })
    expect(planned).toMatchObject({ count: 1, refused_count: 1, refused: [{ id: first, reason: 'price_too_low' }] })
  })

  it('keeps the stock that was sold meanwhile', async () => {
    const planned = await plan({ ids: [second], change: { kind: 'price', percent: 1 } })
    await db.update(variants).set({ inventoryQuantity: 7 }).where(eq(variants.productId, second))
    await apply(planned.id)
    expect((await read(second)).variants.every(({ inventory_quantity }) => inventory_quantity === 7)).toBe(true)
  })
})

describe('a product that a colleague changed', () => {
  it('is left and named if the same field was changed since the plan', async () => {
    const planned = await plan({ ids: [first, second], change: { kind: 'tags', add_tags: ['Autumn'] } })
    await change(first, { tags: ['Colleague'] })
    await change(second, { brand: 'Another brand' })
    const applied = await apply(planned.id)
    expect(applied).toMatchObject({ done: 1, left_count: 1, left: [{ id: first }] })
    expect((await read(first)).tags).toEqual(['Colleague'])
    expect((await read(second)).tags).toContain('Autumn')
    expect((await read(second)).brand).toBe('Another brand')
  })

  it('is left by the undo if the same field was changed since, and restored otherwise', async () => {
    const before = [(await read(first)).category, (await read(second)).category]
    const category = all.find((product) => !before.includes(product.category))!.category
    const planned = await plan({ ids: [first, second], change: { kind: 'category', category } })
    await apply(planned.id)
    const others = all.filter((product) => ![category, ...before].includes(product.category))
    await change(first, { category: others[0]!.category })
    const colleagues = (await read(first)).category
    await change(second, { title: 'Another title' })
    expect(await undo(planned.id)).toMatchObject({ done: 1, left_count: 1, left: [{ id: first }] })
    expect((await read(first)).category).toBe(colleagues)
    expect(await read(second)).toMatchObject({ category: before[1], title: 'Another title' })
  })
})

describe('a bulk change', () => {
  it('is applied once by two presses at once, with one entry in the activity', async () => {
    const planned = await plan({ ids: [second, third], change: { kind: 'price', percent: 10 } })
    const before = await pricesOf(third)
    await Promise.all([apply(planned.id), apply(planned.id), apply(planned.id)])
    expect(await pricesOf(third)).toEqual(
      before.map((price) => ({ ...price, amount: Math.round(price.amount * 110 + 1e-9) / 100 })),
    )
    expect(await entriesOf(planned.id)).toMatchObject([
      { action: 'product.bulk_changed', after: { kind: 'price', percent: 10, products: 2 } },
    ])
    await Promise.all([undo(planned.id), undo(planned.id)])
    expect(await pricesOf(third)).toEqual(before)
    expect((await entriesOf(planned.id)).map(({ action }) => action)).toEqual([
      'product.bulk_undone',
      'product.bulk_changed',
    ])
    await expect(apply(planned.id)).rejects.toMatchObject({ code: 'bulk_change_undone' })
  })

  it('archives and publishes, and restores the exact times', async () => {
    const archived = await plan({ ids: [third], change: { kind: 'archive' } })
    await apply(archived.id)
    expect((await read(third)).status).toBe('archived')
    expect(await plan({ ids: [third], change: { kind: 'publish' } })).toMatchObject({
      count: 0,
      refused: [{ id: third, reason: 'archived' }],
    })
    const { published_at } = await read(third)
    expect(await undo(archived.id)).toMatchObject({ done: 1 })
    expect(await read(third)).toMatchObject({ status: 'published', published_at })
    await change(third, { published: false })
    const published = await plan({ ids: [third, second], change: { kind: 'publish' } })
    expect(published).toMatchObject({ count: 1, unchanged: 1 })
    await apply(published.id)
    expect((await read(third)).status).toBe('published')
  })

  it('restores archived products, which are published or drafts as before, and is undone', async () => {
    await apply((await plan({ ids: [third, second], change: { kind: 'archive' } })).id)
    await change(second, { published: false })
    const restored = await plan({ ids: [first, second, third], change: { kind: 'restore' } })
    expect(restored).toMatchObject({ count: 2, unchanged: 1, refused_count: 0 })
    expect(await apply(restored.id)).toMatchObject({ done: 2, remaining: 0 })
    expect([(await read(second)).status, (await read(third)).status]).toEqual(['draft', 'published'])
    await undo(restored.id)
    expect((await read(third)).status).toBe('archived')
    await apply((await plan({ ids: [second, third], change: { kind: 'restore' } })).id)
    await apply((await plan({ ids: [second], change: { kind: 'publish' } })).id)
  })

  it('of a filter changes the products of all pages, 500 at a time', async () => {
    const { count } = await unwrap(
      client.GET('/admin/products', { params: { query: { status: 'published', limit: 1 } } }),
    )
    const planned = await plan({ filter: { status: 'published' }, change: { kind: 'tags', add_tags: ['Everything'] } })
    expect(planned.count).toBe(count)
    expect(await apply(planned.id)).toMatchObject({ done: 500, remaining: count - 500 })
    expect(await apply(planned.id)).toMatchObject({ done: count, remaining: 0 })
    const [tagged] = await db.select().from(products).where(eq(products.id, second))
    expect(tagged!.searchText).toContain('everything')
    await undo(planned.id)
    expect(await undo(planned.id)).toMatchObject({ done: count, remaining: 0 })
  })

  it('refuses a request without products or without a value', async () => {
    const refused = (body: object) => client.POST('/admin/bulk-changes', { body: body as never })
    await expect(refused({ change: { kind: 'publish' } })).rejects.toMatchObject({
      fields: { ids: { code: 'required' } },
    })
    await expect(refused({ ids: [first], change: { kind: 'price' } })).rejects.toMatchObject({
      fields: { 'change.percent': { code: 'required' } },
    })
    await expect(refused({ ids: [first], change: { kind: 'category', category: 'Nowhere' } })).rejects.toMatchObject({
      fields: { 'change.category': { code: 'unknown_category' } },
    })
    await expect(undo('bulk_unknown')).rejects.toMatchObject({ code: 'bulk_change_not_found' })
  })

  it('is deleted after a day if it was not applied', async () => {
    const planned = await plan({ ids: [first], change: { kind: 'archive' } })
    shop.clock.advance(25 * 60 * 60 * 1000)
    await createBulkChanges(shop.context).plan({ ids: [first], change: { kind: 'archive' } })
    expect(await db.select().from(bulkChanges).where(eq(bulkChanges.id, planned.id))).toEqual([])
  })
})
