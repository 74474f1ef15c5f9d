import { cleanIdentifier } from '@skafferi/domain/rules/text/typed-text'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'

const shop = await shopOfFile()

it('The database compares identifiers as the domain normalizes them, for every character', async () => {
  const characters = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1)).filter(
    (each) => !/\p{Surrogate}/u.test(each),
  )
  const texts = characters.map((each) => `A${each}B`)
  const { rows } = (await shop.database.db.execute(sql`
    select given from unnest(${sql.param(texts)}::text[], ${sql.param(texts.map(cleanIdentifier))}::text[]) as pair (given, cleaned)
    where identifier_key(given) <> lower(cleaned)`)) as { rows: unknown[] }
  expect(rows).toEqual([])
})
