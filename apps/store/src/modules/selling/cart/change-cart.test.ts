import { unwrap, requireCart, type Cart, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartItems, carts, products, variants } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

/** 3.20 apiece, 2.72 from 50, 2.48 from 200; taxed at the standard rate; 1,240 in stock. */
const mint = 'variant_01tjarnmint3can'
const mintName = 'Tjärn Cool Mint pouches, Strength 3 · Single can · 10 mg · 14 g'
/** Sweets at 1.85 apiece up to 10 pieces. */
const fish = 'variant_01saltfish120'

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const cartOf = async (client: ShopClient) => (await unwrap(client.GET('/store/cart/info'))).cart
const add = async (client: ShopClient, ...items: [variant_id: string, quantity: number][]) => {
  const body = { items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })) }
  return (await unwrap(client.POST('/store/cart/items/add', { body }))).cart
}
const set = async (client: ShopClient, id: string, quantity: number) =>
  requireCart(await unwrap(client.PATCH('/store/cart/items/{id}', { params: { path: { id } }, body: { quantity } })))
    .cart
const adjust = async (client: ShopClient, item_id: string, adjustment: number) =>
  requireCart(await unwrap(client.POST('/store/cart/items/update', { body: { item_id, adjustment } }))).cart
const remove = async (client: ShopClient, ...item_ids: string[]) =>
  (await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids } }))).cart
const lineOf = (cart: Cart, variantId: string) => cart.items.find(({ variant_id }) => variant_id === variantId)!
const quantities = (cart: Cart) => cart.items.map(({ variant_id, quantity }) => [variant_id, quantity])

describe('a cart', () => {
  it('is empty and has no id until the first piece is added', async () => {
    expect(await cartOf(buyer.client)).toMatchObject({ id: null, items: [], total: 0, shipping_option: null })
    const cart = await add(buyer.client, [mint, 1])
    expect(cart.id).toMatch(/^cart_/)
    expect(await cartOf(buyer.client)).toEqual(cart)
  })

  it('adds up: total = goods − discount + shipping + tax, with tax rounded for each line', async () => {
    const cart = await add(buyer.client, [mint, 60], [fish, 3])
    const [mintLine, fishLine] = cart.items
    expect(mintLine).toMatchObject({ unit_price: 2.72, subtotal: 163.2, tax_rate: 25, tax_total: 40.8, total: 204 })
    const goods = Math.round((163.2 + fishLine!.subtotal) * 100) / 100
    // 3 × 1.85 = 5.55, of which 6% is 0.333.
    expect(fishLine).toMatchObject({ tax_rate: 6, subtotal: 5.55, tax_total: 0.33 })
    expect(cart).toMatchObject({ item_total: goods, shipping_total: 0, shipping_option: { id: 'courier' } })
    const sum = cart.item_total - cart.discount_total + cart.shipping_total + cart.tax_total
    expect(cart.total).toBeCloseTo(sum, 10)
  })

  it('has shipping costs below 140 EUR of goods, with tax', async () => {
    const cart = await add(buyer.client, [mint, 10])
    expect(cart).toMatchObject({
      item_total: 32,
      shipping_total: 19,
      tax_total: 12.75,
      total: 63.75,
      shipping_option: { id: 'local_shipping', amount: 19 },
    })
  })

  it('prices a line by its own quantity, and includes all its tiers', async () => {
    expect(lineOf(await add(buyer.client, [mint, 49]), mint).unit_price).toBe(3.2)
    expect(lineOf(await add(buyer.client, [mint, 1]), mint).unit_price).toBe(2.72)
    const line = lineOf(await add(buyer.client, [mint, 150]), mint)
    expect(line.unit_price).toBe(2.48)
    expect(line.prices.map(({ amount, min_quantity }) => [min_quantity, amount])).toEqual([
      [1, 3.2],
      [50, 2.72],
      [200, 2.48],
    ])
  })

  it('belongs to the company: colleagues share it, others do not see it', async () => {
    const [stranger, colleague] = [await addBuyer(shop), await addColleague(shop, buyer)]
    const cart = await add(buyer.client, [mint, 5])
    expect(await cartOf(colleague.client)).toEqual({ ...cart, changed_by: { name: 'Buyer', is_you: false } })
    expect((await cartOf(stranger.client)).items).toEqual([])
  })

  it('counts lines, not pieces', async () => {
    await add(buyer.client, [mint, 5], [fish, 7])
    expect(await unwrap(buyer.client.GET('/store/cart/count'))).toEqual({ ItemCount: 2 })
  })

  it('shows articles that are no longer sold as out of stock', async () => {
    const [productId] = world.products
      .filter((product) => product.variants.some(({ id }) => id === fish))
      .map(({ id }) => id)
    const { db } = shop.database
    await add(buyer.client, [fish, 1])
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, productId!))
    expect(lineOf(await cartOf(buyer.client), fish).inventory_quantity).toBe(0)
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, productId!))
  })
})

