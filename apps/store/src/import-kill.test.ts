import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createShopClient, unwrap, type ShopClient } from '@skafferi/api'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, it } from 'vitest'
import { storeAt } from './cli/store'
import { openPostgres } from './platform/db/postgres'
import { shopSettings } from './platform/db/schema'
import { createImportsOperator } from './modules/catalogue/imports'
import { stringify } from './modules/catalogue/imports/csv'
import type { ImportDetail } from './modules/catalogue/imports/import-detail'
import { findImport } from './modules/catalogue/imports/import-jobs.repo'
import { socketPathIn } from './local-admin'
import { freshDatabase } from './testing/postgres'
import { shopOfFile } from './testing/shop'
import { createProcesses } from './testing/store-process'

const processes = createProcesses()
const parent = mkdtempSync(join(tmpdir(), 'skafferi-import-kill-'))
const folder = join(parent, 'data')
const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  processes.killAll()
  for (const cleanup of cleanups.reverse()) await cleanup()
  rmSync(parent, { recursive: true, force: true })
})

/** Share of the file after which the store is killed. */
const killShare = 0.2
/** Number of categories in the file; complete ones, so that visitors find the same as in the demo. */
const chosen = 1

const demo = await shopOfFile()

/** Returns the rows without empty cells, in a comparable order. */
function rowsOf(csv: string): string[] {
  const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
  return rows.map((row) => JSON.stringify(Object.entries(row).filter(([, cell]) => cell !== ''))).toSorted()
}

/** Returns the rows of the demo's catalogue in the chosen categories. */
async function partOfDemo() {
  const { content } = await createImportsOperator(demo.context).exportCatalog()
  const [headings, ...rows] = parse(content, { bom: true }) as [string[], ...string[][]]
  const [category, tags] = [headings.indexOf('category'), headings.indexOf('tags')]
  const names = [...new Set(rows.map((row) => row[category]))].slice(0, chosen)
  const imported = rows.filter((row) => names.includes(row[category]))
  const tagsOf = (row: string[]) => row[tags]!.split(';').filter(Boolean)
  return {
    rows: imported.length,
    content: stringify([headings, ...imported]),
    names,
    tags: [...new Set(imported.flatMap(tagsOf))].toSorted(),
  }
}

/** Returns what a visitor sees: the categories with their product counts, and the tags. */
async function answersOf(visitor: ShopClient) {
  const { product_categories: categories } = await unwrap(
    visitor.GET('/store/product-categories', { params: { query: { limit: 100 } } }),
  )
  const { tags } = await unwrap(visitor.GET('/store/products/get-tags', { params: { query: { limit: 100 } } }))
  return {
    categories: categories.map(({ name, product_count: count }) => `${name} ${count}`).toSorted(),
    tags: tags.toSorted(),
  }
}

/** Returns the environment of a store, and functions that read the progress of its first import and open the shop. */
async function place(): Promise<{
  env: Record<string, string>
  look: () => Promise<Pick<ImportDetail, 'rows_done' | 'state'> | undefined>
  /** Opens the shop to visitors; undefined if the database has one process only. */
  open?: () => Promise<unknown>
}> {
  const template = inject('template')
  if ('file' in template) {
    const { localAdmin } = storeAt(socketPathIn(folder))
    return { env: { DATA_DIR: folder, SEED: 'none' }, look: () => localAdmin('showImport', { id: 1 }) }
  }
  const { url, drop } = await freshDatabase(template.url)
  const database = await openPostgres(url)
  cleanups.push(drop, () => database.close())
  const look = async () => {
    const found = (await findImport(database.db, 1))?.record
    return found && { state: found.state, rows_done: found.rowsDone }
  }
  // A shop without this setting is open.
  const open = () => database.db.delete(shopSettings).where(eq(shopSettings.section, 'opening'))
  return { env: { DATA_DIR: folder, DATABASE_URL: url, SEED: 'none' }, look, open }
}

it('importing a category of the demo into an empty shop yields the same category, even if the store is killed during the import', async () => {
  const file = join(parent, 'catalogue.csv')
  const { content, rows, names, tags } = await partOfDemo()
  writeFileSync(file, content)
  const { env, look, open } = await place()
  const until = async (isReached: (detail: Pick<ImportDetail, 'rows_done' | 'state'>) => boolean) => {
    for (;;) {
      const detail = await look().catch(() => undefined)
      if (detail && isReached(detail)) return detail
      await delay(20)
    }
  }
  let store = await processes.start(env)
  expect(await processes.run(env, 'cli', ['catalog', 'import', file, '--background', '--json'])).toMatchObject({
    code: 0,
    errors: [],
  })
  expect(await until(({ rows_done: done }) => done >= rows * killShare)).toMatchObject({ state: 'running' })
  const exited = once(store.child, 'close')
  store.child.kill('SIGKILL')
  await exited
  store = await processes.start(env)
  await until(({ state }) => state === 'done')
  const output = await processes.run(env, 'cli', ['imports', 'show', '1', '--json'])
  expect(JSON.parse(output.lines.join('\n'))).toMatchObject({
    report: { created: rows, updated: 0, unchanged: 0, failed: 0 },
  })
  const copy = join(parent, 'copy.csv')
  await processes.run(env, 'cli', ['catalog', 'export', copy])
  expect(rowsOf(readFileSync(copy, 'utf8'))).toEqual(rowsOf(content))
  if (!open) return
  await open()
  const visitor = createShopClient({ baseUrl: store.url, publishableKey: 'pk_demo' })
  await expect.poll(() => answersOf(visitor).catch(() => undefined)).toBeDefined()
  const there = await answersOf(visitor)
  const inDemo = await answersOf(demo.client())
  expect(there.categories).toEqual(
    inDemo.categories.filter((found) => names.some((name) => found.startsWith(`${name} `))),
  )
  expect(there.tags).toEqual(tags)
})
