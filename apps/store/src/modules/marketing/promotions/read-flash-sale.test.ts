import { unwrap, type Product, type ProductListItem, type ShopClient } from '@skafferi/api'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { flashSaleItems, flashSales, products, variants } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

/** 3.20 for one, 2.72 from 50, 2.48 from 200. */
const mint = 'variant_01tjarnmint3can'
const mintProduct = world.products.find(({ variants: own }) => own.some(({ id }) => id === mint))!
const others = world.products.filter(({ id }) => id !== mintProduct.id)
const hour = 60 * 60 * 1000

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  await shop.database.db.delete(flashSales)
  buyer = await addBuyer(shop)
})

interface SaleSource {
  id?: string
  /** In milliseconds from now. */
  startsIn?: number
  endsIn?: number
  items: [productId: string, percent: number][]
}

async function addSale({ id = 'sale_test', startsIn = -hour, endsIn = hour, items }: SaleSource): Promise<void> {
  const { db } = shop.database
  const now = shop.clock.now().getTime()
  const [startsAt, endsAt] = [new Date(now + startsIn), new Date(now + endsIn)]
  await db.insert(flashSales).values({ id, title: `Sale ${id}`, startsAt, endsAt })
  const rows = items.map(([productId, percent], position) => ({ saleId: id, productId, percent, position }))
  await db.insert(flashSaleItems).values(rows)
}

const sale = (client: ShopClient) => unwrap(client.GET('/store/flash-sale'))
const productOf = async (client: ShopClient, id = mintProduct.id) =>
  (await unwrap(client.GET('/store/products/{id}', { params: { path: { id } } }))).product
const pricedProduct = async (id?: string) => (await productOf(buyer.client, id)) as Product
const mintCard = async () => {
  const { products: found } = await unwrap(
    buyer.client.GET('/store/products', { params: { query: { q: mintProduct.title, limit: 100 } } }),
  )
  return found.find(({ id }) => id === mintProduct.id)!
}
const add = async (quantity: number) => {
  const body = { items: [{ variant_id: mint, quantity }] }
  return (await unwrap(buyer.client.POST('/store/cart/items/add', { body }))).cart
}
const cart = async () => (await unwrap(buyer.client.GET('/store/cart/info'))).cart
const amounts = (prices: { amount: number; min_quantity: number }[] | undefined) =>
  prices?.map(({ amount, min_quantity }) => [min_quantity, amount])
const mintOf = (product: Product) => product.variants.find(({ id }) => id === mint)!

async function order(): Promise<string> {
  await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(buyer.client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(buyer.client.POST('/store/cart/complete', {}))).order_id
}

