import { unwrap, type Product, type ShopClient } from '@skafferi/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { wishlistItems } from '../../db/schema'
import { addBuyer, addBuyers, type Buyer } from '../../testing/buyers'
import { shopOfFile, world } from '../../testing/shop'

const [saved, ended, other] = world.products.map(({ id }) => id) as [string, string, string]
const minute = 60 * 1000

const shop = await shopOfFile()
let buyer: Buyer

beforeAll(async () => {
  buyer = await addBuyer(shop)
  const now = shop.clock.now()
  const entry = { companyId: buyer.companyId, customerId: buyer.customerId, createdAt: now }
  await shop.database.db.insert(wishlistItems).values([
    { ...entry, productId: saved, expiresAt: new Date(now.getTime() + minute) },
    { ...entry, productId: ended, expiresAt: now },
  ])
})

/** Which of the newest products are marked, in a search and in the plain list. */
const savedCards = async (client: ShopClient) => {
  const found = await unwrap(client.GET('/store/products', { params: { query: { sort: 'newest', limit: 100 } } }))
  const all = await unwrap(client.GET('/store/products/get-all', { params: { query: { limit: 100 } } }))
  return [found, all].map(({ products }) => products.filter(({ is_in_wishlist }) => is_in_wishlist).map(({ id }) => id))
}
const productOf = async (client: ShopClient, id: string) =>
  (await unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))).product as Product

describe('the mark of the wishlist', () => {
  it('stands on the cards of what the company has saved, until the entry ends', async () => {
    expect(await savedCards(buyer.client)).toEqual([[saved], [saved]])
    shop.clock.advance(minute)
    expect(await savedCards(buyer.client)).toEqual([[], []])
    shop.clock.advance(-minute)
  })

  it('stands on the product’s page', async () => {
    const marks = []
    for (const id of [saved, ended, other]) marks.push((await productOf(buyer.client, id)).is_in_wishlist)
    expect(marks).toEqual([true, false, false])
  })

  it('is another company’s own, and visitors have none', async () => {
    const [stranger] = await addBuyers(shop, 1)
    expect(await savedCards(stranger!.client)).toEqual([[], []])
    expect((await productOf(stranger!.client, saved)).is_in_wishlist).toBe(false)
    expect(await productOf(shop.client(), saved)).not.toHaveProperty('is_in_wishlist')
  })

  it('costs a product’s page no statement more', async () => {
    // The first statement finds the session.
    expect(await shop.statementsOf(() => productOf(buyer.client, saved))).toHaveLength(2)
    expect(await shop.statementsOf(() => productOf(shop.client(), saved))).toHaveLength(1)
  })
})
