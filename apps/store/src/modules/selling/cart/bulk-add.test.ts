import { unwrap, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { products, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** Not to Germany. */
const mint = 'variant_01tjarnmint3can'
const fish = 'variant_01saltfish120'
const unknownVariant = 'variant_01nothing'

const shop = await shopOfFile()
const { db } = shop.database
let buyer: Buyer
const undo = undoAfterEach()

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const bulkAdd = (client: ShopClient, ...lines: [variant_id: string, quantity: number][]) => {
  const items = lines.map(([variant_id, quantity]) => ({ variant_id, quantity }))
  return unwrap(client.POST('/store/cart/items/bulk-add', { body: { items } }))
}
const linesOf = ({ cart }: Awaited<ReturnType<typeof bulkAdd>>) =>
  cart.items.map(({ variant_id, quantity }) => [variant_id, quantity])

async function stockOf(variantId: string): Promise<number> {
  const [row] = await db.select({ stock: variants.inventoryQuantity }).from(variants).where(eq(variants.id, variantId))
  return row!.stock
}

async function takeOffSale(variantId: string): Promise<void> {
  const { id } = world.products.find((product) => product.variants.some((variant) => variant.id === variantId))!
  await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
  undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, id)))
}

describe('adding many articles at once', () => {
  it('adds pieces to the cart, and reports the result for each article', async () => {
    await bulkAdd(buyer.client, [mint, 2])
    const answer = await bulkAdd(buyer.client, [mint, 3], [fish, 4])
    expect(answer).toMatchObject({ success: true, message: 'Successfully added to cart' })
    expect(answer.results).toMatchObject([
      { variant_id: mint, quantity: 3, code: 'added' },
      { variant_id: fish, quantity: 4, code: 'added' },
    ])
    expect(linesOf(answer)).toEqual([
      [mint, 5],
      [fish, 4],
    ])
  })

  it('skips what cannot be added, reports the reason, and adds the rest', async () => {
    const stock = await stockOf(mint)
    const answer = await bulkAdd(buyer.client, [mint, stock + 1], [unknownVariant, 1], [fish, 1])
    expect(answer).toMatchObject({ success: true, message: '1 of 3 articles were added to the cart.' })
    expect(answer.results).toMatchObject([
      { code: 'insufficient_inventory', left: stock },
      { code: 'product_unavailable', left: 0 },
      { code: 'added' },
    ])
    expect(linesOf(answer)).toEqual([[fish, 1]])
  })

  it('counts the pieces already in the cart against the stock', async () => {
    const stock = await stockOf(mint)
    await bulkAdd(buyer.client, [mint, stock - 1])
    const { results, success } = await bulkAdd(buyer.client, [mint, 2])
    expect(results).toEqual([{ variant_id: mint, quantity: 2, code: 'insufficient_inventory', left: 1 }])
    expect(success).toBe(false)
  })

  it('skips what is no longer sold', async () => {
    await takeOffSale(mint)
    const answer = await bulkAdd(buyer.client, [mint, 1])
    expect(answer.results).toMatchObject([{ code: 'product_unavailable' }])
    expect(answer).toMatchObject({ success: false, message: 'Nothing was added to the cart.', cart: { items: [] } })
  })

  it('skips what may not be delivered to the destination', async () => {
    await bulkAdd(buyer.client, [fish, 1])
    await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('de') }))
    const answer = await bulkAdd(buyer.client, [mint, 1], [fish, 1])
    expect(answer.results).toMatchObject([{ code: 'not_deliverable', left: 0 }, { code: 'added' }])
    expect(linesOf(answer)).toEqual([[fish, 2]])
  })

  it('sums up the pieces of a variant that is given twice', async () => {
    const answer = await bulkAdd(buyer.client, [mint, 1], [fish, 1], [mint, 2])
    expect(answer.results.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(linesOf(answer)).toEqual([
      [mint, 3],
      [fish, 1],
    ])
  })

  it('adds once for two requests with one key, and reports the same result with the current cart', async () => {
    const params = { header: { 'Idempotency-Key': 'press-1' } }
    const items = [
      { variant_id: mint, quantity: 3 },
      { variant_id: unknownVariant, quantity: 1 },
    ]
    const submit = (requested = items) =>
      unwrap(buyer.client.POST('/store/cart/items/bulk-add', { params, body: { items: requested } }))
    const first = await submit()
    await bulkAdd(buyer.client, [fish, 1])
    const again = await submit()
    expect(again.results).toEqual(first.results)
    expect(linesOf(again)).toEqual([
      [mint, 3],
      [fish, 1],
    ])
    await expect(submit(items.slice(0, 1))).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })

  it('is refused with an invalid quantity', async () => {
    await expect(bulkAdd(buyer.client, [mint, 0])).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
    await expect(bulkAdd(buyer.client, [mint, 1.5])).rejects.toMatchObject({ status: 400 })
  })

  it('takes as many statements for many articles as for one', async () => {
    const all = world.products.flatMap((product) => product.variants.map(({ id }): [string, number] => [id, 1]))
    const statements = async (lines: [string, number][]) =>
      (await shop.statementsOf(() => bulkAdd(buyer.client, ...lines))).length
    await bulkAdd(buyer.client, [fish, 1])
    expect(await statements(all.slice(0, 60))).toBe(await statements(all.slice(0, 1)))
  })
})