describe('a running sale', () => {
  const before = [
    [1, 3.2],
    [50, 2.72],
    [200, 2.48],
  ]
  const during = [
    [1, 2.4],
    [50, 2.04],
    [200, 1.86],
  ]

  it('reduces every tier on the product page by the same percentage, with the regular price next to it', async () => {
    await addSale({ items: [[mintProduct.id, 25]] })
    const variant = mintOf(await pricedProduct())
    expect(amounts(variant.prices)).toEqual(during)
    expect(amounts(variant.original_prices)).toEqual(before)
  })

  it('appears on cards: current unit and bulk price, and regular unit price', async () => {
    const ordinary = await mintCard()
    await addSale({ items: [[mintProduct.id, 25]] })
    const card = await mintCard()
    const less = (price: ProductListItem['prices']['eur']): typeof price =>
      typeof price === 'number' ? Math.round(price * 75) / 100 : { min_amount: Math.round(price.min_amount * 75) / 100 }
    expect(ordinary).not.toHaveProperty('original_prices')
    expect(ordinary).not.toHaveProperty('sale_last_day')
    expect(card.original_prices).toEqual(ordinary.prices)
    expect(card.prices.eur).toEqual(less(ordinary.prices.eur))
    expect(card.bulk_prices!.eur).toEqual(less(ordinary.bulk_prices!.eur))
    const query = { search: mintProduct.title, limit: 100 }
    const all = await unwrap(buyer.client.GET('/store/products/get-all', { params: { query } }))
    expect(all.products.find(({ id }) => id === mintProduct.id)).toEqual(card)
  })

  it('is named with its last day in the shop’s time zone, on cards, product pages and the wishlist', async () => {
    const midnight = Date.parse('2027-01-05T23:00:00Z') - shop.clock.now().getTime()
    await addSale({ id: 'sale_lower', endsIn: midnight + 48 * hour, items: [[mintProduct.id, 10]] })
    await addSale({ id: 'sale_higher', endsIn: midnight, items: [[mintProduct.id, 25]] })
    await unwrap(buyer.client.POST('/store/customer/wishlist/add', { body: { product_id: mintProduct.id } }))
    const { wishlist } = await unwrap(buyer.client.GET('/store/customer/wishlist'))
    const found = [await mintCard(), mintOf(await pricedProduct()), wishlist[0]!]
    expect(found.map(({ sale_last_day }) => sale_last_day)).toEqual(['2027-01-05', '2027-01-05', '2027-01-05'])
    shop.clock.advance(midnight)
    expect((await mintCard()).sale_last_day).toBe('2027-01-07')
  })

  it('is charged in the cart, at the checkout and in the order alike', async () => {
    await addSale({ items: [[mintProduct.id, 25]] })
    const filled = await add(60)
    expect(filled.items[0]).toMatchObject({ unit_price: 2.04, subtotal: 122.4, tax_total: 30.6 })
    expect(amounts(filled.items[0]!.prices)).toEqual(during)
    const { cart: checkout } = await unwrap(buyer.client.GET('/store/cart/checkout'))
    expect(checkout).toEqual(filled)
    const order_id = await order()
    const placed = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id: order_id } } }))
    const items = [{ unit_price: 2.04, subtotal: 122.4 }]
    expect(placed.order).toMatchObject({ item_subtotal: 122.4, total: filled.total, items })
  })

  it('starts and ends to the millisecond, in the cart and everywhere else', async () => {
    await add(1)
    await addSale({ startsIn: 1000, endsIn: 2000, items: [[mintProduct.id, 25]] })
    const readPercents = async () => {
      const [line] = (await cart()).items
      const { flash_sale, products: listed } = await sale(buyer.client)
      const prices = [line!.unit_price, amounts(mintOf(await pricedProduct()).prices)![0]![1]]
      expect(flash_sale === null).toBe(listed.length === 0)
      expect('original_prices' in (await mintCard())).toBe(flash_sale !== null)
      return [...prices, flash_sale?.id]
    }
    const steps = []
    for (const milliseconds of [999, 1, 999, 1]) {
      shop.clock.advance(milliseconds)
      steps.push(await readPercents())
    }
    expect(steps).toEqual([
      [3.2, 3.2, undefined],
      [2.4, 2.4, 'sale_test'],
      [2.4, 2.4, 'sale_test'],
      [3.2, 3.2, undefined],
    ])
  })

  it('that has ended does not apply to a cart filled during it', async () => {
    await addSale({ endsIn: 1000, items: [[mintProduct.id, 25]] })
    expect((await add(60)).item_total).toBe(122.4)
    shop.clock.advance(1000)
    const order_id = await order()
    const placed = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id: order_id } } }))
    expect(placed.order.item_subtotal).toBe(163.2)
  })

  it('does not add up with others: the highest discount applies', async () => {
    await addSale({ id: 'sale_a', items: [[mintProduct.id, 10]] })
    await addSale({ id: 'sale_b', items: [[mintProduct.id, 25]] })
    await addSale({ id: 'sale_c', endsIn: -1, items: [[mintProduct.id, 50]] })
    expect(amounts(mintOf(await pricedProduct()).prices)).toEqual(during)
    expect((await add(1)).items[0]!.unit_price).toBe(2.4)
  })

  it('affects lists that are sorted or filtered by price', async () => {
    const search = async (query: { sort?: 'price_asc'; minPrice?: number; maxPrice?: number }) =>
      (await unwrap(buyer.client.GET('/store/products', { params: { query: { limit: 100, ...query } } }))).products
    await addSale({ items: [[mintProduct.id, 90]] })
    const price = ({ prices }: ProductListItem) => (typeof prices.eur === 'number' ? prices.eur : prices.eur.min_amount)
    const charged = price(await mintCard())
    const sorted = (await search({ sort: 'price_asc' })).map(price)
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
    expect((await search({ minPrice: charged, maxPrice: charged })).map(({ id }) => id)).toContain(mintProduct.id)
    expect((await search({ minPrice: charged + 0.01 })).map(({ id }) => id)).not.toContain(mintProduct.id)
  })
})

