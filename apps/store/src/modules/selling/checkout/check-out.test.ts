import { unwrap, type AddressRequest, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, marketLimits, orders, products, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'
const minute = 60 * 1000

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const add = (client: ShopClient, variant_id: string, quantity: number) =>
  unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id, quantity }] } }))
const sendTo = async (client: ShopClient, body: AddressRequest) =>
  (await unwrap(client.POST('/store/cart/address/add-shipping', { body }))).cart
const billTo = async (client: ShopClient, body: AddressRequest) =>
  (await unwrap(client.POST('/store/cart/address/add-billing', { body }))).cart
const complete = (client: ShopClient, body?: { cart_id?: string }, key?: string) =>
  unwrap(client.POST('/store/cart/complete', { body, params: { header: { 'Idempotency-Key': key } } }))
const orderOf = async (client: ShopClient, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order
const stockOf = async (id: string) => {
  const [row] = await shop.database.db.select().from(variants).where(eq(variants.id, id))
  return row!.inventoryQuantity
}

/** Fills a cart and sets both addresses; returns its id. */
async function fill({ client }: Buyer, variantId = fish, quantity = 2): Promise<string> {
  await add(client, variantId, quantity)
  await sendTo(client, addressIn('se'))
  return (await billTo(client, addressIn('se'))).id!
}

describe('the addresses', () => {
  it('are stored with the cart, trimmed, and without omitted fields', async () => {
    const given = {
      ...addressIn('se'),
      first_name: ' Anna ',
      address_2: '  ',
      company: 'Kiosk & Co AB',
      metadata: { gate: '7' },
    }
    const cart = await sendTo(buyer.client, given)
    expect(cart.shipping_address).toEqual({
      ...addressIn('se'),
      address_2: null,
      phone: null,
      company: 'Kiosk & Co AB',
      metadata: { gate: '7' },
    })
    expect(cart.billing_address).toBeNull()
    expect((await unwrap(buyer.client.GET('/store/cart/checkout'))).cart).toEqual(cart)
  })

  it('are stored without invisible characters in telephone number and postal code, and without a country prefix', async () => {
    const pasted = {
      ...addressIn('se'),
      phone: '\u202A+46\u00A031\u2011555 01 10\u202C',
      postal_code: 'SE 413\u202F04',
    }
    expect((await sendTo(buyer.client, pasted)).shipping_address).toMatchObject({
      phone: '+46 31-555 01 10',
      postal_code: '413 04',
    })
  })

  it('need a visible name', async () => {
    await expect(sendTo(buyer.client, { ...addressIn('se'), first_name: '\u200B' })).rejects.toMatchObject({
      status: 400,
      fields: { first_name: { code: 'required' } },
    })
  })

  it('have a province only if the country’s addresses have one', async () => {
    const without = (country: 'se' | 'gb' | 'us') => ({ ...addressIn(country), province: ' ' })
    expect((await sendTo(buyer.client, without('se'))).shipping_address).toMatchObject({ province: '' })
    const { province, ...leftOut } = addressIn('gb')
    expect(province).not.toBe('')
    expect((await billTo(buyer.client, leftOut)).billing_address).toMatchObject({ province: '' })
    await expect(sendTo(buyer.client, without('us'))).rejects.toMatchObject({
      status: 400,
      fields: { province: { code: 'required' } },
    })
  })

  it('decide shipping and tax: the delivery address does, the billing address does not', async () => {
    await add(buyer.client, mint, 1)
    expect(await billTo(buyer.client, addressIn('us'))).toMatchObject({ delivery_country_code: 'se', tax_total: 5.55 })
    expect(await sendTo(buyer.client, addressIn('us'))).toMatchObject({
      delivery_country_code: 'us',
      shipping_option: { id: 'global_export' },
      shipping_total: 39,
      tax_total: 0,
    })
    expect(await sendTo(buyer.client, addressIn('gb'))).toMatchObject({
      shipping_option: { id: 'ups_ground' },
      shipping_total: 29,
    })
  })

  it('are refused with every missing field', async () => {
    const empty = { ...addressIn('se'), first_name: ' ', city: '' }
    await expect(sendTo(buyer.client, empty)).rejects.toMatchObject({
      status: 400,
      fields: { first_name: { code: expect.any(String) }, city: { code: expect.any(String) } },
    })
  })

  it('are refused with unknown fields', async () => {
    const forged = { ...addressIn('se'), company_id: 'comp_01kiosk' }
    await expect(sendTo(buyer.client, forged)).rejects.toMatchObject({
      status: 400,
      fields: { company_id: { code: 'unknown_field' } },
    })
  })
})

describe('placing an order', () => {
  it('stores what was agreed, takes the stock, closes the cart and records the event', async () => {
    const before = await stockOf(mint)
    const cartId = await fill(buyer, mint, 60)
    const { cart } = await unwrap(buyer.client.GET('/store/cart/checkout'))
    const placed = await complete(buyer.client, { cart_id: cartId })
    const order = await orderOf(buyer.client, placed.order_id)
    expect(order).toMatchObject({
      display_id: placed.display_id,
      created_at: shop.clock.now().toISOString(),
      status: 'pending',
      fulfillment_status: 'not_fulfilled',
      payment_status: 'authorized',
      item_subtotal: cart.item_total,
      shipping_total: cart.shipping_total,
      tax_total: cart.tax_total,
      total: cart.total,
      shipping_address: cart.shipping_address,
      billing_address: cart.billing_address,
    })
    expect(order.items).toMatchObject([{ product_title: 'Tjärn Cool Mint pouches', quantity: 60, unit_price: 2.72 }])
    expect(await stockOf(mint)).toBe(before - 60)
    expect(await unwrap(buyer.client.GET('/store/cart/info'))).toMatchObject({ cart: { id: null, items: [] } })
    const [event] = await shop.database.db.select().from(events).where(eq(events.subjectId, placed.order_id))
    expect(event).toMatchObject({ action: 'order.placed', actorId: buyer.customerId, requestId: expect.any(String) })
  })

  it('assigns consecutive numbers', async () => {
    await fill(buyer)
    const first = await complete(buyer.client)
    await fill(buyer)
    const second = await complete(buyer.client)
    expect(first.display_id).toBeGreaterThan(Math.max(...world.orders.map(({ order }) => order.display_id)))
    expect(second.display_id).toBeGreaterThan(first.display_id)
  })

  it('keeps the order as it was when the catalogue changes', async () => {
    await fill(buyer, fish, 2)
    const { order_id } = await complete(buyer.client)
    const order = await orderOf(buyer.client, order_id)
    const { db } = shop.database
    const { productId } = (await db.select().from(variants).where(eq(variants.id, fish)))[0]!
    await db.update(products).set({ title: 'Another title' }).where(eq(products.id, productId))
    expect(await orderOf(buyer.client, order_id)).toEqual(order)
    await db.update(products).set({ title: order.items[0]!.product_title }).where(eq(products.id, productId))
  })

  it('requires a cart with lines', async () => {
    await expect(complete(buyer.client)).rejects.toMatchObject({ status: 400, code: 'empty_cart' })
    await sendTo(buyer.client, addressIn('se'))
    await billTo(buyer.client, addressIn('se'))
    await expect(complete(buyer.client)).rejects.toMatchObject({ status: 400, code: 'empty_cart' })
  })

  it('requires both addresses', async () => {
    await add(buyer.client, fish, 1)
    const missing = {
      status: 400,
      code: 'addresses_required',
      message: 'Please add both delivery and billing addresses before placing the order.',
    }
    await expect(complete(buyer.client)).rejects.toMatchObject(missing)
    await sendTo(buyer.client, addressIn('se'))
    await expect(complete(buyer.client)).rejects.toMatchObject(missing)
    await billTo(buyer.client, addressIn('se'))
    await complete(buyer.client)
  })

  it('is refused if the stock has become insufficient, and changes nothing', async () => {
    const { db } = shop.database
    const stock = await stockOf(fish)
    const cartId = await fill(buyer, fish, 10)
    await add(buyer.client, mint, 5)
    const mintStock = await stockOf(mint)
    await db.update(variants).set({ inventoryQuantity: 9 }).where(eq(variants.id, fish))
    await expect(complete(buyer.client)).rejects.toMatchObject({
      status: 409,
      code: 'insufficient_inventory',
      fields: { [fish]: { code: 'stock_left', params: { left: 9 } } },
    })
    expect(await stockOf(fish)).toBe(9)
    expect(await stockOf(mint)).toBe(mintStock)
    expect(await db.$count(orders, eq(orders.cartId, cartId))).toBe(0)
    expect((await unwrap(buyer.client.GET('/store/cart/info'))).cart.items).toHaveLength(2)
    await db.update(variants).set({ inventoryQuantity: stock }).where(eq(variants.id, fish))
  })

  it('is refused for an article that is no longer sold, naming the line', async () => {
    await fill(buyer)
    const { cart } = await unwrap(buyer.client.GET('/store/cart/info'))
    const [line] = cart.items
    const { db } = shop.database
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, line!.product_id))
    await expect(complete(buyer.client)).rejects.toMatchObject({
      status: 409,
      code: 'product_unavailable',
      fields: { [line!.id]: { code: 'not_for_sale' } },
    })
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, line!.product_id))
  })

  it('is refused if a product may not be delivered, naming line and rule', async () => {
    await fill(buyer, mint, 1)
    const { items } = await sendTo(buyer.client, addressIn('de'))
    await expect(complete(buyer.client)).rejects.toMatchObject({
      status: 409,
      code: 'not_deliverable',
      message: 'Tjärn Cool Mint pouches, Strength 3 · Single can · 10 mg · 14 g cannot be delivered to Germany.',
      fields: { [items[0]!.id]: { code: 'not_deliverable', params: { country: 'de' } } },
      params: { title: 'Tjärn Cool Mint pouches, Strength 3 · Single can · 10 mg · 14 g', country: 'de' },
    })
    await sendTo(buyer.client, addressIn('fi'))
    await complete(buyer.client)
  })

  it('is refused by the law of the first delivery date, not of another date', async () => {
    await fill(buyer, fish, 1)
    const { delivery, items } = await sendTo(buyer.client, addressIn('dk'))
    const first = delivery!.start_date
    const dayFrom = (days: number) => new Date(Date.parse(first) + days * 24 * 60 * minute).toISOString().slice(0, 10)
    const limit = { productId: items[0]!.product_id, countryCode: 'dk', reason: 'sale' } as const
    const { db } = shop.database
    const isDeliverable = async (own: { validFrom?: string; validTo?: string }) => {
      await db.delete(marketLimits).where(eq(marketLimits.productId, limit.productId))
      await db.insert(marketLimits).values({ ...limit, ...own })
      const { cart } = await unwrap(buyer.client.GET('/store/cart/info'))
      return cart.items[0]!.deliverable
    }
    expect(await isDeliverable({ validFrom: dayFrom(1) })).toBe(true)
    expect(await isDeliverable({ validTo: dayFrom(-1) })).toBe(true)
    expect(await isDeliverable({ validTo: first })).toBe(false)
    expect(await isDeliverable({ validFrom: first })).toBe(false)
    await expect(complete(buyer.client)).rejects.toMatchObject({ status: 409, code: 'not_deliverable' })
    await db.delete(marketLimits).where(eq(marketLimits.productId, limit.productId))
    await complete(buyer.client)
  })

  it('is refused for cans that are too strong, and accepted for weaker ones of the same product', async () => {
    const winter = world.products.find(({ title }) => title.startsWith('Tjärn Winter Mint'))!
    const [weak, strong] = [7, 10].map((mg) => winter.variants.find(({ strength_mg }) => strength_mg === mg)!.id)
    await fill(buyer, weak!, 1)
    await add(buyer.client, strong!, 1)
    const { items } = await sendTo(buyer.client, addressIn('dk'))
    expect(items.map(({ deliverable }) => deliverable)).toEqual([true, false])
    await expect(complete(buyer.client)).rejects.toMatchObject({
      code: 'not_deliverable',
      fields: { [items[1]!.id]: { code: expect.any(String) } },
    })
  })
})

