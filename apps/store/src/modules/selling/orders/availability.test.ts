import { unwrap, type Order } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderablePieces, type Availability } from '@skafferi/domain/rules/catalogue/stock'
import { orderableStock, stockOfVariant } from '../../../platform/db/article-stock'
import { orderItems, outbox, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { createProductsOperator } from '../../catalogue/products'
import { createOrdersOperator } from './index'

const fish = 'variant_01saltfish120'
const product = 'prod_01saltfish'
const shop = await shopOfFile()
const operator = createOrdersOperator(shop.context)
const products = createProductsOperator(shop.context)
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
  await shop.database.db.update(orderItems).set({ backorderedQuantity: null })
})

/** Sets the stock of the fish in the database. */
async function setStock(availability: Availability, inventoryQuantity: number, availableFrom: string | null = null) {
  const changes = { availability, inventoryQuantity, availableFrom }
  await shop.database.db.update(variants).set(changes).where(eq(variants.id, fish))
}

async function stockOf(id: string): Promise<number> {
  const [row] = await shop.database.db.select().from(variants).where(eq(variants.id, id))
  return row!.inventoryQuantity
}

const showProduct = () => products.showProduct(product)

/** Sets the stock of the fish as in the office. */
async function countIn(inventory_quantity: number, availability?: Availability): Promise<void> {
  const { product: shown, tag } = await showProduct()
  const { sku, inventory_quantity: displayed } = shown.variants.find(({ id }) => id === fish)!
  const stock = { inventory_quantity, replaces_inventory_quantity: displayed, availability }
  await products.changeProduct({ id: product, ifMatch: tag }, { variants: [{ sku: sku!, ...stock }] })
}

/** Sets the stock of the fish by an import. */
async function importStock(inventory_quantity: number): Promise<void> {
  const { product: shown } = await showProduct()
  const { sku } = shown.variants.find(({ id }) => id === fish)!
  await sendAdmin(
    shop,
    'setStock',
    { body: { rows: [{ sku, inventory_quantity }] } },
    await addOperator(shop, 'catalogue'),
  )
}

/** Returns how many pieces of each order wait for stock. */
const waitingOf = (orders: readonly Order[]) =>
  Promise.all(
    orders.map(async ({ id }) => {
      const { items } = await operator.showOrder(id)
      return items[0]!.backorder?.quantity ?? 0
    }),
  )

async function fillCart(quantity: number, { client }: Buyer = buyer) {
  await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity }] } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
}

const cartOf = async ({ client }: Buyer = buyer) => (await unwrap(client.GET('/store/cart/info'))).cart

async function placeOrder(quantity: number, by: Buyer = buyer): Promise<Order> {
  await fillCart(quantity, by)
  const { order_id: id } = await unwrap(by.client.POST('/store/cart/complete', {}))
  return showOrder(id, by)
}

const showOrder = async (id: string, { client }: Buyer = buyer) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order

async function change(id: string, request: Omit<Parameters<typeof operator.setOrderStatus>[1], 'version'>) {
  const { version } = await operator.showOrder(id)
  return operator.setOrderStatus(id, { ...request, version })
}

const ship = (id: string, quantity: number, { items: [line] }: Order) =>
  change(id, { fulfillmentStatus: 'shipped', lines: [{ id: line!.id, quantity }] })

describe('an article that is always available', () => {
  it('can be ordered without a count, and its stock is not touched', async () => {
    await setStock('always', 0)
    const { id, items } = await placeOrder(40)
    expect(items).toMatchObject([{ quantity: 40, backorder: null }])
    await change(id, { status: 'canceled' })
    expect(await stockOf(fish)).toBe(0)
  })

  it('is limited by the maximum of a line', async () => {
    await setStock('always', 3)
    const add = (quantity: number) =>
      unwrap(buyer.client.POST('/store/cart/items/bulk-add', { body: { items: [{ variant_id: fish, quantity }] } }))
    expect((await add(99_999)).results).toMatchObject([{ code: 'added' }])
    expect((await add(2)).results).toMatchObject([{ code: 'too_many', left: 1 }])
  })

  it('returns no pieces that its order did not take, although it is tracked by then', async () => {
    await setStock('always', 7)
    const { id } = await placeOrder(40)
    await setStock('tracked', 7)
    await change(id, { status: 'canceled' })
    expect(await stockOf(fish)).toBe(7)
  })
})

