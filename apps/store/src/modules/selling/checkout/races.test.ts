import { ApiError, unwrap } from '@skafferi/api'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import {
  cartPromotions,
  carts,
  orderItems,
  orderPromotions,
  orders,
  promotions,
  variants,
} from '../../../platform/db/schema'
import { addBuyer, addBuyers, type Buyer } from '../../../testing/buyers'
import { fillCarts as fillCartsOf, type Line } from '../../../testing/carts'
import { openShop, shopOfFile, world, type TestShop } from '../../../testing/shop'

// The embedded database runs one transaction at a time: these requests are concurrent only on PostgreSQL.

const fish = 'variant_01saltfish120'
const goods = world.products
  .filter(({ category }) => category?.name === 'Food & Candy')
  .flatMap((product) => product.variants)
  .filter(({ inventory_quantity }) => inventory_quantity >= 50)
  .map(({ id }) => id)

const shop = await shopOfFile()

/** Creates carts that are ready to be ordered, with the lines in the given order. */
const fillCarts = (buyers: readonly Buyer[], linesOf: (index: number) => Line[], { db } = shop.database) =>
  fillCartsOf(db, buyers, linesOf, shop.clock.now())

/** Creates a promo code for a discount of 5 EUR. */
async function addCode(code: string, limits: { usageLimit?: number; usageLimitPerCompany?: number }): Promise<string> {
  const now = shop.clock.now()
  const id = `promo_${code.toLowerCase()}`
  const terms = { type: 'fixed', value: 500, currencyCode: shopCurrency, minimum: 0 } as const
  await shop.database.db.insert(promotions).values({ id, code, ...terms, startsAt: now, createdAt: now, ...limits })
  return id
}

/** Adds promo codes to the buyers' carts, in the given order. */
async function addCodesToCarts(buyers: readonly Buyer[], idsOf: (index: number) => string[]): Promise<void> {
  const rows = buyers.flatMap(({ companyId }, index) =>
    idsOf(index).map((promotionId, position) => ({ cartId: `cart_of_${companyId}`, promotionId, position })),
  )
  await shop.database.db.insert(cartPromotions).values(rows)
}

const complete = (
  { client, companyId }: Buyer,
  body?: { cart_id?: string },
  key = `only-${companyId}-${Math.random()}`,
) => unwrap(client.POST('/store/cart/complete', { body, params: { header: { 'Idempotency-Key': key } } }))

async function setStock(quantity: number, ...ids: string[]): Promise<void> {
  await shop.database.db.update(variants).set({ inventoryQuantity: quantity }).where(inArray(variants.id, ids))
}

async function stockOf(id: string): Promise<number> {
  const [row] = await shop.database.db.select().from(variants).where(eq(variants.id, id))
  return row!.inventoryQuantity
}

/** Returns the code of a refusal; undefined if there was none. */
function codeOf(outcome: PromiseSettledResult<unknown>): string | undefined {
  if (outcome.status === 'fulfilled') return undefined
  return outcome.reason instanceof ApiError ? outcome.reason.code : String(outcome.reason)
}

it.each(['with its id', 'without its id', 'under one key'])(
  'fifty requests for one cart %s create one order',
  async (how) => {
    const buyer = await addBuyer(shop)
    await fillCarts([buyer], () => [[fish, 3]])
    await setStock(100, fish)
    const body = how === 'with its id' ? { cart_id: `cart_of_${buyer.companyId}` } : undefined
    const key = how === 'under one key' ? 'the only key' : undefined
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(buyer, body, key)))
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
    const { db } = shop.database
    expect(await db.$count(orders, eq(orders.companyId, buyer.companyId))).toBe(1)
    expect(await db.$count(orderItems, eq(orderItems.orderId, answers[0]!.order_id))).toBe(1)
    expect(await stockOf(fish)).toBe(97)
    expect(await db.$count(carts, and(eq(carts.companyId, buyer.companyId), eq(carts.status, 'completed')))).toBe(1)
  },
)

