import { unwrap, type Shelf, type ShelfPlace } from '@skafferi/api'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders, products, shipmentLines, shipments, orderItems, variants } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** 3.20 apiece, 2.72 from 50, 2.48 from 200; in cartons of 10; not to Germany. */
const mint = 'variant_01tjarnmint3can'
/** 1.85 apiece, 1.48 from 50; in cartons of 24. */
const fish = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const start = shop.clock.now().getTime()
await db
  .update(variants)
  .set({ inventoryQuantity: 90_000 })
  .where(inArray(variants.id, [mint, fish]))
let buyer: Buyer
const undo = undoAfterEach()

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

afterEach(() => {
  shop.clock.advance(start - shop.clock.now().getTime())
})

type Lines = Record<string, number>
type Places = { variant_id: string; target: number; facings: number }[]

const shelfOf = ({ client }: Buyer): Promise<Shelf> => unwrap(client.GET('/store/shelf'))

/** Returns the place of a variant. */
async function placeOf(who: Buyer, variantId: string): Promise<ShelfPlace> {
  const place = (await shelfOf(who)).places.find(({ variant_id }) => variant_id === variantId)
  if (!place) throw new Error(`${variantId} is not on the shelf.`)
  return place
}

const save = ({ client }: Buyer, version: number, places: Places): Promise<Shelf> =>
  unwrap(client.PUT('/store/shelf', { body: { version, places } }))

const fill = ({ client }: Buyer, lines: Lines, key?: string) =>
  unwrap(
    client.POST('/store/shelf/fill', {
      params: { header: { 'Idempotency-Key': key } },
      body: { lines: Object.entries(lines).map(([variant_id, quantity]) => ({ variant_id, quantity })) },
    }),
  )

/** Places an order; returns its id. */
async function order(who: Buyer, lines: Lines): Promise<string> {
  const { client } = who
  await fill(who, lines)
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

/** Places orders whose promised day is the day of the order, on these days before today. */
async function orderDaysAgo(who: Buyer, lines: Lines, days: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  for (const daysAgo of days) {
    const id = await order(who, lines)
    const createdAt = new Date(start - daysAgo * day)
    const deliveryEnd = createdAt.toISOString().slice(0, 10)
    await db.update(orders).set({ createdAt, deliveryStart: deliveryEnd, deliveryEnd }).where(eq(orders.id, id))
    ids.push(id)
  }
  return ids
}

async function change(variantId: string, values: Partial<typeof variants.$inferInsert>): Promise<void> {
  const [before] = await db.select().from(variants).where(eq(variants.id, variantId))
  await db.update(variants).set(values).where(eq(variants.id, variantId))
  undo(() => db.update(variants).set(before!).where(eq(variants.id, variantId)))
}

async function archive(variantId: string): Promise<void> {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
  await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, row!.id))
  undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, row!.id)))
}

const dayOf = (daysAgo: number) => new Date(start - daysAgo * day).toISOString().slice(0, 10)

describe('the shelf of a company without orders', () => {
  it('suggests a carton each of eight best sellers in stock', async () => {
    const shelf = await shelfOf(buyer)
    expect(shelf).toMatchObject({ source: 'suggested', version: 0, changed_by: null, last_ordered_on: null })
    expect(shelf.places).toHaveLength(8)
    for (const place of shelf.places) {
      expect(place).toMatchObject({ state: 'not_estimated', left: null, last_ordered_on: null, under_way: null })
      expect(place.fill?.quantity).toBe(place.carton_size ?? 1)
    }
    expect(new Set(shelf.places.map(({ product_id }) => product_id)).size).toBe(8)
  })

  it('suggests what was ordered most', async () => {
    await order(await addBuyer(shop), { [fish]: 3000 })
    expect((await shelfOf(buyer)).places[0]?.variant_id).toBe(fish)
  })

  it('suggests nothing in a shop that has not sold anything', async () => {
    const { createdAt } = orders
    await db.update(orders).set({ createdAt: sql`${createdAt} - interval '1 year'` })
    undo(() => db.update(orders).set({ createdAt: sql`${createdAt} + interval '1 year'` }))
    expect(await shelfOf(buyer)).toMatchObject({ source: 'suggested', places: [] })
  })

  it('suggests nothing that cannot be delivered', async () => {
    await order(await addBuyer(shop), { [mint]: 900 })
    const german = await addBuyer(shop, 'de')
    expect((await shelfOf(german)).places.map(({ variant_id }) => variant_id)).not.toContain(mint)
    expect((await shelfOf(buyer)).places.map(({ variant_id }) => variant_id)).toContain(mint)
  })
})

