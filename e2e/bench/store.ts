/**
 * Measures the store's overhead over its database: the same list, product, cart and shell from the store, and from a
 * bare Fastify that sends PostgreSQL the same statements and returns their rows, alternating in one run. Prints medians
 * in milliseconds and the store's relative speed: 1.00 is as fast as the bare server. Compared with one that uses named
 * prepared statements, the figure is lower. Not a test: it asserts nothing.
 *
 *   npm run bench:store -- [--products 600] [--runs 150]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { Client, Pool } from 'pg'
import { createApp } from '../../apps/store/src/app'
import { readConfig } from '../../apps/store/src/platform/config/config'
import { openPostgres } from '../../apps/store/src/platform/db/postgres'
import { findDemoCustomers, seedDemo } from '../../apps/store/src/seed'
import { seedManyProducts } from '../../apps/store/src/seed/many-products'
import { createFolderStore } from '../../apps/store/src/platform/files/folder-store'
import { freshDatabase, startPostgres } from '../../apps/store/src/testing/postgres'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '600' }, runs: { type: 'string', default: '150' } },
})
const [products, runs] = [Number(values.products), Number(values.runs)]

interface Sent {
  text: string
  values: unknown[] | undefined
}

/** Runs work and returns the statements that it sent to PostgreSQL, with their parameters. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const prototype = Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const original = prototype.query
  prototype.query = function query(this: Client, ...args: unknown[]) {
    const [config, given] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const [text, own] = typeof config === 'string' ? [config, undefined] : [config.text, config.values]
    sent.push({ text, values: own ?? (Array.isArray(given) ? given : undefined) })
    return original.apply(this, args)
  }
  await work()
  prototype.query = original
  return sent
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function bench(url: string): Promise<void> {
  const config = readConfig({})
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-bench-'))
  const database = await openPostgres(url, { prepared: config.databasePrepared })
  await database.migrate(config.folders.migrations)
  await seedDemo(database.db, new Date())
  await seedManyProducts(database.db, products)
  const app = await createApp({ database, files: createFolderStore(folder), config })
  const [person] = await findDemoCustomers(database.db)
  const key = { 'x-publishable-api-key': 'pk_demo' }
  const payload = { email: person?.customer.email, password: person?.password }
  const { token } = (
    await app.inject({ method: 'POST', url: '/auth/customer/emailpass', headers: key, payload })
  ).json()
  const headers = { ...key, authorization: `Bearer ${token}` }
  const get = async (path: string) => {
    const answer = await app.inject({ url: path, headers })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer
  }

  const cards = (await get('/store/products?limit=10')).json().products as { id: string; variant_id: string | null }[]
  const items = cards.flatMap(({ variant_id }) => (variant_id === null ? [] : [{ variant_id, quantity: 1 }]))
  await app.inject({ method: 'POST', url: '/store/cart/items/add', headers, payload: { items } })
  const requests = {
    'list of 24, facets': '/store/products?facets=1&limit=24',
    'list of a category': '/store/products?category=Snus&limit=24&facets=1',
    search: '/store/products?q=mint&limit=24&facets=1',
    product: `/store/products/${cards[0]?.id}`,
    [`cart of ${items.length}`]: '/store/cart/info',
    shell: '/store/shell',
  }

  const pool = new Pool({
    connectionString: url,
    max: 10,
    onConnect: async (client) => void (await client.query('set jit = off')),
  })
  const bare = Fastify()
  const statements = new Map<string, Sent[]>()
  bare.get<{ Querystring: { path: string; named?: string } }>('/', async ({ query: { path, named } }) => {
    const rows: unknown[] = []
    for (const [index, { text, values: given }] of (statements.get(path) ?? []).entries()) {
      const name = named === undefined ? undefined : `${Object.values(requests).indexOf(path)}-${index}`
      rows.push((await pool.query({ text, values: given, name })).rows)
    }
    return rows
  })

  console.log(`${products} products, ${runs} runs each, milliseconds\n`)
  console.log(
    `${''.padEnd(22)}${['store', 'as text', 'named', '×text', '×named'].map((text) => text.padStart(9)).join('')}`,
  )
  for (const [name, path] of Object.entries(requests)) {
    for (let warm = 0; warm < 12; warm += 1) await get(path)
    statements.set(
      path,
      (await sentBy(() => get(path))).filter(({ text }) => text.startsWith('select') || text.trim().startsWith('with')),
    )
    const sides = [
      () => get(path),
      () => bare.inject({ url: '/', query: { path } }),
      () => bare.inject({ url: '/', query: { path, named: '1' } }),
    ]
    const times: number[][] = sides.map(() => [])
    for (let run = -10; run < runs; run += 1) {
      for (const [side, ask] of sides.entries()) {
        const startedAt = performance.now()
        await ask()
        if (run >= 0) times[side]?.push(performance.now() - startedAt)
      }
    }
    const [store = 0, text = 0, named = 0] = times.map(median)
    const figures = [store, text, named, text / store, named / store].map((figure) => figure.toFixed(2).padStart(9))
    console.log(name.padEnd(22) + figures.join(''))
  }
  await bare.close()
  await pool.end()
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

const server = await startPostgres()
const { url, drop } = await freshDatabase(server.url)
await bench(url)
await drop()
await server.stop()