it('of two hundred buyers who want the last fifty pieces exactly fifty get one', async () => {
  const buyers = await addBuyers(shop, 200)
  await fillCarts(buyers, () => [[fish, 1]])
  await setStock(50, fish)
  const outcomes = await Promise.allSettled(buyers.map((buyer) => complete(buyer)))
  const refusals = outcomes.map(codeOf).filter((code) => code !== undefined)
  expect(refusals).toEqual(Array(150).fill('insufficient_inventory'))
  expect(await stockOf(fish)).toBe(0)
  const ownOrders = inArray(
    orders.companyId,
    buyers.map(({ companyId }) => companyId),
  )
  const { db } = shop.database
  const sold = await db
    .select({ pieces: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(ownOrders)
  expect(sold).toEqual([{ pieces: 50 }])
  expect(
    await db.$count(
      carts,
      and(
        eq(carts.status, 'open'),
        inArray(
          carts.companyId,
          buyers.map(({ companyId }) => companyId),
        ),
      ),
    ),
  ).toBe(150)
})

it('carts with the same lines in opposite order are all ordered without a deadlock', async () => {
  const buyers = await addBuyers(shop, 40)
  const chosen = goods.slice(0, 12)
  await setStock(1000, ...chosen)
  await fillCarts(buyers, (index) => {
    const lines = chosen.map((id): Line => [id, 1])
    return index % 2 === 0 ? lines : lines.reverse()
  })
  const outcomes = await Promise.allSettled(buyers.map((buyer) => complete(buyer)))
  expect(outcomes.map(codeOf).filter(Boolean)).toEqual([])
  expect(await Promise.all(chosen.map(stockOf))).toEqual(Array(12).fill(960))
})

it('pieces added to a cart while it is ordered are in that order or in the next cart, never lost', async () => {
  const buyers = await addBuyers(shop, 20)
  await setStock(1000, fish)
  await fillCarts(buyers, () => [[fish, 1]])
  const add = ({ client }: Buyer) =>
    unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 1 }] } }))
  await Promise.all(buyers.flatMap((buyer) => [complete(buyer), add(buyer)]))
  const left = await Promise.all(buyers.map(({ client }) => unwrap(client.GET('/store/cart/info'))))
  const inCarts = left.flatMap(({ cart }) => cart.items).reduce((pieces, { quantity }) => pieces + quantity, 0)
  expect(1000 - (await stockOf(fish)) + inCarts).toBe(40)
})

it('a promo code for five orders is used by exactly five of twenty concurrent ones', async () => {
  const buyers = await addBuyers(shop, 20)
  const code = await addCode('FIRSTFIVE', { usageLimit: 5 })
  await setStock(1000, fish)
  await fillCarts(buyers, () => [[fish, 3]])
  await addCodesToCarts(buyers, () => [code])
  const outcomes = await Promise.allSettled(buyers.map((buyer) => complete(buyer)))
  const refusals = outcomes.map(codeOf).filter((refusal) => refusal !== undefined)
  expect(refusals).toEqual(Array(15).fill('promo_code_used_up'))
  const { db } = shop.database
  const ownOrders = inArray(
    orders.companyId,
    buyers.map(({ companyId }) => companyId),
  )
  const placed = await db
    .select({ discount: orders.discountTotal, counted: orderPromotions.discountTotal })
    .from(orders)
    .leftJoin(orderPromotions, eq(orderPromotions.orderId, orders.id))
    .where(ownOrders)
  expect(placed).toHaveLength(5)
  expect(placed.every(({ discount, counted }) => discount === 500 && counted === 500)).toBe(true)
  expect(await stockOf(fish)).toBe(1000 - 5 * 3)
})

it('carts with the same limited codes in opposite order are all ordered without a deadlock', async () => {
  const buyers = await addBuyers(shop, 40)
  const codes = [await addCode('ONE', { usageLimit: 40 }), await addCode('OTHER', { usageLimitPerCompany: 1 })]
  await setStock(1000, fish)
  await fillCarts(buyers, () => [[fish, 3]])
  await addCodesToCarts(buyers, (index) => (index % 2 === 0 ? codes : [...codes].reverse()))
  const outcomes = await Promise.allSettled(buyers.map((buyer) => complete(buyer)))
  expect(outcomes.map(codeOf).filter(Boolean)).toEqual([])
  expect(await shop.database.db.$count(orderPromotions, inArray(orderPromotions.promotionId, codes))).toBe(80)
})

