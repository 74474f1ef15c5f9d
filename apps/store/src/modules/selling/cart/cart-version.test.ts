import { unwrap, requireCart, type Cart } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { flashSaleItems, flashSales, products, promotions, variantPrices, variants } from '../../../platform/db/schema'
import { addBuyer, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** 3.20 apiece, 2.72 from 50, 2.48 from 200; 1,240 in stock. */
const mint = 'variant_01tjarnmint3can'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
let buyer: Buyer
const undo = undoAfterEach()

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const checkoutOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/checkout'))).cart
const add = async ({ client }: Buyer, quantity = 60) =>
  (await unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: mint, quantity }] } }))).cart
const set = async ({ client }: Buyer, id: string, body: { quantity: number; replaces?: number }) =>
  requireCart(await unwrap(client.PATCH('/store/cart/items/{id}', { params: { path: { id } }, body }))).cart

/** Creates a promo code for a discount of 5 EUR. */
async function addCode(code: string): Promise<string> {
  const now = shop.clock.now()
  const terms = { type: 'fixed', value: 500, currencyCode: 'eur', minimum: 0 } as const
  await db.insert(promotions).values({ id: `promo_${code}`, code, ...terms, startsAt: now, createdAt: now })
  return code
}

async function productOfMint(): Promise<string> {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.id, mint))
  return row!.id
}

async function setStock(pieces: number): Promise<void> {
  await db.update(variants).set({ inventoryQuantity: pieces }).where(eq(variants.id, mint))
  undo(() => db.update(variants).set({ inventoryQuantity: 1240 }).where(eq(variants.id, mint)))
}

async function setPrice(minQuantity: number, amount: number): Promise<void> {
  const tier = and(eq(variantPrices.variantId, mint), eq(variantPrices.minQuantity, minQuantity))
  const [before] = await db.select({ amount: variantPrices.amount }).from(variantPrices).where(tier)
  await db.update(variantPrices).set({ amount }).where(tier)
  undo(() => db.update(variantPrices).set(before!).where(tier))
}

describe('the version of a cart', () => {
  it('is 0 without a cart, and rises with every change', async () => {
    const versions = [(await cartOf(buyer)).version]
    const note = (cart: Cart) => versions.push(cart.version)
    const { client } = buyer
    const cart = await add(buyer)
    const [line] = cart.items
    note(cart)
    note(await set(buyer, line!.id, { quantity: 70 }))
    note(
      requireCart(await unwrap(client.POST('/store/cart/items/update', { body: { item_id: line!.id, adjustment: 5 } })))
        .cart,
    )
    note(
      (await unwrap(client.POST('/store/cart/items/bulk', { body: { rows: [{ item_id: line!.id, quantity: 90 }] } })))
        .cart,
    )
    note((await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))).cart)
    note((await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('dk') }))).cart)
    note(
      (await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: [await addCode('RISES')] } })))
        .cart,
    )
    note((await unwrap(client.DELETE('/store/cart/items/remove', { body: { item_ids: [line!.id] } }))).cart)
    expect(versions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('stays while nothing changes, however often and by whomever the cart is read', async () => {
    const { version } = await add(buyer)
    const colleague = await addColleague(shop, buyer)
    const { client } = buyer
    await unwrap(
      client.POST('/store/cart/items/bulk', { body: { preview: true, rows: [{ sku: 'TJA-1403', quantity: 7 }] } }),
    )
    const read = await Promise.all([cartOf(buyer), cartOf(colleague), checkoutOf(buyer), checkoutOf(colleague)])
    expect(read.map((cart) => cart.version)).toEqual([version, version, version, version])
  })

  it('stays when something irrelevant to the order changes: a name, or sufficient stock', async () => {
    const { version } = await add(buyer)
    await setStock(60)
    const id = await productOfMint()
    const [before] = await db.select({ title: products.title }).from(products).where(eq(products.id, id))
    await db.update(products).set({ title: 'Another name' }).where(eq(products.id, id))
    undo(() => db.update(products).set(before!).where(eq(products.id, id)))
    expect(await cartOf(buyer)).toMatchObject({
      version,
      items: [{ product_title: 'Another name', inventory_quantity: 60 }],
    })
  })

  const shopChanges: [what: string, change: () => Promise<unknown>][] = [
    ['another price', () => setPrice(50, 281)],
    ['another step', () => setPrice(200, 199)],
    ['too little stock', () => setStock(59)],
    [
      'a product that is no longer for sale',
      async () => {
        const id = await productOfMint()
        await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
        undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, id)))
      },
    ],
    [
      'a sale that begins',
      async () => {
        const [startsAt, endsAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + day)]
        await db.insert(flashSales).values({ id: 'sale_version', title: 'Today', startsAt, endsAt })
        await db
          .insert(flashSaleItems)
          .values({ saleId: 'sale_version', productId: await productOfMint(), percent: 90, position: 0 })
        undo(() => db.delete(flashSales).where(eq(flashSales.id, 'sale_version')))
      },
    ],
  ]

  it.each(shopChanges)('rises once when the cart is read after %s, without an author', async (_, change) => {
    const { version } = await add(buyer)
    await change()
    const first = await cartOf(buyer)
    expect(first).toMatchObject({ version: version + 1, changed_by: null })
    expect(await checkoutOf(buyer)).toEqual(first)
  })

  it('rises when a promo code of the cart ends', async () => {
    await add(buyer)
    const code = await addCode('ENDS')
    const { cart } = await unwrap(buyer.client.POST('/store/cart/promocode/add', { body: { promo_codes: [code] } }))
    await db.update(promotions).set({ endsAt: shop.clock.now() }).where(eq(promotions.code, code))
    expect(cart.unused_promotions).toEqual([])
    const unused_promotions = [{ code, reason: 'ended' }]
    expect(await cartOf(buyer)).toMatchObject({
      version: cart.version + 1,
      discount_total: 0,
      changed_by: null,
      unused_promotions,
    })
  })

  it('is the same for all who read it at once after a change', async () => {
    const { version } = await add(buyer)
    await setPrice(50, 282)
    const read = await Promise.all(Array.from({ length: 10 }, () => cartOf(buyer)))
    expect(new Set(read.map((cart) => cart.version))).toEqual(new Set([version + 1]))
  })

  it('names the author of a change', async () => {
    const colleague = await addColleague(shop, buyer)
    const { changed_by: own } = await add(buyer)
    expect(own).toEqual({ name: 'Buyer', is_you: true })
    expect((await cartOf(buyer)).changed_by).toEqual({ name: 'Buyer', is_you: true })
    expect((await cartOf(colleague)).changed_by).toEqual({ name: 'Buyer', is_you: false })
  })
})

