import { faultTexts } from '../../../testing/fault-texts'
import { unwrap } from '@skafferi/api'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, products, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product as sold } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'
import { createImportsOperator } from './imports.operator'
import { openTable } from './open-catalog-file'
import { readTable } from './table-file'
import { createImports } from './imports.service'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const { id } = sold
const [variant] = sold.variants as [(typeof sold.variants)[number]]
const sku = variant.sku!

const read = async () =>
  (await sendAdmin(shop, 'getProduct', { path: { id } }, { token: elsa.token })).headers.etag as string
const changeState = (operation: 'archiveProduct' | 'restoreProduct', tag?: string) =>
  sendAdmin(shop, operation, { path: { id }, ...(tag && { headers: { 'if-match': tag } }) }, { token: elsa.token })
const archive = async () => {
  const answer = await changeState('archiveProduct', await read())
  expect([answer.statusCode, faultTexts(answer.json())]).toEqual([200, undefined])
  return answer.headers.etag as string
}
const restore = async () => expect((await changeState('restoreProduct', await read())).statusCode).toBe(200)
const { importRows: takeRows } = createImportsOperator(shop.context)
const take = async (file: string) =>
  createImports(shop.context).importFile(openTable(await readTable(Buffer.from(file))), {
    kind: 'catalog',
    isCheck: false,
    taxClass: 'food',
  })

/** Returns the pages on which a buyer can see the product. */
async function viewOf({ client }: Awaited<ReturnType<typeof addBuyer>>) {
  const has = (list: readonly { id: string }[]) => list.some((each) => each.id === id)
  const listed = await unwrap(
    client.GET('/store/products/get-all', { params: { query: { limit: 100, category: sold.category?.name } } }),
  )
  const found = await unwrap(client.GET('/store/products', { params: { query: { q: sold.title, limit: 100 } } }))
  const explore = (offset: number) =>
    unwrap(client.GET('/store/products/explore', { params: { query: { limit: 100, offset } } }))
  // Products that are new in a large category come late.
  const explored = [await explore(0)]
  for (let offset = 100; offset < explored[0]!.count; offset += 100) explored.push(await explore(offset))
  const page = await client.GET('/store/products/{id}', { params: { path: { id } } }).then(
    () => 200,
    ({ status }: { status: number }) => status,
  )
  const byHandle = await client.GET('/store/products/{id}', { params: { path: { id: sold.handle } } }).then(
    () => 200,
    ({ status }: { status: number }) => status,
  )
  const { articles } = await unwrap(client.GET('/store/customer/usual-articles', { params: { query: { limit: 10 } } }))
  const wishlist = await unwrap(client.GET('/store/customer/wishlist', {}))
  return {
    listed: has(listed.products),
    found: has(found.products),
    explored: has(explored.flatMap((part) => part.products)),
    page,
    byHandle,
    usual: articles.some(({ variant_id }) => variant_id === variant.id),
    wished: has(wishlist.wishlist),
  }
}

