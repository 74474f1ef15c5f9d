import { setTimeout as delay } from 'node:timers/promises'
import { unwrap, requireCart, type Cart, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  flashSaleItems,
  flashSales,
  keyedRequests,
  orderPromotions,
  orders,
  promotions,
  variantPrices,
  variants,
} from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'

const fish = 'variant_01saltfish120'

const shop = await shopOfFile()
const { db } = shop.database
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
  await db.update(variants).set({ inventoryQuantity: 10_000 }).where(eq(variants.id, fish))
})

/** Fills a cart and sets both addresses. */
async function fill({ client }: Buyer): Promise<Cart> {
  await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 40 }] } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))).cart
}

const versionOf = ({ id, version }: Cart) => ({ cart_id: id!, cart_version: version })
const complete = (client: ShopClient, body: { cart_id?: string; cart_version?: number }, key?: string) =>
  unwrap(client.POST('/store/cart/complete', { body, params: { header: { 'Idempotency-Key': key } } }))
const set = async ({ client }: Buyer, { items: [line] }: Cart, quantity: number) =>
  requireCart(
    await unwrap(client.PATCH('/store/cart/items/{id}', { params: { path: { id: line!.id } }, body: { quantity } })),
  ).cart
const ordersOf = ({ companyId }: Buyer) => db.select().from(orders).where(eq(orders.companyId, companyId))
const stock = async () => (await db.select().from(variants).where(eq(variants.id, fish)))[0]!.inventoryQuantity
const setPrice = (amount: number) => db.update(variantPrices).set({ amount }).where(eq(variantPrices.variantId, fish))

describe('placing the order of a version', () => {
  it('succeeds if the cart is as it was displayed', async () => {
    const cart = await fill(buyer)
    await complete(buyer.client, versionOf(cart))
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round(cart.total * 100) }])
  })

  it('is refused with the current cart if a colleague has changed it, and nothing is ordered', async () => {
    const displayed = await fill(buyer)
    const changed = await set(await addColleague(shop, buyer), displayed, 90)
    await expect(complete(buyer.client, versionOf(displayed))).rejects.toMatchObject({
      status: 409,
      code: 'cart_changed',
      message: 'The cart has changed since you opened this page. Nothing has been ordered.',
      cart: { ...changed, changed_by: { name: 'Buyer', is_you: false } },
    })
    expect([await ordersOf(buyer), await stock()]).toEqual([[], 10_000])
  })

  it('is refused if the shop has changed a price that was not displayed, and succeeds with the next attempt', async () => {
    const displayed = await fill(buyer)
    const rows = await db.select().from(variantPrices).where(eq(variantPrices.variantId, fish))
    const amount = rows[0]!.amount
    await setPrice(amount + 100)
    const refusal = await complete(buyer.client, versionOf(displayed)).catch((error: { cart: Cart }) => error)
    expect(refusal).toMatchObject({ code: 'cart_changed', cart: { version: displayed.version + 1, changed_by: null } })
    await complete(buyer.client, versionOf((refusal as { cart: Cart }).cart))
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round((refusal as { cart: Cart }).cart.total * 100) }])
    await setPrice(amount)
  })

  it('is refused if the stock has become insufficient, with the shortage on the line', async () => {
    const displayed = await fill(buyer)
    await db.update(variants).set({ inventoryQuantity: 39 }).where(eq(variants.id, fish))
    await expect(complete(buyer.client, versionOf(displayed))).rejects.toMatchObject({
      code: 'cart_changed',
      cart: { items: [{ quantity: 40, inventory_quantity: 39 }] },
    })
  })

  it('is refused if a colleague has emptied the cart', async () => {
    const displayed = await fill(buyer)
    const { client } = await addColleague(shop, buyer)
    await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids: [displayed.items[0]!.id] } }))
    await expect(complete(buyer.client, versionOf(displayed))).rejects.toMatchObject({
      code: 'cart_changed',
      cart: { items: [] },
    })
  })

  it('is refused for a cart that was changed and changed back, because its version was not displayed', async () => {
    const displayed = await fill(buyer)
    const colleague = await addColleague(shop, buyer)
    await set(colleague, displayed, 90)
    await set(colleague, displayed, 40)
    await expect(complete(buyer.client, versionOf(displayed))).rejects.toMatchObject({
      cart: { version: displayed.version + 2 },
    })
  })

  it('returns the order of an ordered cart, whatever version is given', async () => {
    const cart = await fill(buyer)
    const placed = await complete(buyer.client, versionOf(cart))
    expect(await complete(buyer.client, { ...versionOf(cart), cart_version: 1 })).toEqual(placed)
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('has no condition without a version', async () => {
    const cart = await fill(buyer)
    const changed = await set(await addColleague(shop, buyer), cart, 90)
    await complete(buyer.client, { cart_id: cart.id! })
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round(changed.total * 100) }])
  })

  it('stores no refusal with its key, and another version needs another key', async () => {
    const displayed = await fill(buyer)
    const changed = await set(buyer, displayed, 90)
    const stored = () => db.$count(keyedRequests, eq(keyedRequests.ownerId, buyer.customerId))
    const before = await stored()
    await expect(complete(buyer.client, versionOf(displayed), 'a key')).rejects.toMatchObject({ code: 'cart_changed' })
    expect(await stored()).toBe(before)
    await complete(buyer.client, versionOf(changed), 'a key')
    await expect(complete(buyer.client, versionOf(displayed), 'a key')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
  })
})