describe('a line that may not be delivered to a country', () => {
  it('is reported as soon as the cart has that destination, and can still be bought for other countries', async () => {
    const { items } = await add(buyer.client, [mint, 1], [fish, 1])
    expect(items.map(({ deliverable }) => deliverable)).toEqual([true, true])
    const body = addressIn('no')
    const { cart } = await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body }))
    expect([lineOf(cart, mint).deliverable, lineOf(cart, fish).deliverable]).toEqual([false, true])
  })
})

describe('a change of one quantity', () => {
  const headerOf = (prefer: string) => ({ header: { Prefer: prefer } })

  it('returns the line, the totals and the version if the client prefers that', async () => {
    const before = await add(buyer.client, [mint, 10], [fish, 3])
    const id = lineOf(before, mint).id
    const body = { quantity: 60 }
    const params = { path: { id }, ...headerOf('respond-async, return=minimal; x=1') }
    const answer = await unwrap(buyer.client.PATCH('/store/cart/items/{id}', { params, body }))
    const cart = await cartOf(buyer.client)
    const { item_total, discount_total, shipping_total, tax_total, tax, total, version } = cart
    const totals = { item_total, discount_total, shipping_total, tax_total, tax, total }
    expect(answer).toEqual({ line: lineOf(cart, mint), totals, version })
    expect(version).toBeGreaterThan(before.version)
    const change = { params: headerOf('return="minimal"'), body: { item_id: id, adjustment: 1 } }
    const adjusted = await unwrap(buyer.client.POST('/store/cart/items/update', change))
    expect(adjusted).toMatchObject({ line: { id, quantity: 61 } })
  })

  it.each(['', 'return=representation', 'return=minimalist', 'no-return=minimal', 'wait=10'])(
    'returns the cart if the client prefers %j',
    async (prefer) => {
      const { items } = await add(buyer.client, [mint, 10])
      const change = { params: headerOf(prefer), body: { item_id: items[0]!.id, adjustment: 1 } }
      const answer = await unwrap(buyer.client.POST('/store/cart/items/update', change))
      expect(answer).toMatchObject({ success: true, cart: { items: [{ quantity: 11 }] } })
    },
  )
})

describe('adding', () => {
  it('increases the quantity of an existing line, and keeps the order of the lines', async () => {
    await add(buyer.client, [mint, 5], [fish, 2])
    expect(quantities(await add(buyer.client, [fish, 3], [mint, 1]))).toEqual([
      [mint, 6],
      [fish, 5],
    ])
  })

  it('sums up a variant that is given twice', async () => {
    expect(quantities(await add(buyer.client, [mint, 5], [mint, 6]))).toEqual([[mint, 11]])
  })

  it('is refused if the stock is insufficient, including the pieces in the cart; nothing changes then', async () => {
    await add(buyer.client, [mint, 1200])
    await expect(add(buyer.client, [fish, 1], [mint, 41])).rejects.toMatchObject({
      status: 409,
      code: 'insufficient_inventory',
      message: `Not enough stock for ${mintName}. 1240 left.`,
      fields: { [mint]: { code: 'stock_left', params: { left: 1240 } } },
      params: { title: mintName, left: 1240 },
    })
    expect(quantities(await cartOf(buyer.client))).toEqual([[mint, 1200]])
  })

  it('is refused for articles that do not exist or are not sold', async () => {
    await expect(add(buyer.client, [mint, 1], ['variant_nothing', 1])).rejects.toMatchObject({
      status: 404,
      code: 'variant_not_found',
      fields: { variant_nothing: { code: 'not_for_sale' } },
    })
    expect((await cartOf(buyer.client)).items).toEqual([])
  })

  it.each([0, -1, 1.5, 100_001])('is refused with a quantity of %s', async (quantity) => {
    await expect(add(buyer.client, [mint, quantity])).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is refused if a line would exceed 100,000 pieces', async () => {
    const { db } = shop.database
    await db.update(variants).set({ inventoryQuantity: 200_000 }).where(eq(variants.id, fish))
    await add(buyer.client, [fish, 99_999])
    await expect(add(buyer.client, [fish, 2])).rejects.toMatchObject({ status: 400, code: 'invalid_quantity' })
    await db.update(variants).set({ inventoryQuantity: 1000 }).where(eq(variants.id, fish))
  })

  it('creates one cart and loses no piece in concurrent requests', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(buyer.client, [index % 2 ? mint : fish, 5])))
    const { db } = shop.database
    expect(await db.$count(carts, eq(carts.companyId, buyer.companyId))).toBe(1)
    const cart = await cartOf(buyer.client)
    expect(new Map(cart.items.map(({ variant_id, quantity }) => [variant_id, quantity]))).toEqual(
      new Map([
        [mint, 30],
        [fish, 30],
      ]),
    )
  })
})

