import { unwrap, wholeCart, type Cart, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys, orders, variantPrices, variants } from '../../db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../testing/buyers'
import { shopOfFile } from '../../testing/shop'

const fish = 'variant_01saltfish120'

const shop = await shopOfFile()
const { db } = shop.database
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
  await db.update(variants).set({ inventoryQuantity: 10_000 }).where(eq(variants.id, fish))
})

/** Fills a cart and gives it both addresses. */
async function fill({ client }: Buyer): Promise<Cart> {
  await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: fish, quantity: 40 }] } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))).cart
}

const shownOf = ({ id, version }: Cart) => ({ cart_id: id!, cart_version: version })
const complete = (client: ShopClient, body: { cart_id?: string; cart_version?: number }, key?: string) =>
  unwrap(client.POST('/store/cart/complete', { body, params: { header: { 'Idempotency-Key': key } } }))
const set = async ({ client }: Buyer, { items: [line] }: Cart, quantity: number) =>
  wholeCart(await unwrap(client.PATCH('/store/cart/items/{id}', { params: { path: { id: line!.id } }, body: { quantity } }))).cart
const ordersOf = ({ companyId }: Buyer) => db.select().from(orders).where(eq(orders.companyId, companyId))
const stock = async () => (await db.select().from(variants).where(eq(variants.id, fish)))[0]!.inventoryQuantity
const setPrice = (amount: number) => db.update(variantPrices).set({ amount }).where(eq(variantPrices.variantId, fish))

describe('placing the order of a version', () => {
  it('places it where the cart is as it was shown', async () => {
    const cart = await fill(buyer)
    await complete(buyer.client, shownOf(cart))
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round(cart.total * 100) }])
  })

  it('refuses it with the cart as it is where a colleague has changed it, and nothing is ordered', async () => {
    const shown = await fill(buyer)
    const changed = await set(await addColleague(shop, buyer), shown, 90)
    await expect(complete(buyer.client, shownOf(shown))).rejects.toMatchObject({
      status: 409,
      code: 'cart_changed',
      message: 'The cart has changed since it was shown. Nothing has been ordered.',
      cart: { ...changed, changed_by: { name: 'Buyer', is_you: false } },
    })
    expect([await ordersOf(buyer), await stock()]).toEqual([[], 10_000])
  })

  it('refuses it where the shop has changed a price that nobody has been shown yet, and takes the next try', async () => {
    const shown = await fill(buyer)
    const rows = await db.select().from(variantPrices).where(eq(variantPrices.variantId, fish))
    const amount = rows[0]!.amount
    await setPrice(amount + 100)
    const refusal = await complete(buyer.client, shownOf(shown)).catch((error: { cart: Cart }) => error)
    expect(refusal).toMatchObject({ code: 'cart_changed', cart: { version: shown.version + 1, changed_by: null } })
    await complete(buyer.client, shownOf((refusal as { cart: Cart }).cart))
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round((refusal as { cart: Cart }).cart.total * 100) }])
    await setPrice(amount)
  })

  it('refuses it where the pieces do not suffice any more, with the shortage on the line', async () => {
    const shown = await fill(buyer)
    await db.update(variants).set({ inventoryQuantity: 39 }).where(eq(variants.id, fish))
    await expect(complete(buyer.client, shownOf(shown))).rejects.toMatchObject({
      code: 'cart_changed',
      cart: { items: [{ quantity: 40, inventory_quantity: 39 }] },
    })
  })

  it('refuses it where a colleague has emptied the cart', async () => {
    const shown = await fill(buyer)
    const { client } = await addColleague(shop, buyer)
    await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids: [shown.items[0]!.id] } }))
    await expect(complete(buyer.client, shownOf(shown))).rejects.toMatchObject({ code: 'cart_changed', cart: { items: [] } })
  })

  it('refuses a version that comes back to what it was: the number was not shown', async () => {
    const shown = await fill(buyer)
    const colleague = await addColleague(shop, buyer)
    await set(colleague, shown, 90)
    await set(colleague, shown, 40)
    await expect(complete(buyer.client, shownOf(shown))).rejects.toMatchObject({ cart: { version: shown.version + 2 } })
  })

  it('answers the order of a cart that was ordered, whatever version is named', async () => {
    const cart = await fill(buyer)
    const placed = await complete(buyer.client, shownOf(cart))
    expect(await complete(buyer.client, { ...shownOf(cart), cart_version: 1 })).toEqual(placed)
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('asks nothing of those who name no version', async () => {
    const cart = await fill(buyer)
    const changed = await set(await addColleague(shop, buyer), cart, 90)
    await complete(buyer.client, { cart_id: cart.id! })
    expect(await ordersOf(buyer)).toMatchObject([{ total: Math.round(changed.total * 100) }])
  })

  it('keeps no refusal under its key, and another version needs a key of its own', async () => {
    const shown = await fill(buyer)
    const changed = await set(buyer, shown, 90)
    await expect(complete(buyer.client, shownOf(shown), 'a key')).rejects.toMatchObject({ code: 'cart_changed' })
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.companyId, buyer.companyId))).toBe(0)
    await complete(buyer.client, shownOf(changed), 'a key')
    await expect(complete(buyer.client, shownOf(shown), 'a key')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  })
})

describe('a change during Place Order', () => {
  const rounds = 200

  it(`in ${rounds} rounds never books what was not shown`, { timeout: 300_000 }, async () => {
    const colleague = await addColleague(shop, buyer)
    const booked: number[] = []
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const shown = await fill(buyer)
      const codeOf = (error: { code: string }) => error.code
      const press = () => complete(buyer.client, shownOf(shown)).then(() => 'ordered', codeOf)
      // In half of the rounds a price changes, in the others a quantity; each before the press in every second one.
      const change = () => (round % 4 < 2 ? setPrice(300 + round) : set(colleague, shown, 90)).then(() => 'changed', codeOf)
      const [first, second] = round % 2 === 0 ? [press, change] : [change, press]
      const results = await Promise.all([first(), second()])
      const outcome = results[round % 2]!
      outcomes.add(outcome)
      if (outcome === 'ordered') booked.push(Math.round(shown.total * 100))
      const placed = await ordersOf(buyer)
      expect(placed.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual(booked.toSorted((a, b) => a - b))
      if (outcome !== 'ordered') await unwrap(buyer.client.DELETE('/store/cart/items/remove', { body: { item_ids: [shown.items[0]!.id] } }))
    }
    expect(outcomes).toEqual(new Set(['ordered', 'cart_changed']))
  })
})
