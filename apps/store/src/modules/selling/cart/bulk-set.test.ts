import { nameOfVariant } from '@skafferi/domain/rules/catalogue/variant-name'
import { unwrap, type ShopClient } from '@skafferi/api'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartItems, carts, products, variantPrices, variants } from '../../../platform/db/schema'
import { addBuyer, addBuyers, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const articles = world.products
  .flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, product_id: product.id, product_title: product.title })),
  )
  .filter(({ sku, inventory_quantity }) => sku !== null && inventory_quantity >= 50)
type Article = Omit<(typeof articles)[number], 'sku'> & { sku: string }
const [first, second, third, scarce, archived, draft, unpriced] = articles as Article[] as [
  Article,
  Article,
  Article,
  Article,
  Article,
  Article,
  Article,
]

interface Row {
  item_id?: string
  sku?: string
  quantity: number
}

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const bulk = (client: ShopClient, rows: Row[], preview?: boolean) =>
  unwrap(client.POST('/store/cart/items/bulk', { body: { rows, preview } }))
const cartOf = async (client: ShopClient) => (await unwrap(client.GET('/store/cart/info'))).cart
const add = async (client: ShopClient, ...items: [variant_id: string, quantity: number][]) => {
  const body = { items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })) }
  return (await unwrap(client.POST('/store/cart/items/add', { body }))).cart
}
const quantitiesIn = async (client: ShopClient) =>
  (await cartOf(client)).items.map(({ variant_sku, quantity }) => [variant_sku, quantity])

