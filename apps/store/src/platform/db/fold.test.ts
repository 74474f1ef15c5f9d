import { foldText } from '@skafferi/domain/rules/catalogue/words'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'

const shop = await shopOfFile()

it('The database folds the letters of European languages as the domain does', async () => {
  const letters = Array.from({ length: 0x1f00 - 0xa0 }, (_, index) => String.fromCharCode(index + 0xa0))
  const texts = letters.filter((each) => /\p{Script=Latin}/u.test(each)).map((each) => `A${each}b`)
  const { rows } = (await shop.database.db.execute(sql`
    select given, search.fold(given) as own, folded
    from unnest(${sql.param(texts)}::text[], ${sql.param(texts.map(foldText))}::text[]) as pair (given, folded)
    where search.fold(given) <> folded`)) as { rows: unknown[] }
  expect(rows).toEqual([])
})
