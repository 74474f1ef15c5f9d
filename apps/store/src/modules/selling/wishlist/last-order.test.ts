import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const product = world.products.find(
  ({ variants }) => variants.length > 1 && variants.every((variant) => variant.inventory_quantity > 50),
)!
const [one, other] = product.variants.map(({ id }) => id) as [string, string]

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

/** Places an order a minute after the previous one; returns its id. */
async function order({ client }: Buyer, lines: Record<string, number>): Promise<string> {
  shop.clock.advance(60_000)
  const items = Object.entries(lines).map(([variant_id, quantity]) => ({ variant_id, quantity }))
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

const save = ({ client }: Buyer, variant_id?: string) =>
  unwrap(client.POST('/store/customer/wishlist/add', { body: { product_id: product.id, variant_id } }))
const cardOf = async ({ client }: Buyer) => {
  const query = { q: product.title }
  const { products } = await unwrap(client.GET('/store/products', { params: { query } }))
  return products.find(({ id }) => id === product.id)!
}
const itemOf = async ({ client }: Buyer) =>
  (await unwrap(client.GET('/store/customer/wishlist', { params: { query: {} } }))).wishlist[0]!

describe('the last order of a saved product', () => {
  it('has the quantity over all of its variants', async () => {
    await save(buyer)
    expect(await itemOf(buyer)).toMatchObject({ last_ordered_at: null, last_quantity: null })
    await order(buyer, { [one]: 7 })
    await order(buyer, { [one]: 2, [other]: 3 })
    const at = shop.clock.now().toISOString()
    expect(await itemOf(buyer)).toMatchObject({ last_ordered_at: at, last_quantity: 5 })
    expect(await cardOf(buyer)).toMatchObject({ last_ordered_at: at, last_quantity: 5 })
  })

  it('is of the variant if one was saved', async () => {
    await order(buyer, { [one]: 7 })
    const at = shop.clock.now().toISOString()
    await order(buyer, { [other]: 3 })
    await save(buyer, one)
    expect(await itemOf(buyer)).toMatchObject({ wished_variant_id: one, last_ordered_at: at, last_quantity: 7 })
    expect(await cardOf(buyer)).toMatchObject({ last_quantity: 3 })
  })

  it('ignores canceled orders and those of other companies', async () => {
    await order(await addBuyer(shop), { [one]: 9 })
    const id = await order(buyer, { [one]: 4 })
    await save(buyer)
    expect(await itemOf(buyer)).toMatchObject({ last_quantity: 4 })
    await shop.database.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id))
    expect(await itemOf(buyer)).toMatchObject({ last_ordered_at: null, last_quantity: null })
    expect(await cardOf(buyer)).toMatchObject({ last_ordered_at: null, last_quantity: null })
  })
})