describe('an article on backorder', () => {
  it('ships what is there now and the rest on its day', async () => {
    await setStock('backorder', 2, '2027-01-12')
    await fillCart(5)
    const backorder = { quantity: 3, available_from: '2027-01-12' }
    expect((await cartOf()).items).toMatchObject([{ quantity: 5, inventory_quantity: 100_000, backorder }])
    const { order_id: id } = await unwrap(buyer.client.POST('/store/cart/complete', {}))
    expect((await showOrder(id)).items).toMatchObject([{ quantity: 5, backorder }])
    expect(await stockOf(fish)).toBe(0)
    const isConfirmation = and(eq(outbox.subjectId, id), eq(outbox.kind, 'order_confirmation'))
    const [mail] = await shop.database.db.select().from(outbox).where(isConfirmation)
    expect(mail!.text).toMatch(/Expected: .* · 3 ship on 12 Jan 2027\n/)
  })

  it('promises the delivery from its day if nothing ships now', async () => {
    await setStock('backorder', 0, '2027-01-12')
    await fillCart(5)
    expect((await cartOf()).delivery!.start_date > '2027-01-12').toBe(true)
    await setStock('backorder', 1, '2027-01-12')
    expect((await cartOf()).delivery!.start_date < '2027-01-12').toBe(true)
  })

  it('promises no day that is over', async () => {
    await setStock('backorder', 0, '2026-01-12')
    await fillCart(5)
    expect((await cartOf()).items).toMatchObject([{ backorder: { quantity: 5, available_from: null } }])
    const { product: shown } = await unwrap(
      buyer.client.GET('/store/products/{id}', { params: { path: { id: product } } }),
    )
    expect(shown.variants.find(({ id }) => id === fish)).toMatchObject({
      availability: 'backorder',
      available_from: null,
    })
  })

  it('returns the pieces that were taken when its order is canceled', async () => {
    await setStock('backorder', 2)
    const { id } = await placeOrder(5)
    expect(await stockOf(fish)).toBe(0)
    await change(id, { status: 'canceled' })
    expect(await stockOf(fish)).toBe(2)
  })

  it('stays open until its pieces are shipped, in stock or not', async () => {
    await setStock('backorder', 2)
    const order = await placeOrder(5)
    await ship(order.id, 2, order)
    expect(await showOrder(order.id)).toMatchObject({
      status: 'pending',
      items: [{ shipped_quantity: 2, backorder: { quantity: 3 } }],
    })
    await ship(order.id, 1, order)
    expect((await showOrder(order.id)).items).toMatchObject([{ backorder: { quantity: 2 } }])
    await ship(order.id, 2, order)
    expect((await showOrder(order.id)).items).toMatchObject([{ shipped_quantity: 5, backorder: null }])
    await countIn(10)
    expect(await stockOf(fish)).toBe(10)
  })

  it('closes pieces that wait before pieces in stock', async () => {
    await setStock('backorder', 2)
    const order = await placeOrder(5)
    await ship(order.id, 1, order)
    const { version } = await operator.showOrder(order.id)
    const closed = { lines: [{ id: order.items[0]!.id, quantity: 2 }], reason: 'Discontinued', isRefunded: false }
    await operator.closeRest(order.id, { ...closed, version })
    expect((await showOrder(order.id)).items).toMatchObject([{ closed_quantity: 2, backorder: { quantity: 1 } }])
  })

  it('gives the last pieces to one of two buyers at once, and to the other later', async () => {
    await setStock('backorder', 4)
    const buyers = [await addBuyer(shop), await addBuyer(shop)]
    const orders = await Promise.all(buyers.map((each) => placeOrder(3, each)))
    const later = orders.map(({ items }) => items[0]!.backorder?.quantity ?? 0)
    expect(later.toSorted()).toEqual([0, 2])
    expect(await stockOf(fish)).toBe(0)
  })

  it('is not ordered if less ships now than was displayed', async () => {
    await setStock('backorder', 5)
    await fillCart(5)
    const { version } = await cartOf()
    await placeOrder(3, await addBuyer(shop))
    const place = () => unwrap(buyer.client.POST('/store/cart/complete', { body: { cart_version: version } }))
    await expect(place()).rejects.toMatchObject({ code: 'cart_changed' })
    expect(await stockOf(fish)).toBe(2)
  })
})