describe('the flash sale', () => {
  const [first, soldOut, archived, draft] = others.map(({ id }) => id) as [string, string, string, string]

  it('is empty if no sale runs', async () => {
    await addSale({ id: 'sale_over', startsIn: -2000, endsIn: 0, items: [[first, 10]] })
    await addSale({ id: 'sale_next', startsIn: 1, items: [[first, 10]] })
    const server_time = shop.clock.now().toISOString()
    expect(await sale(buyer.client)).toEqual({ flash_sale: null, products: [], server_time })
  })

  it('shows products for sale in its own order, including sold out ones', async () => {
    const { db } = shop.database
    const stock = await db.select().from(variants).where(eq(variants.productId, soldOut))
    await db.update(variants).set({ inventoryQuantity: 0 }).where(eq(variants.productId, soldOut))
    await db.update(products).set({ archivedAt: shop.clock.now() }).where(eq(products.id, archived))
    await db.update(products).set({ publishedAt: null }).where(eq(products.id, draft))
    await addSale({
      items: [
        [soldOut, 20],
        [archived, 20],
        [mintProduct.id, 25],
        [draft, 20],
        [first, 10],
      ],
    })
    const { flash_sale, products: listed } = await sale(buyer.client)
    expect(flash_sale).toEqual({
      id: 'sale_test',
      title: 'Sale sale_test',
      start_date: new Date(shop.clock.now().getTime() - hour).toISOString(),
      end_date: new Date(shop.clock.now().getTime() + hour).toISOString(),
    })
    expect(listed.map(({ id }) => id)).toEqual([soldOut, mintProduct.id, first])
    expect(listed[0]!.inventory_quantity).toBe(0)
    expect(listed.every((card) => card.original_prices !== undefined)).toBe(true)
    expect(listed[1]).toEqual(await mintCard())
    for (const { id, inventoryQuantity } of stock) {
      await db.update(variants).set({ inventoryQuantity }).where(eq(variants.id, id))
    }
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, archived))
    const publishedAt = new Date(others.find(({ id }) => id === draft)!.published_at)
    await db.update(products).set({ publishedAt }).where(eq(products.id, draft))
  })

  it('is the one that ends first if several run', async () => {
    await addSale({ id: 'sale_a', startsIn: -1, endsIn: 3000, items: [[first, 10]] })
    await addSale({ id: 'sale_b', endsIn: 2000, items: [[first, 10]] })
    await addSale({ id: 'sale_c', endsIn: 2500, items: [[first, 10]] })
    expect((await sale(buyer.client)).flash_sale?.id).toBe('sale_b')
  })

  it('is hidden from visitors, who see no prices during it', async () => {
    await addSale({ items: [[mintProduct.id, 25]] })
    await expect(sale(shop.client())).rejects.toMatchObject({ status: 401 })
    const open = await productOf(shop.client())
    expect(open.priced).toBe(false)
    expect(JSON.stringify(open)).not.toMatch(/"(prices|original_prices|bulk_prices|amount|unit_price|is_in_wishlist)"/)
  })

  it('takes three statements, however many products it has', async () => {
    const count = async () => (await shop.statementsOf(() => sale(buyer.client))).length
    await addSale({ items: [[first, 10]] })
    // The first statement loads the session.
    expect(await count()).toBe(4)
    await shop.database.db.delete(flashSales).where(inArray(flashSales.id, ['sale_test']))
    await addSale({ items: world.products.map(({ id }) => [id, 10]) })
    expect(await count()).toBe(4)
  })
})
