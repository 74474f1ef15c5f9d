import { unwrap, type Cart } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flashSaleItems, flashSales, orders, products, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** 3.20 apiece, 2.72 from 50, 2.48 from 200; not to Germany. */
const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const friday = shop.clock.now().getTime()
let buyer: Buyer
const undo = undoAfterEach()

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

afterEach(() => {
  shop.clock.advance(friday - shop.clock.now().getTime())
})

type Lines = Record<string, number>

const add = async ({ client }: Buyer, lines: Lines): Promise<Cart> => {
  const items = Object.entries(lines).map(([variant_id, quantity]) => ({ variant_id, quantity }))
  return (await unwrap(client.POST('/store/cart/items/add', { body: { items } }))).cart
}

/** Places an order; returns its id. */
async function order(who: Buyer, lines: Lines): Promise<string> {
  const { client } = who
  await add(who, lines)
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

const again = ({ client }: Buyer, id: string) =>
  unwrap(client.GET('/store/orders/{id}/reorder', { params: { path: { id } } }))
const usual = async ({ client }: Buyer, limit?: number) =>
  (await unwrap(client.GET('/store/customer/usual-articles', { params: { query: { limit } } }))).articles

async function productOf(variantId: string): Promise<string> {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
  return row!.id
}

async function setStock(variantId: string, pieces: number): Promise<void> {
  const [before] = await db
    .select({ inventoryQuantity: variants.inventoryQuantity })
    .from(variants)
    .where(eq(variants.id, variantId))
  await db.update(variants).set({ inventoryQuantity: pieces }).where(eq(variants.id, variantId))
  undo(() => db.update(variants).set(before!).where(eq(variants.id, variantId)))
}

async function takeOffSale(variantId: string): Promise<void> {
  const id = await productOf(variantId)
  await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
  undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, id)))
}

/** Starts a one-day sale with a percentage off the product of a variant. */
async function putOnSale(variantId: string, percent: number): Promise<void> {
  const startsAt = shop.clock.now()
  const endsAt = new Date(startsAt.getTime() + day)
  await db.insert(flashSales).values({ id: 'sale_again', title: 'Today', startsAt, endsAt })
  await db
    .insert(flashSaleItems)
    .values({ saleId: 'sale_again', productId: await productOf(variantId), percent, position: 0 })
  undo(() => db.delete(flashSales).where(eq(flashSales.id, 'sale_again')))
}

describe('a reorder preview', () => {
  it('has the lines in the order’s sequence, and changes nothing', async () => {
    const id = await order(buyer, { [fish]: 60, [mint]: 10 })
    const { order: placed } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))
    const preview = await again(buyer, id)
    expect(preview).toMatchObject({ order_id: id, display_id: placed.display_id, currency_code: 'eur' })
    expect(preview.lines).toMatchObject(
      placed.items.map(({ id: item_id, variant_id, product_title, quantity, unit_price }) => {
        const same = { ordered_quantity: quantity, quantity, cart_quantity: 0 }
        return {
          item_id,
          variant_id,
          product_title,
          ...same,
          unit_price_before: unit_price,
          unit_price,
          code: 'as_before',
        }
      }),
    )
    expect((await unwrap(buyer.client.GET('/store/cart/info'))).cart).toMatchObject({ id: null, items: [] })
  })

  it('has the current price, including a sale, at the quantity the cart would have', async () => {
    const id = await order(buyer, { [mint]: 20 })
    await putOnSale(mint, 10)
    expect((await again(buyer, id)).lines).toMatchObject([
      { code: 'price_changed', unit_price_before: 3.2, unit_price: 2.88 },
    ])
    await add(buyer, { [mint]: 30 })
    expect((await again(buyer, id)).lines).toMatchObject([
      { code: 'price_changed', cart_quantity: 30, unit_price: 2.45 },
    ])
  })

  it('is limited to the available stock less the cart, and unavailable at zero', async () => {
    const id = await order(buyer, { [mint]: 20 })
    await add(buyer, { [mint]: 5 })
    await setStock(mint, 12)
    expect((await again(buyer, id)).lines).toMatchObject([
      { code: 'reduced', quantity: 7, cart_quantity: 5, inventory_quantity: 12 },
    ])
    await setStock(mint, 5)
    expect((await again(buyer, id)).lines).toMatchObject([{ code: 'gone', quantity: 0, unit_price: null }])
  })

  it('marks articles that are no longer sold as unavailable', async () => {
    const id = await order(buyer, { [mint]: 20 })
    await takeOffSale(mint)
    expect((await again(buyer, id)).lines).toMatchObject([
      { code: 'gone', quantity: 0, unit_price: null, inventory_quantity: 0 },
    ])
  })

  it('marks articles that may not be delivered to the cart’s current destination', async () => {
    const id = await order(buyer, { [fish]: 10, [mint]: 10 })
    await add(buyer, { [fish]: 1 })
    await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('de') }))
    expect((await again(buyer, id)).lines).toMatchObject([
      { code: 'as_before' },
      { code: 'not_deliverable', quantity: 0 },
    ])
  })

  it('is not found for another company’s order, or an unknown one', async () => {
    const id = await order(buyer, { [fish]: 1 })
    const stranger = await addBuyer(shop)
    await expect(again(stranger, id)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
    await expect(again(buyer, 'order_none')).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  })

  it('takes one statement, however many lines the order has', async () => {
    const anna = shop.client(await shop.signIn('kiosk'))
    for (const { order: placed } of world.orders.filter(({ company_id }) => company_id === world.companies.kiosk.id)) {
      const ask = () => unwrap(anna.GET('/store/orders/{id}/reorder', { params: { path: { id: placed.id } } }))
      // The first statement finds the session.
      expect(await shop.statementsOf(ask)).toHaveLength(2)
    }
  })
})