describe('the shelf that is derived from orders', () => {
  it('has the ordered articles, with a usual delivery as target and as many facings as fit', async () => {
    await orderDaysAgo(buyer, { [fish]: 60 }, [16, 9, 2])
    await orderDaysAgo(buyer, { [mint]: 30 }, [3])
    const shelf = await shelfOf(buyer)
    expect(shelf).toMatchObject({ source: 'orders', version: 0, last_ordered_on: dayOf(2), rhythm_days: 6 })
    expect(shelf.places).toMatchObject([
      { variant_id: fish, target: 72, facings: 2, width_mm: 124, rhythm_days: 7, last_ordered_on: dayOf(2) },
      { variant_id: mint, target: 30, facings: 12, rhythm_days: null, last_ordered_on: dayOf(3) },
    ])
  })

  it('does not count the goods of an order that requires action as arrived on its promised day', async () => {
    await orderDaysAgo(buyer, { [fish]: 60 }, [44, 37, 30])
    const last = await order(buyer, { [fish]: 24 })
    await db
      .update(orders)
      .set({ deliveryEnd: dayOf(1) })
      .where(eq(orders.id, last))
    expect(await placeOf(buyer, fish)).toMatchObject({ left: 15, under_way: null })
    await db.update(orders).set({ status: 'requires_action' }).where(eq(orders.id, last))
    expect(await placeOf(buyer, fish)).toMatchObject({ left: 0, under_way: { quantity: 24, arrives_on: null } })
  })

  it('names the first order that requires action', async () => {
    expect(await shelfOf(buyer)).toMatchObject({ requires_action: null })
    const [first, second] = [await order(buyer, { [fish]: 24 }), await order(buyer, { [fish]: 48 })]
    await db
      .update(orders)
      .set({ status: 'requires_action' })
      .where(inArray(orders.id, [first, second]))
    const [row] = await db.select().from(orders).where(eq(orders.id, first))
    const named = { order_id: first, display_id: row!.displayId }
    expect(await shelfOf(buyer)).toMatchObject({ requires_action: named })
    expect(await shelfOf(await addBuyer(shop))).toMatchObject({ requires_action: null })
    await db.update(orders).set({ status: 'shipping' }).where(eq(orders.id, first))
    expect(await shelfOf(buyer)).toMatchObject({ requires_action: { order_id: second } })
  })

  it('names the unpaid order that is due first', async () => {
    expect(await shelfOf(buyer)).toMatchObject({ next_due: null })
    const [later, sooner] = [await order(buyer, { [fish]: 24 }), await order(buyer, { [fish]: 48 })]
    await db.update(orders).set({ dueDate: '2030-01-02' }).where(eq(orders.id, later))
    await db.update(orders).set({ dueDate: '2030-01-01' }).where(eq(orders.id, sooner))
    const due = (await shelfOf(buyer)).next_due
    expect(due).toMatchObject({ order_id: sooner, due_date: '2030-01-01' })
    const [row] = await db.select().from(orders).where(eq(orders.id, sooner))
    expect(due).toMatchObject({ display_id: row!.displayId, amount_due: row!.total / 100 })
    await db.update(orders).set({ paymentStatus: 'captured' }).where(eq(orders.id, sooner))
    expect(await shelfOf(buyer)).toMatchObject({ next_due: { order_id: later } })
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, later))
    expect(await shelfOf(buyer)).toMatchObject({ next_due: null })
  })

  it('estimates what is left after the last delivery, and prices what fills the place', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [18, 11, 4])
    expect(await placeOf(buyer, fish)).toMatchObject({
      state: 'gap',
      left: 31,
      // 48 would cost 88.80.
      fill: { quantity: 50, unit_price: 1.48, total: 74, saved: 18.5, next_tier: null },
    })
  })

  it('estimates nothing from two deliveries', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [11, 4])
    expect(await placeOf(buyer, fish)).toMatchObject({
      state: 'not_estimated',
      left: null,
      last_ordered_on: dayOf(4),
      fill: { quantity: 72, unit_price: 1.48, saved: 26.64 },
    })
  })

  it('offers what was ordered on the last day of order, in no cartons, until there is a rhythm', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [11])
    await orderDaysAgo(buyer, { [fish]: 2 }, [4])
    await orderDaysAgo(buyer, { [fish]: 3 }, [4])
    expect(await placeOf(buyer, fish)).toMatchObject({
      state: 'not_estimated',
      target: 5,
      carton_size: 24,
      last_ordered_on: dayOf(4),
      fill: { quantity: 5 },
    })
  })

  it('leaves out canceled orders and articles that are not for sale or may not be delivered', async () => {
    const [id] = await orderDaysAgo(buyer, { [mint]: 10 }, [4])
    await orderDaysAgo(buyer, { [fish]: 10 }, [4])
    await db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id!))
    expect((await shelfOf(buyer)).places.map(({ variant_id }) => variant_id)).toEqual([fish])
    await archive(fish)
    expect(await shelfOf(buyer)).toMatchObject({ source: 'orders', places: [] })
  })

  it('belongs to the company', async () => {
    await orderDaysAgo(buyer, { [fish]: 10 }, [4])
    expect((await shelfOf(await addBuyer(shop))).source).toBe('suggested')
    expect((await shelfOf(await addColleague(shop, buyer))).places).toHaveLength(1)
  })
})

