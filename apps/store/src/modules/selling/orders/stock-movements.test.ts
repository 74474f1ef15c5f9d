import { unwrap } from '@skafferi/api'
import { asc, eq, ne, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Availability } from '@skafferi/domain/rules/catalogue/stock'
import { orderItems, stockMovements, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createOrdersOperator } from './index'

const fish = 'variant_01saltfish120'
const product = 'prod_01saltfish'
const shop = await shopOfFile()
const { db } = shop.database
const operator = createOrdersOperator(shop.context)
const elsa = await addOperator(shop, 'catalogue')
const { client } = elsa

/** The variants of the demo shop whose movements do not add up to their stock, before the tests change it. */
const openingGaps = await db
  .select({ id: variants.id, stock: variants.inventoryQuantity })
  .from(variants)
  .leftJoin(stockMovements, eq(stockMovements.variantId, variants.id))
  .groupBy(variants.id)
  .having(sql`coalesce(sum(${stockMovements.change}), 0) <> ${variants.inventoryQuantity}`)

async function sku(): Promise<string> {
  const [row] = await db.select().from(variants).where(eq(variants.id, fish))
  return row!.sku!
}

/** Begins with a stock without movements. */
async function beginWith(inventoryQuantity: number, availability: Availability = 'tracked'): Promise<void> {
  await db.update(orderItems).set({ backorderedQuantity: null })
  await db.update(variants).set({ inventoryQuantity, availability, availableFrom: null }).where(eq(variants.id, fish))
  await db.delete(stockMovements)
}

beforeEach(() => beginWith(40))

async function placeOrder(quantity: number, by?: Buyer) {
  const { client: buyer } = by ?? (await addBuyer(shop))
  await unwrap(buyer.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity }] } }))
  await unwrap(buyer.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(buyer.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  const { order_id: id } = await unwrap(buyer.POST('/store/cart/complete', {}))
  return operator.showOrder(id)
}

async function change(id: string, request: Omit<Parameters<typeof operator.setOrderStatus>[1], 'version'>) {
  const { version } = await operator.showOrder(id)
  return operator.setOrderStatus(id, { ...request, version })
}

const receive = async (
  body: { quantity: number; available_from?: string | null; reference?: string },
  key?: string,
) => {
  const params = key === undefined ? undefined : { header: { 'Idempotency-Key': key } }
  return (await unwrap(client.POST('/admin/stock/goods-in', { params, body: { sku: await sku(), ...body } }))).stock
}

const correct = async (body: object) =>
  sendAdmin(shop, 'correctStock', { body: { sku: await sku(), ...body } }, { token: elsa.token })

const movements = async (query: { limit?: number; offset?: number } = {}) =>
  unwrap(client.GET('/admin/products/{id}/stock-movements', { params: { path: { id: product }, query } }))

const shown = async () => {
  const { product: found } = await unwrap(client.GET('/admin/products/{id}', { params: { path: { id: product } } }))
  return found.variants.find(({ id }) => id === fish)!
}

/** Checks that each movement continues the one before and that the last one has the current stock. */
async function expectLedger(opening: number): Promise<void> {
  const rows = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, fish))
    .orderBy(asc(stockMovements.id))
  let stock = opening
  for (const row of rows) {
    stock += row.change
    expect(row.stock).toBe(stock)
  }
  expect((await shown()).inventory_quantity).toBe(stock)
}

