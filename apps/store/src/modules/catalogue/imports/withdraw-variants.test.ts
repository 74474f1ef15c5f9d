import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products, variants } from '../../../platform/db/schema'
import { addOwner, send } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { db } = shop.database
const { upload, answer, apply } = await createLineImporter(shop)

/** Imports a file and returns its check. */
async function importLines(lines: readonly string[], targets?: Parameters<typeof upload>[1]): Promise<Import> {
  const checked = await answer(await upload(lines, targets), { stock: { value: '9' } })
  expect(checked.state).toBe('checked')
  await apply(checked)
  return checked
}

const withdrawnIn = ({ report }: Import) =>
  report!.warnings
    .filter(({ problem }) => problem.code === 'variant_withdrawn')
    .map(({ row, sku, column }) => [row, sku, column])
const availabilities = async (pattern: string) =>
  Object.fromEntries(
    (await db.select().from(variants).where(like(variants.sku, pattern))).map((each) => [each.sku, each.availability]),
  )
const isPublished = async (title: string) => {
  const [product] = await db.select().from(products).where(eq(products.title, title))
  return product!.publishedAt !== null
}

const headings = 'Art.nr;Benämning;Storlek;Pris;Aktiv'
const targets: Parameters<typeof upload>[1] = ['sku', 'product', 'option1_value', 'price', 'published']

describe('a variant that its file does not publish', () => {
  it('is imported but not sold if others of its product are published, in any order', async () => {
    const job = await importLines(
      [headings, 'WV-1;Withdrawn oats;S;1;nej', 'WV-2;Withdrawn oats;M;2;ja', 'WV-3;Withdrawn oats;L;3;ja'],
      targets,
    )
    expect(withdrawnIn(job)).toEqual([[2, 'WV-1', 'published']])
    expect(job.report).toMatchObject({ created: 3, failed: 0 })
    expect(await availabilities('WV-%')).toEqual({ 'WV-1': 'withdrawn', 'WV-2': 'tracked', 'WV-3': 'tracked' })
    expect(await isPublished('Withdrawn oats')).toBe(true)
  })

  it('stops being sold when a later file withdraws it, stays in carts, and comes back', async () => {
    const rows = (state: string) => [headings, `WS-1;Seasonal;S;1;${state}`, 'WS-2;Seasonal;M;2;ja']
    await importLines(rows('ja'), targets)
    const owner = await addOwner(shop)
    const [variant] = await db.select().from(variants).where(eq(variants.sku, 'WS-1'))
    const body = { items: [{ variant_id: variant!.id, quantity: 1 }] }
    const add = () => send(shop, 'addCartItems', { body }, owner)
    expect((await add()).statusCode).toBe(200)
    await importLines(rows('nej'), targets)
    expect((await add()).statusCode).toBe(409)
    const cart = await send(shop, 'getCart', {}, owner)
    const line = cart.json().cart.items.find((each: { variant_sku: string }) => each.variant_sku === 'WS-1')
    expect(line).toMatchObject({ quantity: 1, inventory_quantity: 0 })
    const stored = await db.select().from(variants).where(eq(variants.sku, 'WS-1'))
    expect(stored[0]).toMatchObject({ id: variant!.id, inventoryQuantity: 9, availability: 'withdrawn' })
    await importLines(rows('ja'), targets)
    expect(await availabilities('WS-%')).toEqual({ 'WS-1': 'tracked', 'WS-2': 'tracked' })
  })

  it('does not hide the variants that its file leaves out', async () => {
    const all = [headings, 'WP-1;Partial;S;1;ja', 'WP-2;Partial;M;2;ja']
    await importLines(all, targets)
    expect(withdrawnIn(await importLines([headings, 'WP-1;Partial;S;1;nej'], targets))).toHaveLength(1)
    expect(await availabilities('WP-%')).toEqual({ 'WP-1': 'withdrawn', 'WP-2': 'tracked' })
    expect(await isPublished('Partial')).toBe(true)
  })

  it('hides the product if no variant of it is published', async () => {
    const job = await importLines([headings, 'WN-1;Nothing;S;1;nej', 'WN-2;Nothing;M;2;nej'], targets)
    expect(withdrawnIn(job)).toEqual([])
    expect(await availabilities('WN-%')).toEqual({ 'WN-1': 'tracked', 'WN-2': 'tracked' })
    expect(await isPublished('Nothing')).toBe(false)
  })
})

describe('the shop’s own format', () => {
  const own = 'sku,product,tax_class,option1_name,option1_value,price EUR,published'

  it('withdraws a variant that is not published beside one that is', async () => {
    const job = await importLines([own, 'WO-1,Own oats,food,Size,S,1,yes', 'WO-2,Own oats,food,Size,M,2,no'])
    expect(withdrawnIn(job)).toEqual([[3, 'WO-2', 'published']])
    expect(await availabilities('WO-%')).toEqual({ 'WO-1': 'tracked', 'WO-2': 'withdrawn' })
  })

  it('hides the product of a row beside rows that say nothing', async () => {
    await importLines([own, 'WH-1,Hidden oats,food,Size,S,1,no', 'WH-2,Hidden oats,food,Size,M,2,'])
    expect(await availabilities('WH-%')).toEqual({ 'WH-1': 'tracked', 'WH-2': 'tracked' })
    expect(await isPublished('Hidden oats')).toBe(false)
  })
})
