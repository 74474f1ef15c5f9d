import { unwrap, requireCart, type Cart } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  companies,
  flashSaleItems,
  flashSales,
  products,
  promotions,
  variantPrices,
  variants,
} from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { undoAfterEach } from '../../../testing/undo'

/** 3.20 apiece, 2.72 from 50, 2.48 from 200; 1,240 in stock. */
const mint = 'variant_01tjarnmint3can'
const other = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const undo = undoAfterEach()

interface Opened {
  buyer: Buyer
  /** Returns the cart as displayed to the buyer. */
  cart: Cart
  code: string
}

/** Opens the checkout of a cart with two lines, both addresses and a promo code. */
async function openCheckout(): Promise<Opened> {
  const buyer = await addBuyer(shop)
  const { client, companyId } = buyer
  const code = `OWN-${companyId}`.toUpperCase()
  const now = shop.clock.now()
  const terms = { type: 'fixed', value: 500, currencyCode: 'eur', minimum: 0 } as const
  await db.insert(promotions).values({ id: `promo_${code}`, code, ...terms, startsAt: now, createdAt: now })
  const items = [mint, other].map((variant_id) => ({ variant_id, quantity: 60 }))
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: [code] } }))
  return { buyer, cart: (await unwrap(client.GET('/store/cart/checkout'))).cart, code }
}

const line = ({ cart }: Opened) => cart.items.find(({ variant_id }) => variant_id === other)!.id

/** All calls with which pages change a cart. */
const writes: [what: string, write: (opened: Opened) => Promise<{ cart: Cart }>][] = [
  [
    'a PO number',
    ({ buyer: { client } }) => unwrap(client.POST('/store/cart/references', { body: { po_number: 'PO-1' } })),
  ],
  [
    'a delivery address',
    ({ buyer: { client } }) =>
      unwrap(client.POST('/store/cart/address/add-shipping', { body: { ...addressIn('se'), city: 'Lund' } })),
  ],
  [
    'a billing address',
    ({ buyer: { client } }) => unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('dk') })),
  ],
  [
    'articles',
    ({ buyer: { client } }) =>
      unwrap(client.POST('/store/cart/items/add', { body: { items: [{ variant_id: other, quantity: 1 }] } })),
  ],
  [
    'articles of a list',
    ({ buyer: { client } }) =>
      unwrap(client.POST('/store/cart/items/bulk-add', { body: { items: [{ variant_id: other, quantity: 1 }] } })),
  ],
  [
    'many quantities',
    (opened) =>
      unwrap(
        opened.buyer.client.POST('/store/cart/items/bulk', {
          body: { rows: [{ item_id: line(opened), quantity: 61 }] },
        }),
      ),
  ],
  [
    'a quantity',
    async (opened) =>
      requireCart(
        await unwrap(
          opened.buyer.client.PATCH('/store/cart/items/{id}', {
            params: { path: { id: line(opened) } },
            body: { quantity: 61 },
          }),
        ),
      ),
  ],
  [
    'one piece more',
    async (opened) =>
      requireCart(
        await unwrap(
          opened.buyer.client.POST('/store/cart/items/update', { body: { item_id: line(opened), adjustment: 1 } }),
        ),
      ),
  ],
  [
    'a removed line',
    (opened) => unwrap(opened.buyer.client.DELETE('/store/cart/items/remove', { body: { item_ids: [line(opened)] } })),
  ],
  [
    'a promo code',
    async ({ buyer: { client }, code }) => {
      const [row] = await db.select().from(promotions).where(eq(promotions.code, code))
      await db.insert(promotions).values({ ...row!, id: `${row!.id}-2`, code: `${code}-2`, endsAt: null })
      return unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: [`${code}-2`] } }))
    },
  ],
  [
    'a removed promo code',
    ({ buyer: { client }, code }) =>
      unwrap(client.DELETE('/store/cart/promocode/remove', { body: { promo_codes: [code] } })),
  ],
]

async function productOfMint(): Promise<string> {
  const [row] = await db.select({ id: variants.productId }).from(variants).where(eq(variants.id, mint))
  return row!.id
}

/** Changes of a cart that its buyer does not make. */
const remoteChanges: [what: string, change: (opened: Opened) => Promise<unknown>][] = [
  [
    'another price',
    async () => {
      const tier = and(eq(variantPrices.variantId, mint), eq(variantPrices.minQuantity, 50))
      await db.update(variantPrices).set({ amount: 281 }).where(tier)
      undo(() => db.update(variantPrices).set({ amount: 272 }).where(tier))
    },
  ],
  [
    'a sale that begins',
    async () => {
      const [startsAt, endsAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + day)]
      await db.insert(flashSales).values({ id: 'sale_own', title: 'Today', startsAt, endsAt })
      await db
        .insert(flashSaleItems)
        .values({ saleId: 'sale_own', productId: await productOfMint(), percent: 90, position: 0 })
      undo(() => db.delete(flashSales).where(eq(flashSales.id, 'sale_own')))
    },
  ],
  [
    'too little stock',
    async () => {
      await db.update(variants).set({ inventoryQuantity: 59 }).where(eq(variants.id, mint))
      undo(() => db.update(variants).set({ inventoryQuantity: 1240 }).where(eq(variants.id, mint)))
    },
  ],
  [
    'an archived product',
    async () => {
      const id = await productOfMint()
      await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, id))
      undo(() => db.update(products).set({ archivedAt: null }).where(eq(products.id, id)))
    },
  ],
  [
    'an ended promo code',
    ({ code }) => db.update(promotions).set({ endsAt: shop.clock.now() }).where(eq(promotions.code, code)),
  ],
  [
    'other payment terms',
    ({ buyer: { companyId } }) => db.update(companies).set({ paymentTermsDays: 7 }).where(eq(companies.id, companyId)),
  ],
  [
    'another VAT number',
    ({ buyer: { companyId } }) =>
      db.update(companies).set({ vatId: 'SE556677889901' }).where(eq(companies.id, companyId)),
  ],
  [
    'another day',
    () => {
      shop.clock.advance(3 * day)
      undo(() => Promise.resolve(shop.clock.advance(-3 * day)))
      return Promise.resolve()
    },
  ],
]

describe.each(writes)('the response to a buyer’s own change of %s', (_, write) => {
  it('has the next version', async () => {
    const opened = await openCheckout()
    const { cart } = await write(opened)
    expect(cart).toMatchObject({ version: opened.cart.version + 1, changed_by: { is_you: true } })
  })

  it.each(remoteChanges)('has a later version than the next one after %s', async (_change, change) => {
    const opened = await openCheckout()
    await change(opened)
    const { cart } = await write(opened)
    expect(cart.version).toBe(opened.cart.version + 2)
  })
})