describe('an archived product', () => {
  it('is invisible to buyers and kept in orders until it is restored', async () => {
    const buyer = await addBuyer(shop)
    const { client } = buyer
    const add = async () =>
      (
        await unwrap(
          client.POST('/store/cart/items/add', { body: { items: [{ variant_id: variant.id, quantity: 6 }] } }),
        )
      ).cart
    await add()
    await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
    await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
    const { order_id: orderId } = await unwrap(client.POST('/store/cart/complete', { body: {} }))
    await unwrap(client.POST('/store/customer/wishlist/add', { body: { product_id: id } }))
    const before = await viewOf(buyer)
    expect(before).toEqual({
      listed: true,
      found: true,
      explored: true,
      page: 200,
      byHandle: 200,
      usual: true,
      wished: true,
    })
    const {
      items: [line],
    } = await add()

    const tag = await archive()
    expect(await viewOf(buyer)).toEqual({
      listed: false,
      found: false,
      explored: false,
      page: 404,
      byHandle: 404,
      usual: false,
      wished: false,
    })
    const { cart } = await unwrap(client.GET('/store/cart/info'))
    expect(cart.items).toMatchObject([{ variant_id: variant.id, inventory_quantity: 0 }])
    await expect(client.POST('/store/cart/complete', { body: {} })).rejects.toMatchObject({
      code: 'product_unavailable',
      fields: { [line!.id]: { code: 'not_for_sale' } },
    })
    await expect(
      client.POST('/store/cart/items/add', { body: { items: [{ variant_id: variant.id, quantity: 1 }] } }),
    ).rejects.toMatchObject({ status: 404 })
    const again = await unwrap(client.GET('/store/orders/{id}/reorder', { params: { path: { id: orderId } } }))
    expect(again.lines[0]).toMatchObject({ code: 'gone', quantity: 0, unit_price: null })
    const { order } = await unwrap(client.GET('/store/orders/{id}', { params: { path: { id: orderId } } }))
    expect(order.items).toMatchObject([{ variant_id: variant.id, quantity: 6 }])

    expect((await changeState('restoreProduct', tag)).json()).toMatchObject({ product: { status: 'published' } })
    expect(await viewOf(buyer)).toEqual(before)
  })

  it('appears only in the list of archived products, and in the history', async () => {
    await archive()
    const listed = async (status: 'archived' | 'published') =>
      (await unwrap(elsa.client.GET('/admin/products', { params: { query: { q: sku, status } } }))).products.map(
        (each) => each.status,
      )
    expect([await listed('archived'), await listed('published')]).toEqual([['archived'], []])
    await restore()
    expect([await listed('archived'), await listed('published')]).toEqual([[], ['published']])
    const entries = await db.select().from(events).where(eq(events.subjectId, id)).orderBy(asc(events.id))
    const at = shop.clock.now().toISOString()
    expect(entries.slice(-2)).toMatchObject([
      { action: 'product.archived', operatorId: elsa.id, before: { archivedAt: null }, after: { archivedAt: at } },
      { action: 'product.restored', operatorId: elsa.id, before: { archivedAt: at }, after: { archivedAt: null } },
    ])
  })

  it('is archived and restored if it is unchanged since it was read, and only once', async () => {
    const tag = await read()
    expect((await changeState('archiveProduct')).statusCode).toBe(428)
    const both = await Promise.all([changeState('archiveProduct', tag), changeState('archiveProduct', tag)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect(both.find(({ statusCode }) => statusCode === 412)!.json()).toMatchObject({
      code: 'product_changed',
      product: { id, status: 'archived' },
    })
    expect((await changeState('archiveProduct', await read())).json()).toMatchObject({ code: 'already_archived' })
    await restore()
    expect((await changeState('restoreProduct', await read())).json()).toMatchObject({ code: 'not_archived' })
    const answer = await sendAdmin(
      shop,
      'archiveProduct',
      { path: { id: 'prod_nothing' }, headers: { 'if-match': tag } },
      { token: elsa.token },
    )
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'product_not_found'])
  })

  it('that was a draft is a draft after restoring', async () => {
    const publishedAt = new Date(sold.published_at)
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, id))
    await archive()
    expect((await changeState('restoreProduct', await read())).json()).toMatchObject({ product: { status: 'draft' } })
    await db.update(products).set({ publishedAt }).where(eq(products.id, id))
  })

  it('can be changed but not published', async () => {
    const headers = { 'if-match': await archive() }
    const change = (body: object) =>
      sendAdmin(shop, 'updateProduct', { path: { id }, headers, body }, { token: elsa.token })
    const refused = await change({ published: true })
    expect([refused.statusCode, faultTexts(refused.json())]).toEqual([
      400,
      { published: 'cannot show a product that is archived: restore it first' },
    ])
    expect((await change({ description: 'Kept for the record.' })).json()).toMatchObject({
      product: { status: 'archived', description: 'Kept for the record.' },
    })
    await restore()
  })
})

describe('a file with a row of an archived product', () => {
  const stockOf = async () =>
    (await db.select({ pieces: variants.inventoryQuantity }).from(variants).where(eq(variants.id, variant.id)))[0]!
      .pieces
  const archivedAt = async () =>
    (await db.select({ at: products.archivedAt }).from(products).where(eq(products.id, id)))[0]!.at

  it('changes it and leaves it archived', async () => {
    await archive()
    expect(await take(`sku,stock,brand\n${sku},321,Other\n`)).toMatchObject({ updated: 1, failed: 0 })
    expect(await stockOf()).toBe(321)
    expect(await takeRows('stock', ['sku', 'stock'], [[sku, '322']])).toMatchObject({ updated: 1, failed: 0 })
    expect(await stockOf()).toBe(322)
    expect(await archivedAt()).not.toBeNull()
    await take(`sku,brand\n${sku},${sold.brand}\n`)
    await restore()
  })

  it.each([
    ['yes', 5],
    ['2200-12-01', 6],
  ])('changes it without publishing it if it says that it is published: %s', async (published, stock) => {
    await archive()
    expect(await take(`sku,stock,published\n${sku},${stock},${published}\n`)).toMatchObject({
      failed: 0,
      warned: 1,
      warnings: [
        {
          sku,
          column: 'product',
          problem: { message: 'is archived: it is updated and stays hidden' },
        },
      ],
    })
    expect(await archivedAt()).not.toBeNull()
    expect(await stockOf()).toBe(stock)
    await restore()
  })

  it('creates another product with the same title under a new SKU', async () => {
    await archive()
    expect(
      await take(`sku,product,category,brand,price EUR\nAR-1,${sold.title},${sold.category?.name},${sold.brand},1\n`),
    ).toMatchObject({ created: 1, failed: 0 })
    expect(await db.$count(products, eq(products.title, sold.title))).toBe(2)
    await restore()
  })
})