describe('goods that come in', () => {
  it('are added to the stock, with the delivery note and the operator', async () => {
    expect(await receive({ quantity: 60, reference: ' Delivery note 4711 ' })).toMatchObject({
      product_id: product,
      inventory_quantity: 100,
      served_quantity: 0,
    })
    const { movements: listed } = await movements()
    expect(listed).toMatchObject([
      {
        kind: 'goods_in',
        change: 60,
        inventory_quantity: 100,
        note: 'Delivery note 4711',
        changed_by: elsa.name,
        order: null,
        variant: { id: fish },
      },
    ])
  })

  it('are added once if the answer was lost and the request repeated', async () => {
    const answers = await Promise.all([
      receive({ quantity: 5 }, 'a lost answer'),
      receive({ quantity: 5 }, 'a lost answer'),
    ])
    expect(answers[0]).toEqual(answers[1])
    expect((await shown()).inventory_quantity).toBe(45)
    expect((await movements()).count).toBe(1)
  })

  it('go to waiting orders first, each as a movement of its order', async () => {
    await beginWith(0, 'backorder')
    const [first, second] = [await placeOrder(3), await placeOrder(4)]
    const answer = await receive({ quantity: 10, available_from: '2031-05-01' })
    expect(answer).toMatchObject({
      inventory_quantity: 3,
      served_quantity: 7,
      available_from: '2031-05-01',
    })
    expect((await movements()).movements).toMatchObject([
      { kind: 'order', change: -4, inventory_quantity: 3, order: { display_id: second.display_id } },
      { kind: 'order', change: -3, inventory_quantity: 7, order: { display_id: first.display_id } },
      { kind: 'goods_in', change: 10, inventory_quantity: 10 },
    ])
    await expectLedger(0)
  })

  it('keep the expected day unless one is given, and null clears it', async () => {
    await receive({ quantity: 1, available_from: '2031-05-01' })
    expect(await receive({ quantity: 1 })).toMatchObject({ available_from: '2031-05-01' })
    await receive({ quantity: 1, available_from: null })
    expect((await shown()).available_from).toBe(null)
  })

  it('are added to what orders leave while they are booked', async () => {
    const buyers = [await addBuyer(shop), await addBuyer(shop), await addBuyer(shop)]
    await Promise.all([
      ...buyers.map((buyer) => placeOrder(5, buyer)),
      receive({ quantity: 7 }),
      receive({ quantity: 8 }),
    ])
    expect((await shown()).inventory_quantity).toBe(40)
    await expectLedger(40)
  })

  it('are refused if the stock to which they are to be added is outdated', async () => {
    const stale = { sku: await sku(), quantity: 25, replaces_inventory_quantity: 41 }
    const refused = await sendAdmin(shop, 'receiveGoods', { body: stale }, { token: elsa.token })
    expect(refused.json()).toMatchObject({ code: 'stock_changed', params: { seen: 41, now: 40 } })
    const body = { ...stale, replaces_inventory_quantity: 40 }
    expect((await sendAdmin(shop, 'receiveGoods', { body }, { token: elsa.token })).statusCode).toBe(200)
    const lost = await correct({ change: -3, reason: 'counted', replaces_inventory_quantity: 40 })
    expect(lost.json()).toMatchObject({ code: 'stock_changed', params: { seen: 40, now: 65 } })
    await expectLedger(40)
  })

  it('are refused for an unknown SKU, and for callers who may not change the catalogue', async () => {
    const unknown = { body: { sku: 'NONE-1', quantity: 1 } }
    const refused = await sendAdmin(shop, 'receiveGoods', unknown, { token: elsa.token })
    expect(refused.json()).toMatchObject({ type: 'invalid_data', fields: { sku: { code: 'not_in_shop' } } })
    const support = await addOperator(shop, 'support')
    const denied = await sendAdmin(shop, 'receiveGoods', unknown, { token: support.token })
    expect(denied.statusCode).toBe(403)
  })
})

/** Another article than the one of the other tests. */
async function otherArticle() {
  const [other] = await db.select().from(variants).where(ne(variants.id, fish)).orderBy(asc(variants.id)).limit(1)
  return other!
}

const deliver = async (
  operation: 'receiveDelivery' | 'undoDelivery',
  body: { rows: { sku: string; quantity: number }[]; reference?: string; dry_run?: boolean },
  headers?: Record<string, string>,
) => sendAdmin(shop, operation, { body, headers }, { token: elsa.token })

