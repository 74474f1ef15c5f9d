import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { upload, answer, apply } = await createLineImporter(shop)

const questionOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'other_article')
const targets = ['sku', 'product', 'price', 'tax_class'] as const
const linesOf = (sku: string) => [
  'Art.-Nr.;Name;Preis;MwSt',
  `${sku};Himbeertee;2,00;food`,
  `${sku};Meersalz;3,00;food`,
  `${sku};Himbeertee lose;2,50;food`,
]

it('two articles of a file with one SKU are asked about, and one gets a new SKU', async () => {
  const asked = await upload(linesOf('SF-1'), targets)
  expect(questionOf(asked)).toMatchObject({ rows: 1, samples: ['SF-1 Meersalz (Himbeertee)'] })
  const checked = await answer(asked, { other_article: { value: 'new_sku' } })
  expect(checked.report).toMatchObject({ created: 2, failed: 1 })
  expect(checked.report!.failures).toMatchObject([{ row: 4, problem: { code: 'repeated_with_price' } }])
  await apply(checked)
  const found = await shop.database.db.select({ sku: variants.sku }).from(variants).where(like(variants.sku, 'SF-1%'))
  expect(found).toHaveLength(2)
  const again = await answer(await upload(linesOf('SF-1'), targets))
  expect(again.report).toMatchObject({ created: 0, unchanged: 2 })
})

it('as the same article, the second row is refused as repeated', async () => {
  const checked = await answer(await upload(linesOf('SF-2'), targets), { other_article: { value: 'update' } })
  expect(checked.report!.failures).toMatchObject([
    { row: 3, problem: { code: 'repeated_with_price' } },
    { row: 4, problem: { code: 'repeated_with_price' } },
  ])
})

it('the second row can be left out', async () => {
  const checked = await answer(await upload(linesOf('SF-3'), targets), { other_article: { value: 'exclude' } })
  expect(checked.report).toMatchObject({ created: 1, left_out: 1 })
})