describe('stock that comes in', () => {
  it('is reserved for the pieces that wait, the oldest order first', async () => {
    await setStock('backorder', 0)
    const orders = [await placeOrder(3), await placeOrder(4), await placeOrder(2)]
    await countIn(5)
    expect(await stockOf(fish)).toBe(0)
    expect(await waitingOf(orders)).toEqual([0, 2, 2])
    await countIn(9)
    expect(await stockOf(fish)).toBe(5)
    expect(await waitingOf(orders)).toEqual([0, 0, 0])
  })

  it('is not sold again although the article is tracked by then', async () => {
    await setStock('backorder', 0)
    const orders = [await placeOrder(3)]
    await setStock('tracked', 0)
    await countIn(4)
    expect(await stockOf(fish)).toBe(1)
    expect(await waitingOf(orders)).toEqual([0])
  })

  it('is reserved once it is counted again, if it was not', async () => {
    await setStock('backorder', 0)
    const orders = [await placeOrder(3)]
    await setStock('always', 0)
    await countIn(4)
    expect(await waitingOf(orders)).toEqual([3])
    await countIn(4, 'backorder')
    expect(await stockOf(fish)).toBe(1)
    expect(await waitingOf(orders)).toEqual([0])
  })

  it('is reserved when an import brings it', async () => {
    await setStock('backorder', 0)
    const orders = [await placeOrder(3)]
    await importStock(10)
    expect(await stockOf(fish)).toBe(7)
    expect(await waitingOf(orders)).toEqual([0])
  })

  it('returns from a canceled order to those that wait, and is kept from orders that do not', async () => {
    await setStock('backorder', 4)
    const orders = [await placeOrder(5), await placeOrder(2), await placeOrder(1)]
    await change(orders[1]!.id, { status: 'canceled' })
    await change(orders[0]!.id, { status: 'canceled' })
    expect(await stockOf(fish)).toBe(3)
    expect(await waitingOf(orders)).toEqual([0, 0, 0])
    await change(orders[2]!.id, { status: 'canceled' })
    expect(await stockOf(fish)).toBe(4)
  })

  it('is sold once if an order is placed while it is counted in', async () => {
    await setStock('backorder', 0)
    const first = await placeOrder(3)
    const buyers = [await addBuyer(shop), await addBuyer(shop), await addBuyer(shop)]
    for (const each of buyers) await fillCart(3, each)
    const complete = async (each: Buyer) => {
      const { order_id: id } = await unwrap(each.client.POST('/store/cart/complete', {}))
      return { id, by: each }
    }
    const [placed] = await Promise.all([Promise.all(buyers.map(complete)), countIn(7)])
    const others = await Promise.all(placed.map(({ id, by }) => showOrder(id, by)))
    const waiting = [await showOrder(first.id), ...others].map(({ items }) => items[0]!.backorder?.quantity ?? 0)
    expect(waiting[0]).toBe(0)
    const reserved = 12 - waiting.reduce((sum, each) => sum + each, 0)
    expect(reserved + (await stockOf(fish))).toBe(7)
    expect(waiting.some((each) => each > 0) && (await stockOf(fish)) > 0).toBe(false)
  })

  it('is reserved for no piece that ships or is canceled at the same time', async () => {
    await setStock('backorder', 0)
    const [shipped, canceled, last] = [await placeOrder(3), await placeOrder(3), await placeOrder(3)]
    await Promise.all([ship(shipped!.id, 3, shipped!), change(canceled!.id, { status: 'canceled' }), countIn(9)])
    const [row] = await shop.database.db
      .select({ reserved: orderItems.reservedQuantity })
      .from(orderItems)
      .where(eq(orderItems.orderId, shipped!.id))
    expect(await waitingOf([shipped!, canceled!, last!])).toEqual([0, 0, 0])
    expect((await stockOf(fish)) + row!.reserved!).toBe(6)
  })
})

it('a tracked article is ordered up to its count, and two buyers at once get no more than that', async () => {
  await setStock('tracked', 4)
  const buyers = [await addBuyer(shop), await addBuyer(shop)]
  for (const each of buyers) await fillCart(3, each)
  const outcomes = await Promise.allSettled(buyers.map(({ client }) => unwrap(client.POST('/store/cart/complete', {}))))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'insufficient_inventory' },
  })
  expect(await stockOf(fish)).toBe(1)
})

it.each(['tracked', 'always', 'backorder'] as const)('the database and the rule agree: %s', async (availability) => {
  await setStock(availability, 3)
  const [row] = await shop.database.db
    .select({ ...stockOfVariant, orderable: orderableStock })
    .from(variants)
    .where(eq(variants.id, fish))
  expect(row!.availability).toBe(availability)
  expect(row!.orderable).toBe(orderablePieces(row!))
})