describe('a delivery of several articles', () => {
  it('is added as a whole, under one key, and goes to waiting orders first', async () => {
    await beginWith(0, 'backorder')
    await placeOrder(3)
    const other = await otherArticle()
    const rows = [
      { sku: await sku(), quantity: 10 },
      { sku: ` ${other.sku!.toLowerCase()}`, quantity: 5 },
    ]
    const send = () => deliver('receiveDelivery', { rows, reference: 'DN 1' }, { 'idempotency-key': 'delivery-1' })
    const expected = { delivery: { articles: 2, quantity: 15, served_quantity: 3 } }
    expect([(await send()).json(), (await send()).json()]).toMatchObject([expected, expected])
    expect((await otherArticle()).inventoryQuantity).toBe(other.inventoryQuantity + 5)
    expect((await movements()).movements).toMatchObject([
      { kind: 'order', change: -3, inventory_quantity: 7 },
      { kind: 'goods_in', change: 10, inventory_quantity: 10, note: 'DN 1' },
    ])
    await expectLedger(0)
  })

  it('changes nothing if an article is unknown or there twice', async () => {
    await beginWith(4)
    const rows = [
      { sku: await sku(), quantity: 1 },
      { sku: 'NONE-1', quantity: 1 },
      { sku: await sku(), quantity: 2 },
    ]
    const refused = await deliver('receiveDelivery', { rows })
    expect(refused.json().fields).toMatchObject({
      'rows.1.sku': { code: 'not_in_shop' },
      'rows.2.sku': { code: 'repeated', params: { row: 1 } },
    })
    expect((await shown()).inventory_quantity).toBe(4)
  })

  it('is checked without a change: each stock before and after, and the rows that are refused', async () => {
    await beginWith(0, 'backorder')
    await placeOrder(3)
    const before = await movements()
    const other = await otherArticle()
    const rows = [
      { sku: (await sku()).toLowerCase(), quantity: 10 },
      { sku: 'NONE-1', quantity: 1 },
      { sku: await sku(), quantity: 2 },
      { sku: other.sku!, quantity: 5 },
    ]
    const checked = await deliver('receiveDelivery', { rows, dry_run: true }, { 'idempotency-key': 'check-1' })
    expect(checked.json().delivery).toMatchObject({
      articles: 2,
      quantity: 15,
      served_quantity: 3,
      rows: [
        { sku: await sku(), previous_quantity: 0, inventory_quantity: 7, refusal: null },
        { sku: 'NONE-1', product_title: null, previous_quantity: null, refusal: 'not_in_shop' },
        { inventory_quantity: null, refusal: 'repeated' },
        { previous_quantity: other.inventoryQuantity, inventory_quantity: other.inventoryQuantity + 5 },
      ],
    })
    expect([await movements(), (await shown()).inventory_quantity]).toEqual([before, 0])
    // The same check, once more, shows the stock as it is now.
    await beginWith(1)
    const again = await deliver('receiveDelivery', { rows, dry_run: true }, { 'idempotency-key': 'check-1' })
    expect(again.json().delivery.rows[0]).toMatchObject({ previous_quantity: 1, inventory_quantity: 11 })
  })

  it('is undone once under one key, as corrections of their own', async () => {
    const other = await otherArticle()
    const rows = [
      { sku: await sku(), quantity: 10 },
      { sku: other.sku!, quantity: 5 },
    ]
    await deliver('receiveDelivery', { rows, reference: 'DN 1' })
    const undo = () => deliver('undoDelivery', { rows, reference: 'DN 1' }, { 'idempotency-key': 'undo-1' })
    const undone = { delivery: { quantity: 15, rows: [{ previous_quantity: 50, inventory_quantity: 40 }, {}] } }
    expect([(await undo()).json(), (await undo()).json()]).toMatchObject([undone, undone])
    expect((await otherArticle()).inventoryQuantity).toBe(other.inventoryQuantity)
    expect((await movements()).movements).toMatchObject([
      { kind: 'correction', change: -10, inventory_quantity: 40, reason: 'booked_by_mistake', note: 'DN 1' },
      { kind: 'goods_in', change: 10, inventory_quantity: 50, note: 'DN 1' },
    ])
    await expectLedger(40)
  })

  it('is not undone, not even partly, once its pieces are sold', async () => {
    await beginWith(0)
    const other = await otherArticle()
    const rows = [
      { sku: other.sku!, quantity: 5 },
      { sku: await sku(), quantity: 10 },
    ]
    await deliver('receiveDelivery', { rows })
    await placeOrder(4)
    const refused = await deliver('undoDelivery', { rows })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'stock_too_low', params: { sku: await sku(), free: 6 } })
    expect((await shown()).inventory_quantity).toBe(6)
    expect((await otherArticle()).inventoryQuantity).toBe(other.inventoryQuantity + 5)
  })
})

