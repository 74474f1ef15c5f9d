import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSeller } from '@skafferi/domain/rules/tax/tax'
import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { OpenDatabase } from '../db/database'
import { openPostgres } from '../db/postgres'
import { createCatalogueImports } from '../../modules/catalogue/imports'
import { createFolderStore } from '../files/folder-store'
import { acquireLockByName } from '../db/named-lock'
import { imports, variants } from '../db/schema'
import { freshDatabase } from '../../testing/postgres'
import { createProcesses } from '../../testing/store-process'

const processes = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'skafferi-import-tries-'))
let database: OpenDatabase
let drop: () => Promise<void>
let env: Record<string, string>

beforeAll(async () => {
  const template = inject('template') as { url: string; name: string }
  const fresh = await freshDatabase(template.url, template.name)
  drop = fresh.drop
  database = await openPostgres(fresh.url)
  env = { DATABASE_URL: fresh.url, DATA_DIR: join(folder, 'data') }
})
afterAll(async () => {
  processes.killAll()
  await database?.close()
  await drop?.()
  rmSync(folder, { recursive: true, force: true })
})

const newest = async () => (await database.db.select().from(imports).orderBy(desc(imports.id)).limit(1))[0]
/** Ends the lease of the killed store, so that the test need not wait for it. */
const endLease = () => database.db.update(imports).set({ leasedUntil: sql`now() - interval '1 second'` })

/** Blocks the writes of imports, so that they keep running until they are released. */
async function blockImports(): Promise<() => Promise<void>> {
  let release = () => {}
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  let lockHeld = Promise.resolve()
  await new Promise<void>((isHeld) => {
    lockHeld = database.db.transaction(async (tx) => {
      await acquireLockByName(tx, 'catalogue import')
      isHeld()
      await over
    })
  })
  return async () => {
    release()
    await lockHeld
  }
}

it('an import whose store is killed at each attempt fails after the third, whichever store runs it', async () => {
  const [article] = await database.db.select().from(variants).where(isNotNull(variants.sku)).limit(1)
  const files = createFolderStore(join(folder, 'data', 'files'))
  const jobs = createCatalogueImports(
    { db: database.db, files, now: () => new Date(), timeZone: 'UTC', seller: defaultSeller },
    { log: { error: () => undefined } },
  )
  const bytes = Buffer.from(`sku,stock\n${article!.sku},${article!.inventoryQuantity + 1}\n`)
  await jobs.add({ kind: 'stock', name: 'counted.csv', bytes, options: {} })
  const release = await blockImports()
  try {
    for (const tries of [1, 2, 3]) {
      const store = await processes.start(env)
      await expect.poll(async () => (await newest())?.tries, { interval: 20 }).toBe(tries)
      const exited = once(store.child, 'close')
      store.child.kill('SIGKILL')
      await exited
      expect(await newest()).toMatchObject({ state: 'running', tries })
      await endLease()
    }
    await jobs.work()
  } finally {
    await release()
  }
  expect(await newest()).toMatchObject({ state: 'failed', tries: 3, refusal: { refusal: { code: 'import_cut_off' } } })
  const [after] = await database.db.select().from(variants).where(eq(variants.id, article!.id))
  expect(after!.inventoryQuantity).toBe(article!.inventoryQuantity)
})