it('an order of many lines takes as many statements as an order of one line', async () => {
  const [single, many] = (await addBuyers(shop, 2)) as [Buyer, Buyer]
  const chosen = goods.slice(0, 20)
  await setStock(1000, ...chosen)
  await fillCarts([single, many], (index) => chosen.slice(0, index === 0 ? 1 : 20).map((id): Line => [id, 1]))
  const one = await shop.statementsOf(() => complete(single))
  expect(await shop.statementsOf(() => complete(many))).toHaveLength(one.length)
})

describe('a shop with ten connections', () => {
  let busy: TestShop
  beforeAll(async () => {
    busy = await openShop({}, { poolSize: 10, serving: true })
  })
  afterAll(() => busy.close())

  const waitingForLocks = async () => {
    const { rows } = (await busy.database.backgroundDb.execute(
      sql`select count(*)::int as n from pg_locks where not granted`,
    )) as unknown as { rows: { n: number }[] }
    return rows[0]!.n
  }
  const readiness = async () => (await busy.app.inject('/health/ready')).statusCode

  it('sells its last fifty pieces to fifty of four hundred buyers, and tells the others the reason', async () => {
    const buyers = await addBuyers(busy, 400)
    await fillCarts(buyers, () => [[fish, 1]], busy.database)
    await busy.database.db.update(variants).set({ inventoryQuantity: 50 }).where(eq(variants.id, fish))
    const states: number[] = []
    const watch = setInterval(() => void readiness().then((status) => states.push(status)), 50)
    const press = ({ token }: (typeof buyers)[number]) => {
      const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
      return busy.app.inject({ method: 'POST', url: '/store/cart/complete', headers })
    }
    const outcomes = new Map<string, number>()
    // Buyers who are refused because the shop is busy try again.
    for (let waiting = buyers; waiting.length > 0;) {
      const answers = await Promise.all(waiting.map(press))
      for (const { statusCode, headers, json } of answers) {
        const outcome = statusCode === 200 ? 'sold' : (json().code as string)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        if (statusCode === 503) expect(headers['retry-after']).toBe('5')
      }
      waiting = waiting.filter((_, index) => answers[index]!.statusCode === 503)
    }
    clearInterval(watch)
    expect(outcomes.get('sold')).toBe(50)
    expect(outcomes.get('insufficient_inventory')).toBe(350)
    expect(
      [...outcomes.keys()].filter((code) => !['sold', 'insufficient_inventory', 'busy', 'overloaded'].includes(code)),
    ).toEqual([])
    const [row] = await busy.database.db.select().from(variants).where(eq(variants.id, fish))
    expect(row!.inventoryQuantity).toBe(0)
    expect(new Set([...states, await readiness()])).toEqual(new Set([200]))
  })

  it('responds that it is busy while all connections are used, and stays ready', async (test) => {
    if (busy.database.kind === 'pglite') test.skip('The embedded database has one connection with an unlimited queue.')
    const busyConnections = Promise.all(
      Array.from({ length: 10 }, () => busy.database.db.execute(sql`select pg_sleep(8)`)),
    )
    const answer = await busy.app.inject({
      url: '/store/product-categories',
      headers: { 'x-publishable-api-key': 'pk_demo' },
    })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'busy', '5'])
    expect(await readiness()).toBe(200)
    await busyConnections
  })

  it('serves other buyers while twenty wait for one article, and tells those that it is busy', async (test) => {
    if (busy.database.kind === 'pglite') test.skip('The embedded database has one connection.')
    const buyers = await addBuyers(busy, 20)
    await fillCarts(buyers, () => [[fish, 1]], busy.database)
    await busy.database.db.update(variants).set({ inventoryQuantity: 50 }).where(eq(variants.id, fish))
    await busy.database.backgroundDb.transaction(async (tx) => {
      await tx.select().from(variants).where(eq(variants.id, fish)).for('update')
      const waiting = Promise.allSettled(buyers.map((buyer) => complete(buyer)))
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      const other = await busy.app.inject({
        url: '/store/product-categories',
        headers: { 'x-publishable-api-key': 'pk_demo' },
      })
      expect(other.statusCode).toBe(200)
      expect((await waiting).map(codeOf)).toEqual(Array(20).fill('busy'))
    })
  })
})
