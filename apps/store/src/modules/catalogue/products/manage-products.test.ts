import { unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, variants } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))
const elsa = await addOperator(shop, 'catalogue')
const { client, token } = elsa
const { id } = product
const sku = product.variants[0]!.sku!

const read = async () => {
  const answer = await sendAdmin(shop, 'getProduct', { path: { id } }, { token })
  return { product: answer.json().product, tag: answer.headers.etag as string }
}
const change = (tag: string | undefined, body: object) =>
  sendAdmin(shop, 'updateProduct', { path: { id }, body, ...(tag && { headers: { 'if-match': tag } }) }, { token })
const sold = async () => (await unwrap(anna.GET('/store/products/{id}', { params: { path: { id } } }))).product

describe('a product', () => {
  it('is found by title, SKU and status, with its stock', async () => {
    const query = { q: sku, status: 'published' } as const
    const { products, count } = await unwrap(client.GET('/admin/products', { params: { query } }))
    expect(count).toBe(1)
    expect(products).toMatchObject([{ id, title: product.title, status: 'published', variants: 1 }])
  })

  it('changes a price by more than 20 % only if that is confirmed, and in place of the displayed price', async () => {
    const { tag, product: before } = await read()
    const { amount } = before.variants[0]!.prices[0]!
    const priced = (price: object, confirm: object = {}) => ({
      ...confirm,
      variants: [{ sku, prices: [{ min_quantity: 1, ...price }] }],
    })
    const [raised, usual] = [Math.round(amount * 125) / 100, Math.round(amount * 110) / 100]
    const refused = await change(tag, priced({ amount: raised }))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'price_jump', params: { sku, before: `${amount.toFixed(2)} EUR`, after: `${raised.toFixed(2)} EUR` } },
    ])
    const outdated = await change(tag, priced({ amount: usual, replaces_amount: usual + 1 }))
    expect(outdated.json()).toMatchObject({ code: 'price_changed', params: { sku, now: `${amount.toFixed(2)} EUR` } })
    expect((await read()).tag).toBe(tag)
    const confirmed = await change(
      tag,
      priced({ amount: raised, replaces_amount: amount }, { confirm_price_jumps: true }),
    )
    expect(confirmed.statusCode).toBe(200)
    expect(
      (await change(confirmed.headers.etag as string, priced({ amount, replaces_amount: raised }))).statusCode,
    ).toBe(200)
  })

  it('is changed if it is unchanged since it was read, which buyers see at once and the history records', async () => {
    const {
      tag,
      product: {
        variants: [present],
      },
    } = await read()
    const stock = { inventory_quantity: 77, replaces_inventory_quantity: present.inventory_quantity }
    const body = {
      title: 'Another title',
      description: null,
      confirm_price_jumps: true,
      variants: [{ sku, ...stock, prices: [{ min_quantity: 1, amount: 3.21 }] }],
    }
    const answer = await change(tag, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).not.toBe(tag)
    const products = await sold()
    expect(products).toMatchObject({ title: 'Another title', description: '' })
    expect(products.variants[0]).toMatchObject({
      inventory_quantity: 77,
      prices: expect.arrayContaining([expect.objectContaining({ amount: 3.21, min_quantity: 1 })]),
    })
    const [entry] = await shop.database.db
      .select()
      .from(events)
      .where(eq(events.subjectId, id))
      .orderBy(desc(events.id))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'product.changed',
      operatorId: elsa.id,
      before: { title: product.title },
      after: { title: 'Another title', description: '' },
    })
    expect(Object.keys(entry!.after as object).sort()).toEqual(['description', 'title', 'variants'])
  })

  it('that was changed since it was read is returned and not overwritten', async () => {
    const { tag } = await read()
    expect((await change(tag, { brand: 'First' })).statusCode).toBe(200)
    const refused = await change(tag, { brand: 'Second' })
    expect(refused.statusCode).toBe(412)
    expect(refused.json()).toMatchObject({ code: 'product_changed', product: { brand: 'First' } })
    expect((await change(refused.headers.etag as string, { brand: 'Second' })).statusCode).toBe(200)
    expect((await change(undefined, { brand: 'Third' })).statusCode).toBe(428)
  })

  it('is changed even if its stock was sold since it was read', async () => {
    const { tag } = await read()
    await shop.database.db.update(variants).set({ inventoryQuantity: 5 }).where(eq(variants.productId, id))
    expect((await change(tag, { brand: 'Fourth' })).json()).toMatchObject({
      product: { variants: [{ inventory_quantity: 5 }] },
    })
  })

  it('keeps its stock and reports both numbers if it was sold since it was displayed', async () => {
    const setStock = (pieces: number) =>
      shop.database.db.update(variants).set({ inventoryQuantity: pieces }).where(eq(variants.productId, id))
    await setStock(40)
    const { tag } = await read()
    await setStock(38)
    const given = { sku, inventory_quantity: 60, replaces_inventory_quantity: 40 }
    const refused = await change(tag, { brand: 'Not this one', variants: [given] })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'stock_changed', params: { sku, seen: 40, now: 38 } })
    expect((await read()).product).toMatchObject({ brand: 'Fourth', variants: [{ inventory_quantity: 38 }] })
    const done = await change(tag, { variants: [{ ...given, replaces_inventory_quantity: 38 }] })
    expect(done.json()).toMatchObject({ product: { variants: [{ inventory_quantity: 60 }] } })
    // Sending the same number again is a no-op.
    expect((await change(done.headers.etag as string, { variants: [given] })).statusCode).toBe(200)
  })

  it.each([
    [{ variants: [{ sku, inventory_quantity: 9 }] }, 'variants.0.replaces_inventory_quantity'],
    [{ variants: [{ sku, prices: [{ min_quantity: 1, amount: '1,50' }] }] }, 'variants.0.prices.0.amount'],
    [{ category: 'Nothing of the kind' }, 'category'],
    [{ variants: [{ sku: 'NOBODY' }] }, 'variants.0.sku'],
    [{ variants: [{ sku, gtin: '4006381333930' }] }, 'variants.0.gtin'],
    [{ variants: [{ sku, prices: [{ min_quantity: 1, amount: 1.234 }] }] }, 'variants.0.prices.0.amount'],
    [{ title: ' ' }, 'title'],
  ])('refuses %j with the field’s name', async (body, field) => {
    const answer = await change((await read()).tag, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('that is hidden is invisible to buyers, and can be published again', async () => {
    const hidden = await change((await read()).tag, { published: false })
    expect(hidden.json()).toMatchObject({ product: { status: 'draft', published_at: null } })
    await expect(sold()).rejects.toMatchObject({ status: 404 })
    await change(hidden.headers.etag as string, { published: true })
    expect(await sold()).toMatchObject({ id })
  })
})

it('gets stock and prices by SKU; rows fail independently', async () => {
  const stock = {
    rows: [
      { sku, inventory_quantity: 640 },
      { sku: 'NOBODY', inventory_quantity: 1 },
    ],
  }
  expect(await unwrap(client.POST('/admin/stock', { body: stock }))).toMatchObject({
    updated: 1,
    failed: 1,
    failures: [
      { row: 3, sku: 'NOBODY', column: 'sku', problem: { code: 'not_in_shop', message: 'is not in the shop' } },
    ],
  })
  const rows = [
    { sku, min_quantity: 1, amount: 2.5 },
    { sku, min_quantity: 40, amount: 2.25 },
    { sku, min_quantity: 50, amount: null },
  ]
  expect(await unwrap(client.POST('/admin/prices', { body: { rows } }))).toMatchObject({ updated: 3, failed: 0 })
  const { variants: own } = (await read()).product
  expect(own[0]).toMatchObject({ inventory_quantity: 640 })
  expect(own[0].prices).toEqual(expect.arrayContaining([expect.objectContaining({ min_quantity: 40, amount: 2.25 })]))
  expect(own[0].prices.map(({ min_quantity }: { min_quantity: number }) => min_quantity)).not.toContain(50)
})