describe('placing an order again', () => {
  it('returns the order of the cart, however late', async () => {
    const cart_id = await fill(buyer)
    const placed = await complete(buyer.client, { cart_id })
    shop.clock.advance(60 * minute)
    expect(await complete(buyer.client, { cart_id })).toEqual(placed)
    expect(await shop.database.db.$count(orders, eq(orders.cartId, cart_id))).toBe(1)
  })

  it('returns the latest order for ten minutes without a cart id', async () => {
    await fill(buyer)
    const placed = await complete(buyer.client)
    shop.clock.advance(10 * minute)
    expect(await complete(buyer.client)).toEqual(placed)
    shop.clock.advance(1000)
    await expect(complete(buyer.client)).rejects.toMatchObject({ status: 400, code: 'empty_cart' })
  })

  it('orders the next cart without a cart id if there is one', async () => {
    await fill(buyer)
    const first = await complete(buyer.client)
    await fill(buyer)
    expect((await complete(buyer.client)).order_id).not.toBe(first.order_id)
  })

  it('is not possible with the cart of another company', async () => {
    const cart_id = await fill(buyer)
    const stranger = await addBuyer(shop)
    await expect(complete(stranger.client, { cart_id })).rejects.toMatchObject({ status: 404, code: 'cart_not_found' })
    await complete(buyer.client, { cart_id })
    await expect(complete(stranger.client, { cart_id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('an idempotency key', () => {
  it('returns the stored response to the same request', async () => {
    await fill(buyer)
    const placed = await complete(buyer.client, {}, 'key-1')
    await fill(buyer)
    expect(await complete(buyer.client, {}, 'key-1')).toEqual(placed)
    expect((await complete(buyer.client, {}, 'key-2')).order_id).not.toBe(placed.order_id)
  })

  it('is refused with another body', async () => {
    const cart_id = await fill(buyer)
    await complete(buyer.client, { cart_id }, 'key-1')
    await expect(complete(buyer.client, { cart_id: 'cart_other' }, 'key-1')).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('of another company is a different key', async () => {
    await fill(buyer)
    const placed = await complete(buyer.client, {}, 'shared')
    const stranger = await addBuyer(shop)
    await fill(stranger)
    expect((await complete(stranger.client, {}, 'shared')).order_id).not.toBe(placed.order_id)
  })

  it('of a refused request can be used again', async () => {
    await expect(complete(buyer.client, {}, 'key-1')).rejects.toMatchObject({ code: 'empty_cart' })
    await fill(buyer)
    await complete(buyer.client, {}, 'key-1')
  })

  it('expires after a day', async () => {
    await fill(buyer)
    const placed = await complete(buyer.client, {}, 'key-1')
    shop.clock.advance(25 * 60 * minute)
    await fill(buyer)
    expect((await complete(buyer.client, {}, 'key-1')).order_id).not.toBe(placed.order_id)
  })
})