describe('a bulk change', () => {
  it('sets the quantities of lines and articles, and reports each row in its position', async () => {
    const { items } = await add(buyer.client, [first.id, 10], [second.id, 20])
    const answer = await bulk(buyer.client, [
      { item_id: items[1]!.id, quantity: 15 },
      { sku: third.sku, quantity: 30 },
      { sku: first.sku, quantity: 10 },
    ])
    const line = (sku: string) => answer.cart.items.find(({ variant_sku }) => variant_sku === sku)!.id
    expect(answer).toMatchObject({ success: true, message: 'Bulk update successful!', applied: 3, skipped: 0 })
    expect(answer.results).toEqual([
      {
        row: 0,
        status: 'updated',
        code: null,
        message: `${second.sku}: 15 pieces instead of 20`,
        item_id: items[1]!.id,
        variant_id: second.id,
        sku: second.sku,
        product_title: second.product_title,
        variant_title: nameOfVariant(second),
        prices: second.prices,
        deliverable: true,
        quantity: 15,
      },
      {
        row: 1,
        status: 'added',
        code: null,
        message: `${third.sku}: 30 pieces`,
        item_id: line(third.sku),
        variant_id: third.id,
        sku: third.sku,
        product_title: third.product_title,
        variant_title: nameOfVariant(third),
        prices: third.prices,
        deliverable: true,
        quantity: 30,
      },
      {
        row: 2,
        status: 'unchanged',
        code: null,
        message: `${first.sku}: 10 pieces already`,
        item_id: items[0]!.id,
        variant_id: first.id,
        sku: first.sku,
        product_title: first.product_title,
        variant_title: nameOfVariant(first),
        prices: first.prices,
        deliverable: true,
        quantity: 10,
      },
    ])
    expect(await quantitiesIn(buyer.client)).toEqual([
      [first.sku, 10],
      [second.sku, 15],
      [third.sku, 30],
    ])
    expect(answer.cart).toEqual(await cartOf(buyer.client))
  })

  it('reports the current price of each article, including a running sale', async () => {
    const [item] = world.flashSale.items
    const reduced = world.products.find(({ id }) => id === item!.product_id)!.variants.find(({ sku }) => sku !== null)!
    const { results } = await bulk(buyer.client, [{ sku: reduced.sku!, quantity: 1 }], true)
    expect(results[0]!.prices).toEqual(reduced.prices)
    expect(reduced.prices).not.toEqual(reduced.original_prices)
  })

  it('creates a cart if there is none, and keeps the order of the rows', async () => {
    await bulk(
      buyer.client,
      [second, third, first].map(({ sku }) => ({ sku, quantity: 1 })),
    )
    expect(await quantitiesIn(buyer.client)).toEqual([second, third, first].map(({ sku }) => [sku, 1]))
  })

  it('finds SKUs in any case and with surrounding spaces', async () => {
    const { results } = await bulk(buyer.client, [
      { sku: ` ${first.sku.toLowerCase()} `, quantity: 3 },
      { sku: second.sku.toUpperCase(), quantity: 4 },
    ])
    expect(results.map(({ status, sku }) => [status, sku])).toEqual([
      ['added', first.sku],
      ['added', second.sku],
    ])
  })

  it('prefers the exact SKU if two differ by case only', async () => {
    const { db } = shop.database
    await db.update(variants).set({ sku: first.sku.toLowerCase() }).where(eq(variants.id, second.id))
    for (const [sku, variantId] of [
      [first.sku, first.id],
      [first.sku.toLowerCase(), second.id],
    ] as const) {
      const { cart } = await bulk((await addBuyer(shop)).client, [{ sku, quantity: 1 }])
      expect(cart.items.map(({ variant_id }) => variant_id)).toEqual([variantId])
    }
    await db.update(variants).set({ sku: second.sku }).where(eq(variants.id, second.id))
  })

  it('accepts a GTIN in place of the SKU, unless it is the SKU of an article', async () => {
    const gtin = first.gtin!
    expect((await bulk(buyer.client, [{ sku: gtin, quantity: 12 }])).results).toMatchObject([
      { status: 'added', sku: first.sku, quantity: 12 },
    ])
    const both = await bulk(buyer.client, [
      { sku: first.sku, quantity: 6 },
      { sku: gtin, quantity: 7 },
    ])
    expect(both.results.map(({ code, variant_id }) => [code, variant_id])).toEqual([
      [null, first.id],
      ['duplicate_row', first.id],
    ])
    const { db } = shop.database
    await db.update(variants).set({ sku: gtin }).where(eq(variants.id, second.id))
    expect((await bulk(buyer.client, [{ sku: gtin, quantity: 5 }])).results).toMatchObject([
      { status: 'added', product_title: second.product_title },
    ])
    await db.update(variants).set({ sku: second.sku }).where(eq(variants.id, second.id))
  })

  it.each([
    ['96385074', ['96385074', '000096385074', '0000096385074', '00000096385074']],
    ['14006381333938', ['14006381333938']],
    ['0036000291452', ['036000291452', '0036000291452', '00036000291452']],
  ])('accepts the GTIN %s in all of its lengths', async (gtin, forms) => {
    const { db } = shop.database
    await db.update(variants).set({ gtin }).where(eq(variants.id, second.id))
    for (const sku of forms) {
      const { results } = await bulk(buyer.client, [{ sku, quantity: 12 }], true)
      expect(results).toMatchObject([{ variant_id: second.id, status: 'added' }])
    }
    await db.update(variants).set({ gtin: second.gtin }).where(eq(variants.id, second.id))
  })

  it('does not find an unpublished product by its GTIN', async () => {
    const { db } = shop.database
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, third.product_id))
    expect((await bulk(buyer.client, [{ sku: third.gtin!, quantity: 5 }])).results).toMatchObject([
      { code: 'unknown_sku' },
    ])
    await db.update(products).set({ publishedAt: world.base }).where(eq(products.id, third.product_id))
  })

  it('changes nothing in a preview, and reports what would happen', async () => {
    const { id, items } = await add(buyer.client, [first.id, 10])
    const before = await cartOf(buyer.client)
    const rows = [
      { item_id: items[0]!.id, quantity: 12 },
      { sku: third.sku, quantity: 30 },
      { sku: 'NO-SUCH-SKU', quantity: 1 },
    ]
    const preview = await bulk(buyer.client, rows, true)
    expect(preview).toMatchObject({ success: true, applied: 2, skipped: 1 })
    expect(preview.cart).toEqual(before)
    expect(await cartOf(buyer.client)).toEqual(before)
    const done = await bulk(buyer.client, rows)
    const withoutId = ({ item_id: _, ...result }: (typeof done.results)[number]) => result
    expect(preview.results.map(withoutId)).toEqual(done.results.map(withoutId))
    expect(preview.results[1]!.item_id).toBeNull()
    expect(done.cart.id).toBe(id)
  })

  it('creates no cart in a preview', async () => {
    const preview = await bulk(buyer.client, [{ sku: first.sku, quantity: 5 }], true)
    expect(preview).toMatchObject({ success: true, cart: { id: null, items: [] } })
    expect(await shop.database.db.$count(carts, eq(carts.companyId, buyer.companyId))).toBe(0)
  })
})

