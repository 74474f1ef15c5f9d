import { unwrap, type Product, type ShopClient } from '@skafferi/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { wishlistItems } from '../../../platform/db/schema'
import { addBuyer, addBuyers, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

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

/** Returns which of the newest products are marked as saved, in a search and in the plain list. */
const savedCards = async (client: ShopClient) => {
  const found = await unwrap(client.GET('/store/products', { params: { query: { sort: 'newest', limit: 100 } } }))
  const all = await unwrap(client.GET('/store/products/get-all', { params: { query: { limit: 100 } } }))
  return [found, all].map(({ products }) => products.filter(({ is_in_wishlist }) => is_in_wishlist).map(({ id }) => id))
}
const productOf = async (client: ShopClient, id: string) =>
  (await unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))).product as Product

describe('the wishlist mark', () => {
  it('is on the cards of the company’s saved products, until the entry expires', async () => {
    expect(await savedCards(buyer.client)).toEqual([[saved], [saved]])
    shop.clock.advance(minute)
    expect(await savedCards(buyer.client)).toEqual([[], []])
    shop.clock.advance(-minute)
  })

  it('is on the product page', async () => {
    const isSaved = []
    for (const id of [saved, ended, other]) isSaved.push((await productOf(buyer.client, id)).is_in_wishlist)
    expect(isSaved).toEqual([true, false, false])
  })

  it('is separate for each company, and missing for visitors', async () => {
    const [stranger] = await addBuyers(shop, 1)
    expect(await savedCards(stranger!.client)).toEqual([[], []])
    expect((await productOf(stranger!.client, saved)).is_in_wishlist).toBe(false)
    expect(await productOf(shop.client(), saved)).not.toHaveProperty('is_in_wishlist')
  })

  it('needs no additional statement on the product page', async () => {
    // The first statement loads the session.
    expect(await shop.statementsOf(() => productOf(buyer.client, saved))).toHaveLength(2)
    expect(await shop.statementsOf(() => productOf(shop.client(), saved))).toHaveLength(1)
  })
})

describe('market limits of a product', () => {
  const pouches = world.products.find(({ title }) => title.startsWith('Tjärn Winter Mint'))!
  const cardOf = async (client: ShopClient) => {
    const { products } = await unwrap(client.GET('/store/products', { params: { query: { q: pouches.title } } }))
    return products.find(({ id }) => id === pouches.id)!
  }

  it('are on the card and the product page for the country of the cart’s address', async () => {
    const [newBuyer] = await addBuyers(shop, 1)
    expect(await cardOf(newBuyer!.client)).toMatchObject({ strengths_mg: [7, 10], kept_out: null })
    await unwrap(newBuyer!.client.POST('/store/cart/address/add-shipping', { body: addressIn('dk') }))
    expect((await cardOf(newBuyer!.client)).kept_out).toEqual({ country_code: 'dk', variants: 'some' })
    await unwrap(newBuyer!.client.POST('/store/cart/address/add-shipping', { body: addressIn('no') }))
    expect((await cardOf(newBuyer!.client)).kept_out).toEqual({ country_code: 'no', variants: 'all' })
    const page = await productOf(newBuyer!.client, pouches.id)
    expect(page).toMatchObject({ destination: { country_code: 'no' }, flavour_class: 'menthol' })
    expect(page.market_limits.map(({ country_code, reason }) => [country_code, reason])).toEqual(
      expect.arrayContaining([
        ['no', 'sale'],
        ['de', 'sale'],
        ['dk', 'strength'],
      ]),
    )
  })

  it('are not shown to visitors, but strength and flavour are', async () => {
    const page = await productOf(shop.client(), pouches.id)
    expect(page).not.toHaveProperty('market_limits')
    expect(page).not.toHaveProperty('destination')
    expect(page).toMatchObject({ flavour_class: 'menthol' })
    expect(page.variants.map(({ strength_mg }) => strength_mg)).toContain(7)
  })
})
