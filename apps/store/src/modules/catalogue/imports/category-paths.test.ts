import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { categories } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createImportJobs } from './import-jobs'
import { createImportsOperator } from './imports.operator'

const shop = await shopOfFile()
const { db } = shop.database
const fetchPicture = () => Promise.reject(new Error('No picture was expected.'))
const log = {
  error({ err }: { err: unknown }): never {
    throw err
  },
}
const jobs = createImportJobs(shop.context, { fetchPicture }, { log })
const operator = createImportsOperator(shop.context, { jobs })
const folder = await mkdtemp(join(tmpdir(), 'skafferi-paths-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Writes a file with articles of these categories. */
async function fileOf(paths: readonly string[]) {
  const file = join(folder, 'file.csv')
  const rows = paths.map((path, index) => `CP-${index},Thing ${index},${path},Maker,1`)
  await writeFile(file, ['sku,product,category,brand,price EUR', ...rows].join('\n'))
  return file
}

/** Returns the paths of the categories with one of these names, in the shop's order. */
async function tree(...names: string[]) {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const pathOf = (id: string | null): string[] => {
    const row = rows.find((each) => each.id === id)
    return row ? [...pathOf(row.parentId), row.name] : []
  }
  const positions = rows.map(({ position }) => position)
  expect(new Set(positions).size).toBe(positions.length)
  return rows.filter(({ name }) => names.includes(name)).map(({ id }) => pathOf(id).join(' > '))
}

it('creates the tree of category paths once, in its order', async () => {
  const paths = ['Women > Shoes', 'Men > Shoes', 'Women > Coats > Rain', 'Women', 'A > B > C > D']
  const file = await fileOf(paths)
  expect(await operator.checkCatalog(file, { taxClass: 'food' })).toMatchObject({ created: 5, failed: 0 })
  expect(await tree('Women', 'Men')).toEqual([])
  expect(await operator.importCatalog(file, { taxClass: 'food' })).toMatchObject({
    created: 5,
    categories_created: ['Women', 'Shoes', 'Men', 'Shoes (Men)', 'Coats', 'Rain', 'B', 'C', 'D'],
  })
  expect(await tree('Women', 'Shoes', 'Coats', 'Rain', 'Men', 'Shoes (Men)', 'B', 'C', 'D')).toEqual([
    'Women',
    'Women > Shoes',
    'Women > Coats',
    'Women > Coats > Rain',
    'Men',
    'Men > Shoes (Men)',
    'B',
    'B > C',
    'B > C > D',
  ])
  expect(await operator.importCatalog(file, { taxClass: 'food' })).toMatchObject({
    unchanged: 5,
    updated: 0,
    categories_created: [],
  })
})

it('uses the deepest category of a list, and says so', async () => {
  const file = await fileOf(['Kettles; Kitchen > Pots; Kitchen'])
  const warning = { column: 'category', problem: { code: 'one_category_of_list', params: { name: 'Pots' } } }
  expect(await operator.importCatalog(file, { taxClass: 'food' })).toMatchObject({
    updated: 1,
    categories_created: ['Kitchen', 'Pots'],
    warnings: [warning],
  })
  expect(await tree('Kettles', 'Kitchen', 'Pots')).toEqual(['Kitchen', 'Kitchen > Pots'])
})
