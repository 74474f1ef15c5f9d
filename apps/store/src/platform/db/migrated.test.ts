import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { shopOfFile, testConfig } from '../../testing/shop'
import { isMigrated } from './migrated'
import { openPglite } from './pglite'

const shop = await shopOfFile()
const { migrations } = testConfig.folders
const later = mkdtempSync(join(tmpdir(), 'skafferi-migrations-'))
afterAll(() => rmSync(later, { recursive: true }))

it('A fully migrated database needs no migration', async () => {
  expect(await isMigrated(shop.database.db, migrations)).toBe(true)
})

it('An empty database and one without the last migration need a migration', async () => {
  cpSync(migrations, later, { recursive: true })
  const file = join(later, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  journal.entries.push({ ...journal.entries.at(-1), tag: '9999_later' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(later, '9999_later.sql'), 'select 1')
  expect(await isMigrated(shop.database.db, later)).toBe(false)
  const empty = await openPglite({})
  expect(await isMigrated(empty.db, migrations)).toBe(false)
  await empty.close()
})