describe('a change while the order is placed', () => {
  const rounds = 200

  it(`in ${rounds} rounds never books what was not displayed`, { timeout: 300_000 }, async () => {
    const colleague = await addColleague(shop, buyer)
    const booked: number[] = []
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const displayed = await fill(buyer)
      const codeOf = (error: { code: string }) => error.code
      const placeOrder = () => complete(buyer.client, versionOf(displayed)).then(() => 'ordered', codeOf)
      // In half of the rounds a price changes, in the others a quantity; in every second one, the change starts first.
      const change = () =>
        (round % 4 < 2 ? setPrice(300 + round) : set(colleague, displayed, 90)).then(() => 'changed', codeOf)
      const [first, second] = round % 2 === 0 ? [placeOrder, change] : [change, placeOrder]
      // Every tenth round is sequential, so that an order is placed on every database.
      const results = round % 10 === 0 ? [await first(), await second()] : await Promise.all([first(), second()])
      const outcome = results[round % 2]!
      outcomes.add(outcome)
      if (outcome === 'ordered') booked.push(Math.round(displayed.total * 100))
      const placed = await ordersOf(buyer)
      expect(placed.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual(booked.toSorted((a, b) => a - b))
      if (outcome !== 'ordered')
        await unwrap(buyer.client.DELETE('/store/cart/items/remove', { body: { item_ids: [displayed.items[0]!.id] } }))
    }
    expect(outcomes).toEqual(new Set(['ordered', 'cart_changed']))
  })

  const codeOf = (error: { code: string }) => error.code
  const day = 24 * 60 * 60 * 1000
  let codes = 0

  async function addSale(): Promise<void> {
    const now = shop.clock.now().getTime()
    const [row] = await db.select().from(variants).where(eq(variants.id, fish))
    await db.transaction(async (tx) => {
      await tx
        .insert(flashSales)
        .values({ id: 'sale_race', title: 'Race', startsAt: new Date(now), endsAt: new Date(now + day) })
      await tx
        .insert(flashSaleItems)
        .values({ saleId: 'sale_race', productId: row!.productId, percent: 30, position: 0 })
    })
  }
  const endSale = () => db.delete(flashSales).where(eq(flashSales.id, 'sale_race'))

  async function addCode(usageLimit: number | null): Promise<string> {
    const now = shop.clock.now()
    const name = `RACE${(codes += 1)}`
    const terms = { type: 'fixed', value: 500, currencyCode: 'eur', minimum: 0 } as const
    await db
      .insert(promotions)
      .values({ id: `promo_${name}`, code: name, ...terms, usageLimit, startsAt: now, createdAt: now })
    return name
  }
  const enter = async ({ client }: Buyer, name: string) =>
    (await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: [name] } }))).cart

  /** A change that is concurrent with placing the order. */
  interface Race {
    /** Creates the displayed cart. */
    show: () => Promise<Cart>
    change: () => Promise<unknown>
    undo?: () => Promise<unknown>
  }

  const races: Record<string, () => Promise<Race>> = {
    'the address': async () => {
      const { client } = await addColleague(shop, buyer)
      const body = { ...addressIn('dk'), address_1: 'Strøget 1' }
      return {
        show: () => fill(buyer),
        change: () => unwrap(client.POST('/store/cart/address/add-shipping', { body })),
      }
    },
    'a flash sale that begins': async () => ({ show: () => fill(buyer), change: addSale, undo: endSale }),
    'a flash sale that ends': async () => ({
      show: async () => {
        await addSale()
        return fill(buyer)
      },
      change: endSale,
    }),
    'a promo code that ends': async () => {
      const name = await addCode(null)
      return {
        show: () => fill(buyer).then(() => enter(buyer, name)),
        change: () => db.update(promotions).set({ endsAt: shop.clock.now() }).where(eq(promotions.code, name)),
      }
    },
    'a promo code whose last use another buyer takes': async () => {
      const [name, other] = [await addCode(1), await addBuyer(shop)]
      const others = await fill(other).then(() => enter(other, name))
      return {
        show: () => fill(buyer).then(() => enter(buyer, name)),
        change: () => complete(other.client, versionOf(others)),
      }
    },
  }

  /** The agreed part of an order. */
  async function orderedAs() {
    const placed = await ordersOf(buyer)
    const used = await db.select().from(orderPromotions).where(eq(orderPromotions.companyId, buyer.companyId))
    return placed.map(({ total, discountTotal, shippingAddress: { address_1 } }) => [
      total,
      discountTotal,
      address_1,
      used.length,
    ])
  }

  it.each(Object.keys(races))(
    'books what was displayed or refuses it, in 16 rounds against %s',
    { timeout: 300_000 },
    async (name) => {
      for (let round = 0; round < 16; round += 1) {
        buyer = await addBuyer(shop)
        const { show, change, undo } = await races[name]!()
        const displayed = await show()
        const placeOrder = () => complete(buyer.client, versionOf(displayed)).then(() => 'ordered', codeOf)
        // The order is placed before the change in the first round, after it in the second; otherwise they overlap.
        const changeConcurrently = () => change().then(() => 'changed', codeOf)
        let outcome: string
        if (round === 0) [outcome] = [await placeOrder(), await changeConcurrently()]
        else if (round === 1) [, outcome] = [await changeConcurrently(), await placeOrder()]
        else [outcome] = await Promise.all([placeOrder(), delay(3 * (round - 2)).then(changeConcurrently)])
        expect(round === 0 ? ['ordered'] : round === 1 ? ['cart_changed'] : ['ordered', 'cart_changed']).toContain(
          outcome,
        )
        const agreed = [displayed.total, displayed.discount_total].map((amount) => Math.round(amount * 100))
        const { address_1 } = displayed.shipping_address!
        expect(await orderedAs()).toEqual(
          outcome === 'ordered' ? [[...agreed, address_1, name.includes('code') ? 1 : 0]] : [],
        )
        await undo?.()
      }
    },
  )
})
