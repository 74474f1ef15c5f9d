import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storyBase } from '@skafferi/fixtures/world'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/database'
import { openPglite } from '../db/pglite'
import { openPostgres } from '../db/postgres'
import { seedDemo } from '../db/seed'

/** Where test files copy their database from: a file of the embedded one, or a database on a PostgreSQL server. */
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

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on the server's own database; databases cannot be made inside a transaction. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function postgresTemplate(url: string) {
  const name = `skafferi_template_${randomBytes(4).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const database = await openPostgres(urlOf(url, name))
  await fill(database)
  await database.close()
  return { template: { url, name }, remove: () => onServer(url, `drop database ${name} with (force)`) }
}

/** Makes the migrated and seeded database once that every test file then copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const { template, remove } = await (url ? postgresTemplate(url) : pgliteTemplate())
  project.provide('template', template)
  return remove
}