describe('a delivery', () => {
  it('counts on the day that is recorded, not on the promised one', async () => {
    const ids = await orderDaysAgo(buyer, { [fish]: 72 }, [18, 11, 4])
    const [line] = await db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, ids[2]!))
    const deliveredAt = new Date(start - 2 * day)
    await db.insert(shipments).values({
      id: 'ship_shelf',
      orderId: ids[2]!,
      carrier: 'Bring',
      shippedAt: new Date(start - 3 * day),
      deliveredAt,
    })
    await db.insert(shipmentLines).values({ shipmentId: 'ship_shelf', orderItemId: line!.id, quantity: 72 })
    // A median of 8 days; 2 of them have passed.
    expect(await placeOf(buyer, fish)).toMatchObject({ rhythm_days: 8, left: 54 })
  })

  it('is under way until its day, and covers the gap', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [20, 13, 6])
    const id = await order(buyer, { [fish]: 72 })
    const [placed] = await db.select().from(orders).where(eq(orders.id, id))
    expect(placed!.deliveryEnd! > dayOf(0)).toBe(true)
    expect(await placeOf(buyer, fish)).toMatchObject({
      state: 'on_its_way',
      left: 10,
      under_way: { quantity: 72, arrives_on: placed!.deliveryEnd },
      fill: null,
    })
  })

  it('does not count pieces that will not be shipped, and knows no day of those that wait for stock', async () => {
    const [id] = await orderDaysAgo(buyer, { [fish]: 72 }, [4])
    const changed = { closedQuantity: 24, reservedQuantity: 28, backorderedQuantity: 20 }
    await db.update(orderItems).set(changed).where(eq(orderItems.orderId, id!))
    expect(await placeOf(buyer, fish)).toMatchObject({ under_way: { quantity: 20, arrives_on: null } })
  })

  it('counts today at the latest if the order was delivered before the promised day', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [14, 7])
    const id = await order(buyer, { [fish]: 72 })
    await db.update(orders).set({ status: 'delivered', fulfillmentStatus: 'delivered' }).where(eq(orders.id, id))
    expect(await placeOf(buyer, fish)).toMatchObject({ state: 'full', left: 72, under_way: null })
  })
})

