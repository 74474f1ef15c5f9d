import { asc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createLineImporter } from './testing/import-lines'

const shop = await shopOfFile()
const { db } = shop.database
const { upload, answer, apply } = await createLineImporter(shop)

const importLines = async (...lines: string[]) => {
  const checked = await answer(await upload(lines), { stock: { value: '0' } })
  expect(checked.state).toBe('checked')
  await apply(checked)
  return checked.report!
}

const articles = async (pattern: string) => {
  const found = await db
    .select({ id: variants.id, sku: variants.sku, title: variants.title, amount: variantPrices.amount })
    .from(variants)
    .leftJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, pattern))
    .orderBy(asc(variants.sku))
  return found
}

const products = (id: string, sku: string, price = '10.00') => [
  'Product ID;Active (0/1);Name *;Price tax excluded;Reference #;Quantity',
  `${id};1;Tee ${id};${price};${sku};5`,
]
const headings =
  'Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity;Default (0 = No, 1 = Yes)'
const combinations = (key: string, id: string, prefix: string) => [
  `${key};${headings}`,
  `${id};Size:select:0;S:0;${prefix}-S;4006381333931;0;3;`,
  `${id};Size:select:0;M:0;${prefix}-M;;1.5;4;1`,
]

it('combinations are added to a product by its id, with its price and their difference, and change nothing again', async () => {
  await importLines(...products('901', 'PSA'))
  const [article] = await articles('PSA')
  const file = combinations('Product ID*', '901', 'PSA')
  expect(await importLines(...file)).toMatchObject({ created: 1, updated: 1, failed: 0, warned: 0 })
  // The product's only article has become the default combination.
  expect(await articles('PSA%')).toMatchObject([
    { id: article!.id, sku: 'PSA-M', title: 'M', amount: 1150 },
    { sku: 'PSA-S', title: 'S', amount: 1000 },
  ])
  expect(await importLines(...file)).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
})

it('combinations are added to a product by its reference', async () => {
  await importLines(...products('902', 'PSB', '20.00'))
  await importLines(...combinations('Product Reference', 'PSB', 'PSB').map((line) => line.replace('4006381333931', '')))
  expect(await articles('PSB%')).toMatchObject([
    { sku: 'PSB-M', amount: 2150 },
    { sku: 'PSB-S', amount: 2000 },
  ])
})

it('combinations without their product say what to do', async () => {
  const lines = combinations('Product ID*', '999', 'PSC').map((line) => line.replace('4006381333931', ''))
  const report = await importLines(...lines)
  expect(report.failures.map(({ column, problem }) => [column, problem.code])).toEqual([
    ['product', 'combination_without_product'],
    ['product', 'combination_without_product'],
  ])
})
