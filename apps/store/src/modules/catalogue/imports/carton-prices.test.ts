import { asc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter, warningsOf, type Import } from './testing/import-lines'

const shop = await shopOfFile()
const { upload, answer, apply } = await createLineImporter(shop)

const questionOf = ({ missing }: Import) => missing?.questions.find(({ field }) => field === 'carton_price')
const pricesOf = async (pattern: string) => {
  const found = await shop.database.db
    .select({ sku: variants.sku, from: variantPrices.minQuantity, amount: variantPrices.amount })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, pattern))
    .orderBy(asc(variants.sku), asc(variantPrices.minQuantity))
  return found.map(({ sku, from, amount }) => [sku, from, amount])
}
const targets = ['sku', 'product', 'price', 'carton_price', 'carton_size', 'tax_class'] as const

it('the price from a full carton is asked for its unit, and becomes a tier from the pieces in a carton', async () => {
  const lines = [
    'Art.nr;Namn;Pris;Kartongpris;Kartong;Moms',
    'KP-1;Te;2,00;36,00;24;food',
    'KP-2;Salt;3,00;20,00;7;food',
  ]
  const read = await upload(lines)
  expect(read.matching!.columns.map(({ target }) => target)).toEqual(targets)
  const asked = await upload(lines, targets)
  expect(questionOf(asked)).toMatchObject({ rows: 2, samples: ['36,00', '20,00'] })
  expect(questionOf(asked)).not.toHaveProperty('understood')
  const checked = await answer(asked, { carton_price: { value: 'carton' } })
  expect(warningsOf(checked, /price_rounded/)).toMatchObject([[3, '', 'price_rounded']])
  await apply(checked)
  expect(await pricesOf('KP-%')).toEqual([
    ['KP-1', 1, 200],
    ['KP-1', 24, 150],
    ['KP-2', 1, 300],
    ['KP-2', 7, 286],
  ])
})

it('its heading says the unit, VAT is taken off, and an article keeps the pieces that the shop has', async () => {
  const lines = ['Art.nr;Namn;Pris exkl. moms;Kartong;Moms', 'KQ-1;Te;2,00;24;food', 'KQ-2;Salt;3,00;;food']
  await apply(await answer(await upload(lines, ['sku', 'product', 'price', 'carton_size', 'tax_class'])))
  const later = ['Art.nr;Kartongpris EUR inkl. moms per st;Moms', 'KQ-1;1,06;food', 'KQ-2;2,12;food']
  const checked = await upload(later, ['sku', 'carton_price', 'tax_class'])
  expect([checked.state, questionOf(checked)?.understood?.value]).toEqual(['checked', 'piece'])
  expect(warningsOf(checked, /carton_price_without_size/)).toMatchObject([[3, '', 'carton_price_without_size']])
  expect(checked.report).toMatchObject({ updated: 1, failed: 0 })
  await apply(checked)
  expect(await pricesOf('KQ-%')).toEqual([
    ['KQ-1', 1, 200],
    ['KQ-1', 24, 100],
    ['KQ-2', 1, 300],
  ])
})
