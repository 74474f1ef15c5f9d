import { unwrap, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'

const mint = 'variant_01tjarnmint3can'
const name = 'Strength 3 · Single can · 10 mg · 14 g'

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

async function fill({ client }: Buyer) {
  await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: mint, quantity: 2 }] } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))).cart
}
const itemsOf = async (client: ShopClient, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order.items

describe('the name of what is bought', () => {
  it('has strength, size and pack in the cart, and stays on the order when the catalogue changes', async () => {
    const { db } = shop.database
    expect((await fill(buyer)).items).toMatchObject([{ variant_title: name, subtitle: '14 g · can' }])
    const { order_id } = await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
    expect(await itemsOf(buyer.client, order_id)).toMatchObject([{ variant_title: name }])
    await db
      .update(variants)
      .set({ title: 'Mild / Box', netContent: '20 g', strengthMg: 2 })
      .where(eq(variants.id, mint))
    expect(await itemsOf(buyer.client, order_id)).toMatchObject([{ variant_title: name }])
    expect((await fill(buyer)).items).toMatchObject([{ variant_title: 'Mild · Box · 2 mg · 20 g · can' }])
  })
})
