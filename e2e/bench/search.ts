/**
 * Measures how lists and searches scale: the same requests with 1,000 and 100,000 products, on the embedded database
 * and on PostgreSQL. Prints the median response time in milliseconds, including session lookup, without network, and
 * the ratio of the two. Not a test: it asserts nothing.
 *
 *   npx tsx e2e/bench/search.ts [pglite|postgres] [--products 100000] [--runs 15]
 *
 * Takes some minutes for both databases. On a busy machine, only the ratios are meaningful.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '../../apps/store/src/app'
import { readConfig } from '../../apps/store/src/platform/config/config'
import type { OpenDatabase } from '../../apps/store/src/platform/db/database'
import { openPglite } from '../../apps/store/src/platform/db/pglite'
import { openPostgres } from '../../apps/store/src/platform/db/postgres'
import { findDemoCustomers, seedDemo } from '../../apps/store/src/seed'
import { seedManyProducts } from '../../apps/store/src/seed/many-products'
import { createFolderStore } from '../../apps/store/src/platform/files/folder-store'
import { freshDatabase, startPostgres } from '../../apps/store/src/testing/postgres'

const smallShop = 1000

const fourFilters = 'category=Food+%26+Candy&brand=Almbacken&brand=Berglunda&tags=Vegan&minPrice=2&maxPrice=20'

const requests = {
  'most popular': '/store/products?limit=20',
  newest: '/store/products?sort=newest',
  'price, lowest first': '/store/products?sort=price_asc',
  'price, highest first': '/store/products?sort=price_desc',
  'last page': '/store/products?sort=newest&offset=LAST',
  'one category': '/store/products?category=Headphones',
  'four filters': `/store/products?${fourFilters}`,
  'four filters, facets': `/store/products?${fourFilters}&facets=1`,
  'no filter, facets': '/store/products?facets=1',
  'common word': '/store/products?q=mint',
  'common word, by price': '/store/products?q=mint&sort=price_asc',
  'common word, facets': '/store/products?q=mint&facets=1',
  'very common word': '/store/products?q=with',
  'rare word': '/store/products?q=seabuckthorn+rusks',
  'beginning of a word': '/store/products?q=liq',
  'one letter': '/store/products?q=o',
  'two words': '/store/products?q=dark+chocolate',
  SKU: '/store/products?q=SAL-0120',
  slip: '/store/products?q=licorise',
  'two slips': '/store/products?q=pepermint+choclate',
  nonsense: '/store/products?q=qwrtzp',
  'something of everything': '/store/products/explore',
  categories: '/store/product-categories',
  tags: '/store/products/get-tags',
}

type App = Awaited<ReturnType<typeof createApp>>
type Name = keyof typeof requests
type Times = Map<Name, number>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string', default: '100000' }, runs: { type: 'string', default: '15' } },
})

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function headersOf(app: App, database: OpenDatabase): Promise<Record<string, string>> {
  const [person] = await findDemoCustomers(database.db)
  const key = { 'x-publishable-api-key': 'pk_demo' }
  const payload = { email: person?.customer.email, password: person?.password }
  const answer = await app.inject({ method: 'POST', url: '/auth/customer/emailpass', headers: key, payload })
  return { ...key, authorization: `Bearer ${answer.json().token}` }
}

async function measure(app: App, headers: Record<string, string>, products: number): Promise<Times> {
  const times: Times = new Map()
  for (const [name, address] of Object.entries(requests) as [Name, string][]) {
    const url = address.replace('LAST', String(products - 20))
    const runs: number[] = []
    for (let run = 0; run < Number(values.runs) + 2; run += 1) {
      const startedAt = performance.now()
      const { statusCode, body } = await app.inject({ url, headers })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
      // The first two runs warm up.
      if (run >= 2) runs.push(performance.now() - startedAt)
    }
    times.set(name, median(runs))
  }
  return times
}

async function compare(database: OpenDatabase): Promise<void> {
  const config = readConfig({})
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-bench-'))
  const total = Number(values.products)
  await database.migrate(config.folders.migrations)
  await seedDemo(database.db, new Date())
  const app = await createApp({ database, files: createFolderStore(folder), config })
  const headers = await headersOf(app, database)
  await seedManyProducts(database.db, smallShop)
  const few = await measure(app, headers, smallShop)
  const startedAt = performance.now()
  await seedManyProducts(database.db, total)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const many = await measure(app, headers, total)
  console.log(`\n${database.kind}: filled to ${total} products in ${seconds} s`)
  console.log(`${''.padEnd(26)}${String(smallShop).padStart(9)}${String(total).padStart(9)}    ratio`)
  for (const [name, before] of few) {
    const after = many.get(name) ?? Number.NaN
    const figures = [before.toFixed(1), after.toFixed(1), (after / before).toFixed(1)].map((text) => text.padStart(9))
    console.log(name.padEnd(26) + figures.join(''))
  }
  await app.close()
  rmSync(folder, { recursive: true, force: true })
}

async function onPglite(): Promise<void> {
  const database = await openPglite({})
  await compare(database)
  await database.close()
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres()
  const { url, drop } = await freshDatabase(server.url)
  const database = await openPostgres(url)
  await compare(database)
  await database.close()
  await drop()
  await server.stop()
}

const [database] = positionals
if (database !== 'postgres') await onPglite()
if (database !== 'pglite') await onPostgres()