describe('a row of a bulk change is skipped, and the others are applied,', () => {
  const validRow = { sku: first.sku, quantity: 5 }

  async function skipped(row: Row) {
    const { results, ...answer } = await bulk(buyer.client, [row, validRow])
    const message = '1 of 2 rows were applied.'
    expect(answer).toMatchObject({ success: true, message, applied: 1, skipped: 1 })
    expect(results[1]).toMatchObject({ row: 1, status: 'added', quantity: 5 })
    expect(await quantitiesIn(buyer.client)).toContainEqual([first.sku, 5])
    expect(results[0]!.status).toBe('skipped')
    return results[0]!
  }

  it('if the article does not exist', async () => {
    expect(await skipped({ sku: 'NO-SUCH-SKU', quantity: 1 })).toEqual({
      row: 0,
      status: 'skipped',
      code: 'unknown_sku',
      message: 'There is no article NO-SUCH-SKU.',
      params: { sku: 'NO-SUCH-SKU' },
      item_id: null,
      variant_id: null,
      sku: 'NO-SUCH-SKU',
      product_title: null,
      variant_title: null,
      prices: [],
      deliverable: true,
      quantity: null,
    })
  })

  it('if the line is not, or no longer, in the company’s cart', async () => {
    const stranger = await addBuyer(shop)
    const { items } = await add(stranger.client, [second.id, 10])
    for (const item_id of ['item_gone', items[0]!.id]) {
      const otherBuyer = await addBuyer(shop)
      const { results } = await bulk(otherBuyer.client, [{ item_id, quantity: 1 }])
      expect(results).toMatchObject([{ code: 'unknown_item', item_id, sku: null, quantity: null }])
    }
    expect(await quantitiesIn(stranger.client)).toEqual([[second.sku, 10]])
  })

  it('if an earlier row has the same article, by SKU or as a line', async () => {
    const { items } = await add(buyer.client, [second.id, 10])
    const { results } = await bulk(buyer.client, [
      { sku: second.sku, quantity: 11 },
      { item_id: items[0]!.id, quantity: 12 },
      { sku: second.sku.toLowerCase(), quantity: 13 },
    ])
    expect(results.map(({ status, code, quantity }) => [status, code, quantity])).toEqual([
      ['updated', null, 11],
      ['skipped', 'duplicate_row', 11],
      ['skipped', 'duplicate_row', 11],
    ])
    expect(results[1]!.message).toBe(`An earlier row names ${second.sku} already.`)
    expect(await quantitiesIn(buyer.client)).toEqual([[second.sku, 11]])
  })

  it('if the stock is insufficient: the report has the article and the remaining pieces, and the line stays', async () => {
    const { db } = shop.database
    await add(buyer.client, [scarce.id, 20])
    await db.update(variants).set({ inventoryQuantity: 12 }).where(eq(variants.id, scarce.id))
    expect(await skipped({ sku: scarce.sku, quantity: 13 })).toMatchObject({
      code: 'insufficient_inventory',
      message: `Not enough stock for ${scarce.sku}. 12 left.`,
      quantity: 20,
    })
    expect(await quantitiesIn(buyer.client)).toContainEqual([scarce.sku, 20])
    const { results } = await bulk(buyer.client, [{ sku: scarce.sku, quantity: 12 }])
    expect(results[0]).toMatchObject({ status: 'updated', quantity: 12 })
    await db.update(variants).set({ inventoryQuantity: scarce.inventory_quantity }).where(eq(variants.id, scarce.id))
  })

  it('if the product is no longer sold, also for a line', async () => {
    const { db } = shop.database
    const { items } = await add(buyer.client, [archived.id, 2])
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, archived.product_id))
    const refusal = { code: 'product_unavailable', message: `${archived.sku} is no longer for sale.`, quantity: 2 }
    expect(await skipped({ sku: archived.sku, quantity: 3 })).toMatchObject(refusal)
    const { results } = await bulk(buyer.client, [{ item_id: items[0]!.id, quantity: 3 }])
    expect(results[0]).toMatchObject(refusal)
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, archived.product_id))
  })

  it('if the article has no price', async () => {
    const { db } = shop.database
    const prices = await db.delete(variantPrices).where(eq(variantPrices.variantId, unpriced.id)).returning()
    const unavailable = { code: 'product_unavailable', quantity: null }
    expect(await skipped({ sku: unpriced.sku, quantity: 1 })).toMatchObject(unavailable)
    await db.insert(variantPrices).values(prices)
  })

  it('if the product was never published: the report is the same as for an unknown article', async () => {
    const { db } = shop.database
    const [row] = await db.select().from(products).where(eq(products.id, draft.product_id))
    for (const publishedAt of [null, new Date(shop.clock.now().getTime() + 1)]) {
      await db.update(products).set({ publishedAt }).where(eq(products.id, draft.product_id))
      const { results } = await bulk(buyer.client, [{ sku: draft.sku, quantity: 1 }])
      expect(results[0]).toMatchObject({ code: 'unknown_sku', product_title: null })
    }
    await db.update(products).set({ publishedAt: row!.publishedAt }).where(eq(products.id, draft.product_id))
  })

  it('if it has both a line and an article, even the same one', async () => {
    const { items } = await add(buyer.client, [second.id, 10])
    const both = { item_id: items[0]!.id, sku: second.sku, quantity: 1 }
    expect(await skipped(both)).toMatchObject({ code: 'invalid_row', product_title: null, quantity: null })
    expect(await quantitiesIn(buyer.client)).toContainEqual([second.sku, 10])
  })

  it.each<[string, Row]>([
    ['neither a line nor an article', { quantity: 1 }],
    ['nothing but space', { sku: '  ', quantity: 1 }],
  ])('if it has %s', async (_, row) => {
    expect(await skipped(row)).toMatchObject({ code: 'invalid_row', product_title: null, quantity: null })
  })
})

