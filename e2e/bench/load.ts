/**
 * Measures a started store under load: reads of signed-in customers for some seconds, then one order each, with twenty
 * concurrent customers on the same machine. Also measures memory during the reads, and the CPU time of store and
 * database for an order and for each rendered page. Prints results, asserts nothing.
 *
 *   npm run bench:load -- [--products 600] [--seconds 20] [--pause 0] [--database postgres|pglite]
 *
 * `--seconds 3600 --pause 10000` simulates an hour of twenty customers who open something every ten seconds.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { readConfig } from '../../apps/store/src/platform/config/config'
import type { OpenDatabase } from '../../apps/store/src/platform/db/database'
import { openPglite } from '../../apps/store/src/platform/db/pglite'
import { openPostgres } from '../../apps/store/src/platform/db/postgres'
import { variants } from '../../apps/store/src/platform/db/schema'
import { seedDemo } from '../../apps/store/src/seed'
import { seedManyProducts } from '../../apps/store/src/seed/many-products'
import { addBuyers, type Buyer } from '../../apps/store/src/testing/buyers'
import { fillCarts } from '../../apps/store/src/testing/carts'
import { freshDatabase, startPostgres } from '../../apps/store/src/testing/postgres'
import { orderAll, startStore } from '../drill/shop'
import { costOf, postgresAt, type Cost } from './cost'

const options = {
  products: { type: 'string', default: '600' },
  seconds: { type: 'string', default: '20' },
  /** Pause between a customer's reads, in ms. */
  pause: { type: 'string', default: '0' },
  database: { type: 'string', default: 'postgres' },
} as const
const { products, seconds, pause, database: kind } = parseArgs({ options }).values
const concurrency = 20
const article = 'variant_01saltfish120'

const paths = [
  '/store/products?facets=1&limit=24',
  '/store/products?category=Snus&limit=24&facets=1',
  '/store/products?q=mint&limit=24&facets=1',
  '/store/cart/info',
  '/store/shell',
]

/** Pages that the store renders for signed-in customers. */
const pages = ['/', '/products', '/products/prod_01dark70', '/cart', '/checkout', '/profile']
const pageViews = 50

async function fill(database: OpenDatabase): Promise<Buyer[]> {
  const clock = { now: () => new Date() }
  await database.migrate(readConfig({}).folders.migrations)
  await seedDemo(database.db, clock.now())
  await seedManyProducts(database.db, Number(products))
  const client = () => createShopClient({ baseUrl: 'http://nowhere.test', publishableKey: 'pk_demo' })
  const buyers = await addBuyers({ database, clock, client }, 200)
  await fillCarts(database.db, buyers, () => [[article, 1]], clock.now())
  await database.db.update(variants).set({ inventoryQuantity: 1000 }).where(eq(variants.id, article))
  await database.close()
  return buyers
}

/** Returns the resident memory of a process, in MB. */
function memoryOf(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

async function read(url: string, buyers: readonly Buyer[]): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + Number(seconds) * 1000
  const work = async ({ token }: Buyer) => {
    const headers = { 'x-publishable-api-key': 'pk_demo', authorization: `Bearer ${token}` }
    for (let turn = 0; performance.now() < end; turn += 1) {
      const startedAt = performance.now()
      const answer = await fetch(url + paths[turn % paths.length], { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${paths[turn % paths.length]} answered ${answer.status}`)
      times.push(performance.now() - startedAt)
      if (pause !== '0') await delay(Number(pause))
    }
  }
  await Promise.all(buyers.slice(0, concurrency).map(work))
  return times.sort((a, b) => a - b)
}

/** Opens a page repeatedly, one after another. */
async function open(url: string, { token }: Buyer, times: number): Promise<void> {
  const cookie = `skafferi_session=${token}; skafferi_user=${encodeURIComponent(JSON.stringify({ email: 'buyer@company.example', session: 'bench' }))}`
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await fetch(url, { headers: { cookie } })
    const page = await answer.text()
    if (answer.status !== 200 || !page.includes('id="page-data"'))
      throw new Error(`${url} was not rendered: ${answer.status}`)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'skafferi-load-'))
const server = kind === 'pglite' ? undefined : await startPostgres()
const place = server && (await freshDatabase(server.url))
const buyers = await fill(place ? await openPostgres(place.url) : await openPglite({ folder: join(folder, 'db') }))
const startedAt = performance.now()
const store = await startStore({
  DATA_DIR: folder,
  SEED: 'none',
  NODE_ENV: 'production',
  ...(place && { DATABASE_URL: place.url }),
})
const ready = (performance.now() - startedAt) / 1000
const { pid } = store.child
const memory = [memoryOf(pid)]
const watch = setInterval(() => memory.push(memoryOf(pid)), 500)
const times = await read(store.url, buyers)
const line = Array.from({ length: 11 }, (_, tenth) => memory[Math.round(((memory.length - 1) * tenth) / 10)])
const cost = (count: number, work: () => Promise<unknown>) => costOf(pid, place && postgresAt(place.url), count, work)
const costs: Record<string, Cost> = {}
for (const path of pages) {
  await open(store.url + path, buyers[0]!, 10)
  costs[path] = await cost(pageViews, () => open(store.url + path, buyers[0]!, pageViews))
}
const ordering = performance.now()
costs['an order'] = await cost(buyers.length, () => orderAll(store.url, buyers, concurrency, () => undefined))
const ordered = (performance.now() - ordering) / 1000
clearInterval(watch)
console.log(
  `${kind}, ${products} products, ${cpus().length} cores: ready in ${ready.toFixed(1)} s; ${Math.round(times.length / Number(seconds))} reads/s, ` +
    `half in ${Math.round(times[times.length >> 1] ?? 0)} ms, 95 % in ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms; ` +
    `${Math.round(buyers.length / ordered)} orders/s; ${memory[0]} MB at first, ${Math.max(...memory)} MB at most; while they read, ${line.join(', ')} MB`,
)
console.log('CPU time of one, in ms:')
console.table(costs)
await store.stop()
await place?.drop()
await server?.stop()
rmSync(folder, { recursive: true, force: true })