describe('changing a line', () => {
  it('sets, increases or decreases the quantity', async () => {
    const { id } = lineOf(await add(buyer.client, [mint, 10]), mint)
    expect(quantities(await set(buyer.client, id, 120))).toEqual([[mint, 120]])
    expect(quantities(await adjust(buyer.client, id, -20))).toEqual([[mint, 100]])
    expect(quantities(await adjust(buyer.client, id, 5))).toEqual([[mint, 105]])
  })

  it('never leaves less than one piece', async () => {
    const { id } = lineOf(await add(buyer.client, [mint, 10]), mint)
    await expect(adjust(buyer.client, id, -10)).rejects.toMatchObject({ status: 400, code: 'invalid_quantity' })
    for (const text of ['1e5', '50'] as unknown[] as number[]) {
      await expect(set(buyer.client, id, text)).rejects.toMatchObject({
        status: 400,
        fields: { quantity: { code: 'wrong_type', params: { type: 'integer' } } },
      })
    }
    await expect(set(buyer.client, id, 0)).rejects.toMatchObject({
      status: 400,
      fields: { quantity: { code: 'below', params: { limit: 1 } } },
    })
    expect(quantities(await cartOf(buyer.client))).toEqual([[mint, 10]])
  })

  it('is refused if the stock is insufficient', async () => {
    const { id } = lineOf(await add(buyer.client, [mint, 10]), mint)
    await expect(set(buyer.client, id, 1241)).rejects.toMatchObject({ status: 409, code: 'insufficient_inventory' })
    await expect(adjust(buyer.client, id, 1231)).rejects.toMatchObject({ status: 409 })
  })

  it('can lower a quantity that exceeds the stock to what is left; otherwise the refusal has the limit', async () => {
    const { db } = shop.database
    const { id } = lineOf(await add(buyer.client, [mint, 100]), mint)
    await db.update(variants).set({ inventoryQuantity: 7 }).where(eq(variants.id, mint))
    const refusal = {
      status: 409,
      code: 'insufficient_inventory',
      message: `Not enough stock for ${mintName}. 7 left.`,
      fields: { [mint]: { code: 'stock_left', params: { left: 7 } } },
    }
    await expect(set(buyer.client, id, 8)).rejects.toMatchObject(refusal)
    await expect(adjust(buyer.client, id, -1)).rejects.toMatchObject(refusal)
    expect(quantities(await set(buyer.client, id, 7))).toEqual([[mint, 7]])
    await db.update(variants).set({ inventoryQuantity: 1240 }).where(eq(variants.id, mint))
  })

  it('of another company is not found, and nothing changes', async () => {
    const stranger = await addBuyer(shop)
    const { id } = lineOf(await add(buyer.client, [mint, 10]), mint)
    await expect(set(stranger.client, id, 1)).rejects.toMatchObject({ status: 404, code: 'item_not_found' })
    await expect(adjust(stranger.client, id, 1)).rejects.toMatchObject({ status: 404 })
    await expect(remove(stranger.client, id)).rejects.toMatchObject({ status: 404, code: 'item_not_found' })
    expect(quantities(await cartOf(buyer.client))).toEqual([[mint, 10]])
  })

  it('removes lines, and ignores lines that are removed already', async () => {
    const { items } = await add(buyer.client, [mint, 10], [fish, 2])
    const left = await remove(buyer.client, items[0]!.id, 'item_gone')
    expect(quantities(left)).toEqual([[fish, 2]])
    await expect(remove(buyer.client, items[0]!.id)).rejects.toMatchObject({ status: 404, code: 'item_not_found' })
    expect(quantities(await cartOf(buyer.client))).toEqual([[fish, 2]])
  })
})

describe('reading a cart', () => {
  it('takes three statements, however many lines it has', async () => {
    const read = async () => (await shop.statementsOf(() => cartOf(buyer.client))).length
    await add(buyer.client, [mint, 1])
    // The first statement finds the session.
    expect(await read()).toBe(4)
    const many = world.products
      .flatMap((product) => product.variants)
      .filter((variant) => variant.inventory_quantity > 0)
    await add(buyer.client, ...many.map(({ id }): [string, number] => [id, 1]))
    expect(await shop.database.db.$count(cartItems)).toBeGreaterThan(80)
    expect(await read()).toBe(4)
    expect(await shop.statementsOf(() => buyer.client.GET('/store/cart/count'))).toHaveLength(2)
  })
})