describe('a bulk change as a whole', () => {
  it('has failed if no row was applied, and still responds with the report', async () => {
    const answer = await bulk(buyer.client, [{ quantity: 1 }, { sku: 'NO-SUCH-SKU', quantity: 1 }])
    const counts = { applied: 0, skipped: 2 }
    expect(answer).toMatchObject({ success: false, message: 'Bulk update failed.', ...counts, cart: { items: [] } })
  })

  it.each([0, 1.5, 100_001])('is refused with a quantity of %s', async (quantity) => {
    const refusal = { status: 400, code: 'invalid_request' }
    await expect(bulk(buyer.client, [{ sku: first.sku, quantity }])).rejects.toMatchObject(refusal)
    expect((await cartOf(buyer.client)).items).toEqual([])
  })

  it('takes as many statements for a thousand rows as for two, and sets all of them', async () => {
    const { db } = shop.database
    const [few, many] = (await addBuyers(shop, 2)) as [Buyer, Buyer]
    const numbers = Array.from({ length: 1000 }, (_, index) => index)
    const productFields = { productId: first.product_id, title: 'One of many', unit: 'piece', packSize: 1 }
    const newVariants = numbers.map((index) => {
      return {
        ...productFields,
        id: `variant_many${index}`,
        sku: `MANY-${index}`,
        position: 100 + index,
        inventoryQuantity: 500,
      }
    })
    await db.insert(variants).values(newVariants)
    const price = { currencyCode: 'eur', minQuantity: 1, amount: 100 }
    await db.insert(variantPrices).values(newVariants.map(({ id }) => ({ variantId: id, ...price })))

    const skus = numbers.map((index) => ({ sku: `many-${index}`, quantity: 1 + (index % 400) }))
    const line = async ({ client }: Buyer) => (await add(client, [second.id, 1])).items[0]!.id
    const [fewLine, manyLine] = [await line(few), await line(many)]
    const count = async ({ client }: Buyer, rows: Row[]) => (await shop.statementsOf(() => bulk(client, rows))).length
    const two = await count(few, [{ item_id: fewLine, quantity: 2 }, ...skus.slice(0, 1)])
    expect(await count(many, [{ item_id: manyLine, quantity: 2 }, ...skus.slice(0, 999)])).toBe(two)
    const set = await quantitiesIn(many.client)
    const pastedRows = skus.slice(0, 999).map(({ sku, quantity }) => [sku.toUpperCase(), quantity])
    expect(set).toEqual([[second.sku, 2], ...pastedRows])

    const ids = newVariants.map(({ id }) => id)
    await db.delete(cartItems).where(inArray(cartItems.variantId, ids))
    await db.delete(variants).where(inArray(variants.id, ids))
  })

  it('loses nothing if it is concurrent with another: the later one reads what the earlier one has set', async () => {
    await add(buyer.client, [third.id, 1])
    const rowsOf = (quantity: number) => [first, second].map(({ sku }) => ({ sku, quantity }))
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((quantity) => bulk(buyer.client, rowsOf(quantity))))
    expect(answers.flatMap(({ results }) => results).filter(({ status }) => status === 'added')).toHaveLength(2)
    const [, ...lines] = await quantitiesIn(buyer.client)
    expect(lines).toHaveLength(2)
    expect(lines[0]![1]).toBe(lines[1]![1])
  })
})

it('a bulk change reports which articles may not be delivered to the destination, and applies them', async () => {
  const pouch = articles.find(({ strength_mg }) => strength_mg !== null)!
  const sweet = articles.find(({ strength_mg }) => strength_mg === null)!
  const rows = [pouch, sweet].map(({ sku }) => ({ sku: sku!, quantity: 5 }))
  const skippedReasons = async () =>
    (await bulk(buyer.client, rows, true)).results.map(({ status, deliverable }) => [status, deliverable])
  expect(await skippedReasons()).toEqual([
    ['added', true],
    ['added', true],
  ])
  await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('no') }))
  expect(await skippedReasons()).toEqual([
    ['added', false],
    ['added', true],
  ])
})
