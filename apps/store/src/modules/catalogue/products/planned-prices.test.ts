import { unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bulkChangeRows, bulkChanges, events, priceChanges } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const { client } = await addOperator(shop, 'catalogue')
const { products: all } = await unwrap(client.GET('/admin/products', { params: { query: { limit: 2 } } }))
const products = await Promise.all(
  all.map(async ({ id }) => (await unwrap(client.GET('/admin/products/{id}', { params: { path: { id } } }))).product),
)
const [first, second] = products.map(({ id, variants: [variant] }) => ({ id, variant: variant! }))

const start = new Date(shop.clock.now().getTime() + 86_400_000)
const later = new Date(shop.clock.now().getTime() + 2 * 86_400_000)
const price = (variantId: string, amount: number, validFrom = start) => ({
  variantId,
  currencyCode: 'eur',
  minQuantity: 1,
  validFrom,
  amount,
})
const list = (query: { product_id?: string; import_id?: string } = {}) =>
  unwrap(client.GET('/admin/planned-prices', { params: { query } }))
const remove = async (variantId: string, startsAt: Date) =>
  (
    await unwrap(
      client.POST('/admin/planned-prices/remove', {
        body: { prices: [{ variant_id: variantId, min_quantity: 1, starts_at: startsAt.toISOString() }] },
      }),
    )
  ).removed

it('are listed by their start, of all products, of one, and of the import that has planned them', async () => {
  await db
    .insert(priceChanges)
    .values([price(first!.variant.id, 900, later), price(first!.variant.id, 800), price(second!.variant.id, 700)])
  const key = (at: Date) => `1 ${at.toISOString()}`
  await db.insert(bulkChanges).values({ id: 'import_7', change: {}, summary: {}, createdAt: start })
  await db.insert(bulkChangeRows).values({
    bulkChangeId: 'import_7',
    productId: first!.id,
    before: { variants: [{ id: first!.variant.id, planned: { [key(start)]: 800 } }] },
    after: { variants: [{ id: first!.variant.id, planned: { [key(start)]: 800, [key(later)]: 900 } }] },
  })
  const { planned_prices: found, count } = await list()
  expect(count).toBe(3)
  expect(found.at(-1)).toEqual({
    product_id: first!.id,
    title: products[0]!.title,
    variant_id: first!.variant.id,
    variant_title: first!.variant.title,
    sku: first!.variant.sku,
    min_quantity: 1,
    amount: 9,
    before: first!.variant.prices[0]!.amount,
    currency_code: 'eur',
    starts_at: later.toISOString(),
  })
  expect(await list({ product_id: second!.id })).toMatchObject({ count: 1, planned_prices: [{ amount: 7 }] })
  expect(await list({ import_id: 'import_7' })).toMatchObject({ count: 1, planned_prices: [{ amount: 9 }] })
  expect(await list({ import_id: 'import_8' })).toMatchObject({ count: 0 })
})

it('are removed once, and recorded; the current price stays', async () => {
  const before = await client.GET('/admin/products/{id}', { params: { path: { id: second!.id } } })
  expect(await remove(second!.variant.id, start)).toBe(1)
  expect(await remove(second!.variant.id, start)).toBe(0)
  expect(await list({ product_id: second!.id })).toMatchObject({ count: 0 })
  const after = await client.GET('/admin/products/{id}', { params: { path: { id: second!.id } } })
  expect(after.data!.product.variants).toEqual(before.data!.product.variants)
  const [entry] = await db.select().from(events).where(eq(events.subjectId, second!.id)).orderBy(desc(events.id))
  expect(entry).toMatchObject({
    action: 'product.changed',
    before: { variants: [{ id: second!.variant.id, planned: { [`1 ${start.toISOString()}`]: 700 } }] },
    after: { variants: [{ planned: {} }] },
  })
})
