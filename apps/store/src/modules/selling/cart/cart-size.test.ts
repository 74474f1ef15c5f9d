import { unwrap, type ApiError, type ShopClient } from '@skafferi/api'
import { maximumCartLines } from '@skafferi/domain/rules/cart/cart-size'
import { asc, eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cartItems, orderItems, variants } from '../../../platform/db/schema'
import { seedManyProducts } from '../../../seed/many-products'
import { generatedPrefix } from '../../../seed/many-products-rows'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { fillCarts, type Line } from '../../../testing/carts'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database

/** Exceeds PostgreSQL's parameter limit for one statement, with 19 parameters for each order line. */
const manyLines = 3_600

let articles: { id: string; sku: string }[]

beforeAll(async () => {
  await seedManyProducts(db, 3_500, shop.clock.now())
  const generated = like(variants.productId, `${generatedPrefix}%`)
  await db.update(variants).set({ inventoryQuantity: 1_000 }).where(generated)
  const rows = await db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(generated)
    .orderBy(asc(variants.id))
  articles = rows.map(({ id, sku }) => ({ id, sku: sku! }))
}, 120_000)

const linesFrom = (start: number, count: number) => articles.slice(start, start + count).map(({ id }): Line => [id, 1])

/** Creates a buyer whose cart has this number of lines. */
async function buyerWith(lines: number): Promise<Buyer> {
  const buyer = await addBuyer(shop)
  await fillCarts(db, [buyer], () => linesFrom(0, lines), shop.clock.now())
  return buyer
}

const countOf = ({ companyId }: Buyer) => db.$count(cartItems, eq(cartItems.cartId, `cart_of_${companyId}`))
const itemsOf = (start: number, count: number) =>
  articles.slice(start, start + count).map(({ id }) => ({ variant_id: id, quantity: 1 }))
const add = (client: ShopClient, start: number, count: number) =>
  unwrap(client.POST('/store/cart/items/add', { body: { items: itemsOf(start, count) } }))
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

describe('a cart of 1,500 lines', () => {
  it('accepts no further line, reports its size, and applies nothing of a call that does not fit', async () => {
    const buyer = await buyerWith(maximumCartLines - 1)
    const refusal = await refusalOf(add(buyer.client, maximumCartLines - 1, 2))
    const message = 'A cart holds at most 1,500 lines. Place this order, or remove lines, then add the rest.'
    expect(refusal).toMatchObject({ status: 409, code: 'cart_full', message, params: { limit: 1_500, lines: 1_499 } })
    expect(refusal?.fields).toMatchObject({ [articles[maximumCartLines]!.id]: { code: 'cart_full' } })
    expect(await countOf(buyer)).toBe(1_499)
    const { cart } = await add(buyer.client, maximumCartLines - 1, 1)
    expect(cart.items).toHaveLength(1_500)
  })

  it('accepts more pieces of its articles', async () => {
    const buyer = await buyerWith(maximumCartLines)
    const { cart } = await add(buyer.client, 0, 3)
    expect(cart.items.slice(0, 4).map(({ quantity }) => quantity)).toEqual([2, 2, 2, 1])
  })

  it('accepts those of many articles that fit, in order, and reports the rest', async () => {
    const buyer = await buyerWith(maximumCartLines - 2)
    const start = maximumCartLines - 3
    const body = { items: itemsOf(start, 5) }
    const { results, success, message } = await unwrap(buyer.client.POST('/store/cart/items/bulk-add', { body }))
    expect(results.map(({ code }) => code)).toEqual(['added', 'added', 'added', 'cart_full', 'cart_full'])
    expect([success, message]).toEqual([true, '3 of 5 articles were added to the cart.'])
    expect(await countOf(buyer)).toBe(1_500)
    const again = await unwrap(
      buyer.client.POST('/store/cart/items/bulk-add', { body: { items: itemsOf(start + 3, 2) } }),
    )
    expect([again.success, again.message]).toEqual([false, 'Nothing was added to the cart.'])
  })

  it.each([true, false])(
    'sets those of many rows that fit, in order, and reports the rest (preview: %s)',
    async (preview) => {
      const buyer = await buyerWith(maximumCartLines - 1)
      const rows = articles.slice(maximumCartLines - 1, maximumCartLines + 2).map(({ sku }) => ({ sku, quantity: 2 }))
      const body = { preview, rows: [...rows, { sku: articles[0]!.sku, quantity: 5 }] }
      const report = await unwrap(buyer.client.POST('/store/cart/items/bulk', { body }))
      expect(report.results.map(({ status, code }) => code ?? status)).toEqual([
        'added',
        'cart_full',
        'cart_full',
        'updated',
      ])
      expect(await countOf(buyer)).toBe(preview ? 1_499 : 1_500)
    },
  )

  it('accepts the last line from only one of two concurrent requests', async () => {
    const buyer = await buyerWith(maximumCartLines - 1)
    const calls = Array.from({ length: 6 }, (_, index) => refusalOf(add(buyer.client, maximumCartLines + index, 1)))
    const codes = (await Promise.all(calls)).map((refusal) => refusal?.code)
    expect(codes.toSorted()).toEqual([...Array(5).fill('cart_full'), undefined])
    expect(await countOf(buyer)).toBe(1_500)
  })
})

describe('a cart that is larger than the limit', () => {
  it('can be read, changed, emptied and ordered', async () => {
    const buyer = await buyerWith(manyLines)
    const { client } = buyer
    const { cart } = await unwrap(client.GET('/store/cart/info'))
    expect(cart.items).toHaveLength(manyLines)
    const path = { id: cart.items[0]!.id }
    await unwrap(client.PATCH('/store/cart/items/{id}', { params: { path }, body: { quantity: 3 } }))
    expect(await refusalOf(add(client, manyLines, 1))).toMatchObject({
      code: 'cart_full',
      params: { lines: manyLines },
    })
    const item_ids = cart.items.slice(1, 11).map(({ id }) => id)
    const removed = await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids } }))
    expect(removed.cart.items).toHaveLength(manyLines - 10)
    const { order_id } = await unwrap(client.POST('/store/cart/complete', {}))
    expect(await db.$count(orderItems, eq(orderItems.orderId, order_id))).toBe(manyLines - 10)
    const { order } = await unwrap(client.GET('/store/orders/{id}', { params: { path: { id: order_id } } }))
    expect(order.items.map(({ variant_id }) => variant_id)).toEqual(
      removed.cart.items.map(({ variant_id }) => variant_id),
    )
  }, 120_000)
})