describe('filling the shelf', () => {
  it('puts the pieces in the cart, once for each key, and orders nothing', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [18, 11, 4])
    const first = await fill(buyer, { [fish]: 48 }, 'shelf-key-1')
    expect(first).toMatchObject({ success: true, results: [{ variant_id: fish, code: 'added', quantity: 48 }] })
    const again = await fill(buyer, { [fish]: 48 }, 'shelf-key-1')
    expect(again.cart.items).toMatchObject([{ variant_id: fish, quantity: 48 }])
    expect(await placeOf(buyer, fish)).toMatchObject({ state: 'in_cart', cart_quantity: 48, fill: null })
    await expect(fill(buyer, { [fish]: 24 }, 'shelf-key-1')).rejects.toMatchObject({ status: 422 })
    expect((await unwrap(buyer.client.GET('/store/customer/order-summary'))).total_orders).toBe(3)
  })

  it('reports what cannot be added, and adds the rest', async () => {
    await change(mint, { inventoryQuantity: 5 })
    const { results } = await fill(buyer, { [mint]: 10, [fish]: 24 })
    expect(results).toMatchObject([{ code: 'insufficient_inventory', left: 5 }, { code: 'added' }])
  })

  /** Fills the shelf as it was displayed. */
  const fillShown = ({ client }: Buyer, ...lines: [variant_id: string, quantity: number, ordered: number][]) =>
    unwrap(
      client.POST('/store/shelf/fill', {
        body: { lines: lines.map(([variant_id, quantity, ordered]) => ({ variant_id, quantity, ordered })) },
      }),
    )

  it('adds nothing twice that a colleague has put in the cart since it was displayed', async () => {
    const colleague = await addColleague(shop, buyer)
    await fill(colleague, { [fish]: 48 })
    const { results, cart } = await fillShown(buyer, [fish, 48, 0], [mint, 10, 0])
    expect(results).toMatchObject([{ code: 'ordered_since', quantity: 48, ordered: 48 }, { code: 'added' }])
    expect(results[1]).not.toHaveProperty('ordered')
    expect(Object.fromEntries(cart.items.map((line) => [line.variant_id, line.quantity]))).toEqual({
      [fish]: 48,
      [mint]: 10,
    })
    expect((await fillShown(buyer, [fish, 24, 48])).results).toMatchObject([{ code: 'added' }])
  })

  it('adds nothing twice that was ordered since it was displayed', async () => {
    await order(buyer, { [fish]: 48 })
    expect((await placeOf(buyer, fish)).under_way?.quantity).toBe(48)
    expect(await fillShown(buyer, [fish, 48, 0])).toMatchObject({
      success: false,
      results: [{ code: 'ordered_since', ordered: 48 }],
      cart: { items: [] },
    })
    await fill(buyer, { [fish]: 12 })
    expect((await fillShown(buyer, [fish, 48, 48])).results).toMatchObject([{ code: 'ordered_since', ordered: 60 }])
  })

  it('adds what was displayed with more, of which a colleague has removed some', async () => {
    expect((await fillShown(buyer, [fish, 24, 48])).results).toMatchObject([{ code: 'added' }])
  })

  it('takes as many statements for many lines as for one', async () => {
    const lines = world.products.flatMap((product) =>
      product.variants.map(({ id }): [string, number, number] => [id, 1, 100_000]),
    )
    const statements = async (count: number) =>
      (await shop.statementsOf(() => fillShown(buyer, ...lines.slice(0, count)))).length
    await fill(buyer, { [fish]: 1 })
    expect(await statements(60)).toBe(await statements(1))
  })
})