describe('the regular articles', () => {
  it('are empty before the first order', async () => {
    expect(await usual(buyer)).toEqual([])
  })

  it('are sorted by frequency, with last quantity, current price and interval', async () => {
    await order(buyer, { [mint]: 10, [fish]: 5 })
    shop.clock.advance(7 * day)
    await order(buyer, { [mint]: 50 })
    shop.clock.advance(9 * day)
    await order(buyer, { [mint]: 60 })
    const found = await usual(buyer)
    expect(found).toMatchObject([
      {
        variant_id: mint,
        last_quantity: 60,
        times_ordered: 3,
        interval_days: 8,
        unit_price: 2.72,
        is_better_price: true,
      },
      { variant_id: fish, last_quantity: 5, times_ordered: 1, interval_days: null, is_better_price: false },
    ])
    expect(found.map(({ category }) => category?.name)).toEqual(['Nicotine Pouches', 'Food & Candy'])
    expect(found[0]!.last_ordered_at).toBe(shop.clock.now().toISOString())
    await putOnSale(mint, 10)
    expect((await usual(buyer, 1)).map(({ unit_price }) => unit_price)).toEqual([2.45])
  })

  it('of the same frequency are sorted by the last order', async () => {
    await order(buyer, { [fish]: 5 })
    shop.clock.advance(day)
    await order(buyer, { [mint]: 5 })
    expect((await usual(buyer)).map(({ variant_id }) => variant_id)).toEqual([mint, fish])
  })

  it('exclude canceled orders, articles that are no longer sold, and those that may not be delivered', async () => {
    const id = await order(buyer, { [fish]: 5 })
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id))
    expect(await usual(buyer)).toEqual([])
    await order(buyer, { [mint]: 5 })
    expect(await usual(buyer)).toHaveLength(1)
    await add(buyer, { [fish]: 1 })
    await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('de') }))
    expect(await usual(buyer)).toEqual([])
    await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('dk') }))
    await takeOffSale(mint)
    expect(await usual(buyer)).toEqual([])
  })

  it('belong to the company', async () => {
    await order(buyer, { [fish]: 5 })
    expect(await usual(await addBuyer(shop))).toEqual([])
  })

  it('take one statement, however many there are', async () => {
    const anna = shop.client(await shop.signIn('kiosk'))
    const ask = (limit: number) => () =>
      unwrap(anna.GET('/store/customer/usual-articles', { params: { query: { limit } } }))
    // The first statement finds the session.
    expect(await shop.statementsOf(ask(1))).toHaveLength(2)
    expect(await shop.statementsOf(ask(24))).toHaveLength(2)
  })
})
