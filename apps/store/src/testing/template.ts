import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storyBase } from '@skafferi/fixtures/world'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../platform/config/config'
import type { OpenDatabase } from '../platform/db/database'
import { openPglite } from '../platform/db/pglite'
import { openPostgres } from '../platform/db/postgres'
import { seedDemo } from '../seed'
import { freshDatabase, startPostgres } from './postgres'

/** The template of test databases: a file for PGlite, or a database on a PostgreSQL server. */
export type Template = { file: string } | { url: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

const { folders } = readConfig({})

async function fill(database: OpenDatabase): Promise<void> {
  await database.migrate(folders.migrations)
  await seedDemo(database.db, storyBase)
}

async function pgliteTemplate() {
  const database = await openPglite({})
  await fill(database)
  const folder = await mkdtemp(join(tmpdir(), 'skafferi-template-'))
  const file = join(folder, 'db.tar')
  await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()))
  await database.close()
  return { template: { file }, remove: () => rm(folder, { recursive: true }) }
}

async function postgresTemplate() {
  const server = await startPostgres()
  const { url, drop } = await freshDatabase(server.url)
  const database = await openPostgres(url)
  await fill(database)
  await database.close()
  return { template: { url, name: new URL(url).pathname.slice(1) }, remove: () => drop().then(server.stop) }
}

/** Creates the migrated and seeded template once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const onPglite = project.vite.config.mode === 'pglite'
  const { template, remove } = await (onPglite ? pgliteTemplate() : postgresTemplate())
  project.provide('template', template)
  return remove
}
