import { quote } from '@skafferi/domain/rules/pricing/quote'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { flashSaleItems, flashSales, listedProducts, products, variantPrices, variants } from '../../platform/db/schema'
import { shopOfFile } from '../../testing/shop'
import { chargedAmount, saleTable } from './listed-prices.repo'
import { findLowestPrices, isPriced, priceColumns } from './prices.repo'

const shop = await shopOfFile()
const { db } = shop.database
const context = { currency: shopCurrency, now: shop.clock.now() }

/** A small generator with a fixed seed (mulberry32), so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const random = seeded(20_261_128)

/** Replaces all prices by random tiers in two currencies, and all sales by two that overlap. */
async function changeAllPrices(): Promise<void> {
  const variantIds = (await db.select({ id: variants.id }).from(variants)).map(({ id }) => id)
  const productIds = (await db.select({ id: products.id }).from(products)).map(({ id }) => id)
  await db.delete(variantPrices)
  await db.insert(variantPrices).values(
    variantIds.flatMap((variantId) =>
      [shopCurrency, 'sek'].flatMap((currencyCode) =>
        Array.from({ length: 1 + random(4) }, (_, index) => {
          return { variantId, currencyCode, minQuantity: 1 + index * 10, amount: 1 + random(100_000) }
        }),
      ),
    ),
  )
  await db.delete(flashSales)
  const [startsAt, endsAt] = [new Date(context.now.getTime() - 1000), new Date(context.now.getTime() + 1000)]
  await db.insert(flashSales).values(['one', 'other'].map((id) => ({ id, title: id, startsAt, endsAt })))
  await db
    .insert(flashSaleItems)
    .values(
      ['one', 'other'].flatMap((saleId) =>
        productIds
          .filter(() => random(3) === 0)
          .map((productId, position) => ({ saleId, productId, percent: 1 + random(90), position })),
      ),
    )
}

/** Returns the lowest quoted unit price of each product. */
async function quotedPrices(): Promise<Map<string, number>> {
  const rows = await db
    .select({ productId: products.id, ...priceColumns(db, context), quantity: sql<number>`1` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
  const prices = new Map<string, number>()
  for (const { productId, unit_price } of quote(rows, context).lines) {
    prices.set(productId, Math.min(unit_price, prices.get(productId) ?? Infinity))
  }
  return prices
}

/** Returns the price by which lists sort each product. */
async function listedPrices(): Promise<Map<string, number>> {
  const listed = sql`
    with ${saleTable(db, context)}
    select product_id as id, ${chargedAmount}::int as charged from ${listedProducts}
  `
  const { rows } = (await db.execute(listed)) as { rows: { id: string; charged: number }[] }
  return new Map(rows.map(({ id, charged }) => [id, charged]))
}

it('lists sort every product by the lowest price that the domain quotes, with and without a sale', async () => {
  for (let round = 0; round < 5; round += 1) {
    await changeAllPrices()
    const [quoted, listed] = [await quotedPrices(), await listedPrices()]
    expect(listed.size).toBeGreaterThan(10)
    for (const [id, charged] of listed) expect({ id, charged }).toEqual({ id, charged: quoted.get(id) })
  }
})

it('a variant without a price in the currency of the context is not priced, and has no lowest price', async () => {
  const [{ id: productId } = { id: '' }] = await db.select({ id: products.id }).from(products).limit(1)
  const priced = (currency: string) => {
    const condition = sql<boolean>`bool_or(${isPriced({ ...context, currency })})`
    return db.select({ isPriced: condition }).from(variants).where(eq(variants.productId, productId))
  }
  expect(await priced(shopCurrency)).toEqual([{ isPriced: true }])
  expect(await priced('nok')).toEqual([{ isPriced: false }])
  const lowest = await findLowestPrices(db, [productId, 'prod_unknown'], { currency: 'nok' })
  expect([...lowest]).toEqual([[productId, null]])
})
