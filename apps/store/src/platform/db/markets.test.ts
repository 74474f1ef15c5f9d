import type { CountryCode } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import { isDeliverable, type MarketLimit } from '@skafferi/domain/rules/catalogue/market'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopOfFile, world } from '../../testing/shop'
import { isDeliverableTo, limitsOfProduct, type DaysOfDelivery } from './markets'
import { marketLimits, products, variants } from './schema'

const shop = await shopOfFile()
const { db } = shop.database
const anyDay = (day: string) => Object.fromEntries(countryCodeValues.map((country) => [country, day])) as DaysOfDelivery

function variantsIn(country: CountryCode, day: string) {
  return db
    .select({
      title: products.title,
      limits: limitsOfProduct,
      strength: variants.strengthMg,
      deliverable: isDeliverableTo(sql<CountryCode>`${country}::text`, anyDay(day)),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
}

it('the database applies the market limits of a day to every variant as the domain does', async () => {
  const mint = 'prod_01tjarnmint'
  await db.insert(marketLimits).values({
    productId: mint,
    countryCode: 'gb',
    reason: 'strength',
    maxStrengthMg: 7,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
  })
  const counts = []
  for (const country of countryCodeValues) {
    for (const day of ['2026-03-31', '2026-04-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']) {
      const rows = await variantsIn(country, day)
      const isOther = ({ limits, strength, deliverable }: (typeof rows)[number]) =>
        deliverable !== isDeliverable(limits, strength, { country_code: country, date: day })
      expect({ country, day, wrong: rows.filter(isOther).map(({ title }) => title) }).toEqual({
        country,
        day,
        wrong: [],
      })
      counts.push(rows.filter(({ deliverable }) => deliverable).length)
    }
  }
  expect(new Set(counts).size).toBeGreaterThan(3)
})

it('the shop stores the market limits of the world', async () => {
  const byOrder = (limits: readonly MarketLimit[]) =>
    limits.map((each) => JSON.stringify(each, Object.keys(each).sort())).sort()
  const rows = await db.select({ id: products.id, limits: limitsOfProduct }).from(products)
  const expected = new Map(rows.map(({ id, limits }) => [id, byOrder(limits)]))
  for (const { id, market_limits } of world.products.filter(({ id: each }) => each !== 'prod_01tjarnmint')) {
    expect(expected.get(id)).toEqual(byOrder(market_limits))
  }
})
