import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createShopClient, unwrap, type ShopClient } from '@skafferi/api'
import { afterAll, expect, inject, it } from 'vitest'
import { openPostgres } from './db/postgres'
import { createImportsOperator } from './features/imports'
import type { ShownImport } from './features/imports/import-jobs'
import { findImport } from './features/imports/import-jobs.repo'
import { askThrough, socketPathIn } from './operator'
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

/** At which parts of the file the store is killed. */
const kills = [0.1, 0.5]

const demo = await shopOfFile()
const linesOf = (csv: string) => csv.replace('\ufeff', '').trim().split('\r\n').toSorted()

/** What a visitor finds: the categories with how many products they have, and the tags. */
async function answersOf(visitor: ShopClient) {
  const { product_categories: categories } = await unwrap(visitor.GET('/store/product-categories', { params: { query: { limit: 100 } } }))
  const { tags } = await unwrap(visitor.GET('/store/products/get-tags', { params: { query: { limit: 100 } } }))
  return { categories: categories.map(({ name, product_count: count }) => `${name} ${count}`).toSorted(), tags: tags.toSorted() }
}

/** Where the store's data are, and how far its first import is. */
async function place(): Promise<{ env: Record<string, string>; look: () => Promise<Pick<ShownImport, 'rows_done' | 'state'> | undefined> }> {
  const template = inject('template')
  if ('file' in template) {
    const ask = askThrough(socketPathIn(folder))
    return { env: { DATA_DIR: folder, SEED: 'none' }, look: () => ask('imports show', 1) }
  }
  const { url, drop } = await freshDatabase(template.url)
  const database = await openPostgres(url)
  cleanups.push(drop, () => database.close())
  const look = async () => {
    const found = await findImport(database.db, 1)
    return found && { state: found.state, rows_done: found.rowsDone }
  }
  return { env: { DATA_DIR: folder, DATABASE_URL: url, SEED: 'none' }, look }
}

it('takes the catalogue of the demo into an empty shop and ends in the same one, however often the store is killed meanwhile', async () => {
  const file = join(parent, 'catalogue.csv')
  const { content, rows } = await createImportsOperator(demo.context).exportCatalog()
  writeFileSync(file, content)
  const { env, look } = await place()
  const until = async (isThere: (shown: Pick<ShownImport, 'rows_done' | 'state'>) => boolean) => {
    for (;;) {
      const shown = await look().catch(() => undefined)
      if (shown && isThere(shown)) return shown
      await delay(10)
    }
  }
  let store = await processes.start(env)
  const begun = processes.run(env, 'cli', ['catalog', 'import', file, '--background', '--json'])
  let killed = 0
  for (const part of kills) {
    const { state } = await until(({ rows_done: done }) => done >= rows * part)
    // A fast machine is through while the store starts for the second time.
    if (state === 'done') break
    killed += 1
    expect(await begun).toMatchObject({ code: 0, errors: [] })
    const dead = once(store.child, 'close')
    store.child.kill('SIGKILL')
    await dead
    store = await processes.start(env)
  }
  await until(({ state }) => state === 'done')
  expect(killed).toBeGreaterThan(0)
  const shown = await processes.run(env, 'cli', ['imports', 'show', '1', '--json'])
  expect(JSON.parse(shown.lines.join('\n'))).toMatchObject({ report: { created: rows, updated: 0, unchanged: 0, failed: 0 } })
  const copy = join(parent, 'copy.csv')
  await processes.run(env, 'cli', ['catalog', 'export', copy])
  expect(linesOf(readFileSync(copy, 'utf8'))).toEqual(linesOf(content))
  expect(await answersOf(createShopClient({ baseUrl: store.url, publishableKey: 'pk_demo' }))).toEqual(await answersOf(demo.client()))
})
