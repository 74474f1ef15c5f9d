import { salePrice } from '@skafferi/domain/rules/pricing/sale'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'
import { discounted } from './listed-prices.repo'

const shop = await shopOfFile()

it('the database applies a sale’s discount as the domain does, for every percentage and all roundings', async () => {
  const amounts = [...Array.from({ length: 251 }, (_, index) => index), 4_999, 123_455, 49_999_999, 500_000_000_000]
  const list = sql.join(
    amounts.map((amount) => sql`(${amount}::bigint)`),
    sql`, `,
  )
  const percents = sql`select null::int union all select generate_series(1, 90)`
  const rows = await shop.database.db
    .select({
      amount: sql`amount`.mapWith(Number),
      percent: sql<number | null>`percent`,
      charged: discounted(sql`amount`, sql<number | null>`percent`).mapWith(Number),
    })
    .from(sql`(values ${list}) as amounts(amount), (${percents}) as sales(percent)`)
  expect(rows).toHaveLength(amounts.length * 91)
  expect(rows.filter(({ amount, percent, charged }) => charged !== salePrice(amount, percent))).toEqual([])
})
