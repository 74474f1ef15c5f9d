import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories, products, variants } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile, world } from '../../../testing/shop'
import { createCatalogueImports } from './imports.operator'

const shop = await shopOfFile()
const { db } = shop.database
const { client } = await addOperator(shop, 'catalogue')
const jobs = createCatalogueImports(shop.context)
const known = world.categories[0]!.name

/** Checks a file of articles in two categories that the shop does not have. @param first the number of the first one */
async function check(first: number) {
  const rows = ['Snacks > Zweets', 'Zwagels'].map((name, index) => `CM-${first + index},Thing,${name},1,food`)
  const bytes = Buffer.from(['sku,product,category,price EUR,tax_class', ...rows].join('\n'))
  const number = await jobs.add({ kind: 'catalog', name: 'list.csv', bytes, options: {}, isCheck: true })
  await jobs.waitUntilFinished(number)
  return number
}

const reportOf = async (number: number) => (await jobs.find(number)).report
const choose = async (number: number, chosen: { name: string; category: string | null }[]) => {
  const path = { id: `import_${number}` }
  await unwrap(client.POST('/admin/imports/{id}/categories', { params: { path }, body: { categories: chosen } }))
  await jobs.waitUntilFinished(number)
}
const apply = async (number: number) => {
  await jobs.apply(number)
  await jobs.waitUntilFinished(number)
}
const categoryOf = async (sku: string) =>
  (
    await db
      .select({ name: categories.name })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(variants.sku, sku))
  )[0]?.name

it('uses a category of the shop instead of creating one, also for later files of the same shape', async () => {
  const number = await check(1)
  expect(await reportOf(number)).toMatchObject({
    categories_created: ['Snacks', 'Zweets', 'Zwagels'],
    unknown_categories: [
      { name: 'Snacks > Zweets', category: null },
      { name: 'Zwagels', category: null },
    ],
  })
  await choose(number, [{ name: 'Snacks > Zweets', category: known }])
  expect(await reportOf(number)).toMatchObject({
    categories_created: ['Zwagels'],
    unknown_categories: [
      { name: 'Snacks > Zweets', category: known },
      { name: 'Zwagels', category: null },
    ],
  })
  await apply(number)
  expect(await Promise.all(['CM-1', 'CM-2'].map(categoryOf))).toEqual([known, 'Zwagels'])
  const later = await check(11)
  expect(await reportOf(later)).toMatchObject({
    categories_created: [],
    unknown_categories: [{ name: 'Snacks > Zweets', category: known }],
  })
  await choose(later, [{ name: 'Snacks > Zweets', category: null }])
  await apply(later)
  expect(await categoryOf('CM-11')).toBe('Zweets')
  expect((await reportOf(await check(21)))?.unknown_categories).toBeUndefined()
})

it('refuses a category that the shop does not have, and imports that are not checked', async () => {
  const number = await check(31)
  await expect(choose(number, [{ name: 'Zwagels', category: 'Nowhere' }])).rejects.toMatchObject({
    status: 400,
    fields: { 'categories.0.category': { code: 'unknown_category' } },
  })
  await apply(number)
  await expect(choose(number, [{ name: 'Zwagels', category: known }])).rejects.toMatchObject({
    code: 'import_not_checked',
  })
})