describe('a quantity that replaces another', () => {
  it('is set if the line still has the displayed one', async () => {
    const [line] = (await add(buyer, 40)).items
    expect((await set(buyer, line!.id, { quantity: 50, replaces: 40 })).items[0]).toMatchObject({ quantity: 50 })
  })

  it('is refused with the current cart if a colleague has changed the line', async () => {
    const [line] = (await add(buyer, 40)).items
    const colleague = await addColleague(shop, buyer)
    const changed = await set(colleague, line!.id, { quantity: 90, replaces: 40 })
    await expect(set(buyer, line!.id, { quantity: 41, replaces: 40 })).rejects.toMatchObject({
      status: 409,
      code: 'line_changed',
      message: 'This line was changed elsewhere: it now has 90 pieces.',
      params: { quantity: 90 },
      cart: { ...changed, changed_by: { name: 'Buyer', is_you: false } },
    })
    expect(await cartOf(colleague)).toEqual(changed)
  })

  it('is accepted if the line has it already, so that a change can be sent again after a lost answer', async () => {
    const [line] = (await add(buyer, 40)).items
    const first = await set(buyer, line!.id, { quantity: 50, replaces: 40 })
    expect(await set(buyer, line!.id, { quantity: 50, replaces: 40 })).toEqual(first)
  })

  it('is accepted from only one of two concurrent requests that replace the same quantity', async () => {
    const [line] = (await add(buyer, 40)).items
    const outcomes = await Promise.allSettled(
      [41, 42, 43].map((quantity) => set(buyer, line!.id, { quantity, replaces: 40 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('relative changes', () => {
  it('add up when they are concurrent', async () => {
    const [line] = (await add(buyer, 40)).items
    const colleague = await addColleague(shop, buyer)
    const body = { item_id: line!.id, adjustment: 1 }
    await Promise.all(
      [buyer, colleague, buyer, colleague].map(({ client }) =>
        unwrap(client.POST('/store/cart/items/update', { body })),
      ),
    )
    expect((await cartOf(buyer)).items[0]).toMatchObject({ quantity: 44 })
  })
})