describe('arranging the shelf', () => {
  const places: Places = [
    { variant_id: mint, target: 60, facings: 8 },
    { variant_id: fish, target: 96, facings: 4 },
  ]

  it('replaces articles, order, targets and facings, and raises the version', async () => {
    const saved = await save(buyer, 0, places)
    expect(saved).toMatchObject({ source: 'saved', version: 1, changed_by: { name: 'Buyer', is_you: true }, places })
    const removed = await save(buyer, 1, [places[1]!])
    expect(removed).toMatchObject({ version: 2, places: [places[1]] })
    expect(await shelfOf(buyer)).toEqual(removed)
    expect((await save(buyer, 2, [])).places).toEqual([])
  })

  it('changes what is missing, and not what is left', async () => {
    await orderDaysAgo(buyer, { [fish]: 72 }, [18, 11, 4])
    expect(await placeOf(buyer, fish)).toMatchObject({ target: 72, left: 31 })
    await save(buyer, 0, [{ variant_id: fish, target: 144, facings: 2 }])
    expect(await placeOf(buyer, fish)).toMatchObject({ target: 144, left: 31, fill: { quantity: 120 } })
    await save(buyer, 1, [{ variant_id: fish, target: 24, facings: 2 }])
    expect(await placeOf(buyer, fish)).toMatchObject({ state: 'full', left: 24 })
  })

  it('names the articles that are ordered regularly and not on it', async () => {
    await orderDaysAgo(buyer, { [fish]: 48, [mint]: 10 }, [16, 9, 2])
    const { places: derived, unplaced } = await shelfOf(buyer)
    expect(unplaced).toEqual([])
    const [article] = derived.filter(({ variant_id }) => variant_id === fish)
    expect((await save(buyer, 0, [{ variant_id: mint, target: 10, facings: 1 }])).unplaced).toEqual([article])
    expect((await save(buyer, 1, [...places])).unplaced).toEqual([])
  })

  it('names no article that was ordered twice', async () => {
    await orderDaysAgo(buyer, { [fish]: 48 }, [9, 2])
    expect((await save(buyer, 0, [])).unplaced).toEqual([])
  })

  it('is shared by colleagues, of whom the second is refused', async () => {
    const colleague = await addColleague(shop, buyer)
    await save(buyer, 0, places)
    expect(await shelfOf(colleague)).toMatchObject({ version: 1, changed_by: { name: 'Buyer', is_you: false }, places })
    await expect(save(colleague, 0, [])).rejects.toMatchObject({
      status: 409,
      code: 'shelf_changed',
      params: { version: 1 },
    })
    expect((await shelfOf(buyer)).places).toHaveLength(2)
  })

  it('is accepted from one of two colleagues at the same time', async () => {
    const colleague = await addColleague(shop, buyer)
    const outcomes = await Promise.allSettled([save(buyer, 0, places), save(colleague, 0, places.toReversed())])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await shelfOf(buyer)).version).toBe(1)
  })

  it('changes nothing if the same is saved again, after a lost answer', async () => {
    const saved = await save(buyer, 0, places)
    expect(await save(buyer, 0, places)).toEqual(saved)
  })

  it('refuses unknown articles, drafts and articles named twice', async () => {
    const unknown = { variant_id: 'variant_unknown', target: 1, facings: 1 }
    await expect(save(buyer, 0, [unknown])).rejects.toMatchObject({
      status: 404,
      code: 'variant_not_found',
      fields: { variant_unknown: { code: 'not_for_sale' } },
    })
    await archive(mint)
    await expect(save(buyer, 0, places)).rejects.toMatchObject({ fields: { [mint]: { code: 'not_for_sale' } } })
    await expect(save(buyer, 0, [places[1]!, places[1]!])).rejects.toMatchObject({
      status: 400,
      fields: { 'places.1.variant_id': { code: 'named_twice' } },
    })
    expect((await shelfOf(buyer)).version).toBe(0)
  })

  it('keeps an archived article as an empty place, which can be moved and removed', async () => {
    await save(buyer, 0, places)
    await archive(mint)
    expect(await placeOf(buyer, mint)).toMatchObject({ state: 'not_for_sale', tiers: [], fill: null })
    expect((await save(buyer, 1, places.toReversed())).places.map(({ variant_id }) => variant_id)).toEqual([fish, mint])
    expect((await save(buyer, 2, [places[1]!])).places).toHaveLength(1)
  })

  it('keeps an article that the law does not allow at the destination', async () => {
    await save(buyer, 0, places)
    await fill(buyer, { [fish]: 1 })
    await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('de') }))
    expect(await placeOf(buyer, mint)).toMatchObject({ state: 'restricted', fill: null })
    expect(await placeOf(buyer, fish)).toMatchObject({ state: 'in_cart' })
  })

  it('uses the seller’s size of a pack, and says when the shop has none left', async () => {
    await save(buyer, 0, places)
    await change(fish, { widthMm: 90, heightMm: 150, inventoryQuantity: 0 })
    expect(await placeOf(buyer, fish)).toMatchObject({ width_mm: 90, height_mm: 150, state: 'out_of_stock' })
  })
})

describe('a shelf of 300 articles', () => {
  const ids = world.products
    .filter(({ market_limits }) => market_limits.length === 0)
    .flatMap((product) => product.variants.map(({ id }) => id))
    .slice(0, 301)
  const all = ids.map((variant_id) => ({ variant_id, target: 24, facings: 2 }))

  it('is the largest', async () => {
    expect(all).toHaveLength(301)
    await expect(save(buyer, 0, all)).rejects.toMatchObject({ status: 400 })
    expect((await save(buyer, 0, all.slice(1))).places.map(({ variant_id }) => variant_id)).toEqual(ids.slice(1))
  })

  it('takes as many statements as one of two articles', async () => {
    const statementsOf = async (places: Places, version: number) => {
      await save(buyer, version, places)
      return shop.statementsOf(() => shelfOf(buyer))
    }
    // The session, the shelf, its articles, and regular articles that it lacks.
    expect(await statementsOf(all.slice(0, 2), 0)).toHaveLength(4)
    expect(await statementsOf(all.slice(0, 300), 1)).toHaveLength(4)
  })
})

it('answers the demo’s companies', async () => {
  const anna = shop.client(await shop.signIn('kiosk'))
  const { places } = await unwrap(anna.GET('/store/shelf'))
  const known = await db
    .select({ id: variants.id })
    .from(variants)
    .where(
      inArray(
        variants.id,
        places.map(({ variant_id }) => variant_id),
      ),
    )
    .orderBy(asc(variants.id))
  expect(known).toHaveLength(places.length)
})