describe('a correction', () => {
  it('adds or takes pieces with a reason', async () => {
    expect((await correct({ change: -4, reason: 'damaged', note: 'Wet cartons' })).json().stock).toMatchObject({
      inventory_quantity: 36,
    })
    await correct({ change: 2, reason: 'returned' })
    expect((await movements()).movements).toMatchObject([
      { kind: 'correction', change: 2, inventory_quantity: 38, reason: 'returned', note: null },
      { kind: 'correction', change: -4, inventory_quantity: 36, reason: 'damaged', note: 'Wet cartons' },
    ])
    await expectLedger(40)
  })

  it('takes back goods in that were booked by mistake', async () => {
    await beginWith(0)
    await receive({ quantity: 7 })
    expect((await correct({ change: -7, reason: 'booked_by_mistake' })).json().stock).toMatchObject({
      inventory_quantity: 0,
    })
    expect((await movements()).movements).toMatchObject([
      { kind: 'correction', change: -7, reason: 'booked_by_mistake' },
      { kind: 'goods_in', change: 7 },
    ])
  })

  it('takes no pieces that belong to orders', async () => {
    await placeOrder(30)
    const refused = await correct({ change: -11, reason: 'lost' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'stock_too_low', params: { free: 10 } })
    expect((await shown()).inventory_quantity).toBe(10)
    expect((await correct({ change: -10, reason: 'lost' })).statusCode).toBe(200)
  })

  it('needs pieces, and a note for another reason', async () => {
    const none = await correct({ change: 0, reason: 'lost' })
    expect(none.json()).toMatchObject({ fields: { change: { code: 'zero' } } })
    const unexplained = await correct({ change: 1, reason: 'other' })
    expect(unexplained.json()).toMatchObject({ fields: { note: { code: 'required' } } })
    expect((await movements()).count).toBe(0)
  })

  it('that adds pieces serves waiting orders', async () => {
    await beginWith(0, 'backorder')
    await placeOrder(3)
    expect((await correct({ change: 5, reason: 'counted' })).json().stock).toMatchObject({
      inventory_quantity: 2,
      served_quantity: 3,
    })
  })
})

describe('reserved pieces', () => {
  it('are those of open orders until they ship', async () => {
    const before = (await shown()).reserved_quantity
    const order = await placeOrder(10)
    expect((await shown()).reserved_quantity - before).toBe(10)
    const lines = [{ id: order.items[0]!.id, quantity: 4 }]
    await change(order.id, { fulfillmentStatus: 'shipped', lines })
    expect((await shown()).reserved_quantity - before).toBe(6)
    await change(order.id, { fulfillmentStatus: 'shipped' })
    expect((await shown()).reserved_quantity - before).toBe(0)
    const canceled = await placeOrder(3)
    await change(canceled.id, { status: 'canceled' })
    expect((await shown()).reserved_quantity - before).toBe(0)
  })

  it('are no pieces that wait, and none of articles that are not counted', async () => {
    await beginWith(2, 'backorder')
    const before = (await shown()).reserved_quantity
    await placeOrder(5)
    expect((await shown()).reserved_quantity - before).toBe(2)
    await beginWith(0, 'always')
    await placeOrder(5)
    expect((await shown()).reserved_quantity - before).toBe(2)
  })
})

describe('the movements of a product', () => {
  it('add up to its stock from the first import on', () => expect(openingGaps).toEqual([]))

  it('have every change: orders, cancellations, edits, imports and corrections', async () => {
    const order = await placeOrder(10)
    await change(order.id, { status: 'canceled' })
    const answer = await sendAdmin(shop, 'getProduct', { path: { id: product } }, { token: elsa.token })
    const stock = { sku: await sku(), inventory_quantity: 50, replaces_inventory_quantity: 40 }
    const headers = { 'if-match': answer.headers.etag as string }
    await sendAdmin(
      shop,
      'updateProduct',
      { path: { id: product }, headers, body: { variants: [stock] } },
      { token: elsa.token },
    )
    const rows = [{ sku: await sku(), inventory_quantity: 12 }]
    await sendAdmin(shop, 'setStock', { body: { rows } }, { token: elsa.token })
    await sendAdmin(shop, 'setStock', { body: { rows } }, { token: elsa.token })
    const { movements: listed, count } = await movements()
    expect(count).toBe(4)
    expect(listed).toMatchObject([
      { kind: 'import', change: -38, inventory_quantity: 12, changed_by: elsa.name },
      { kind: 'set', change: 10, inventory_quantity: 50, changed_by: elsa.name },
      { kind: 'cancellation', change: 10, inventory_quantity: 40, order: { id: order.id } },
      { kind: 'order', change: -10, inventory_quantity: 30, order: { id: order.id }, changed_by: null },
    ])
    await expectLedger(40)
    expect((await movements({ limit: 1, offset: 3 })).movements).toMatchObject([{ kind: 'order' }])
  })

  it('are refused for an unknown product', async () => {
    const refused = await sendAdmin(shop, 'listStockMovements', { path: { id: 'prod_none' } }, { token: elsa.token })
    expect(refused.json()).toMatchObject({ code: 'product_not_found' })
  })
})
