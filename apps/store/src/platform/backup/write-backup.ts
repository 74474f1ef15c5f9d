import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, OpenDatabase } from '../db/database'
import { uploads } from '../db/schema'
import type { FileStore } from '../files/file-store'
import { refuse } from '../http/errors'
import { backupVersion, type BackupEnd, type BackupFile, type BackupHead, type BackupSummary } from './format'
import { findMigrations, findTables, readRows } from './tables'

/** The shop to back up. */
export interface BackupSource {
  database: OpenDatabase
  files: FileStore
  now: () => Date
}

type Counts = Pick<BackupSummary, 'tables' | 'rows' | 'files'>

async function* tableLines(tx: Database, counts: Counts): AsyncGenerator<string> {
  for (const table of await findTables(tx)) {
    counts.tables += 1
    for await (const rows of readRows(tx, table)) {
      counts.rows += rows.length
      yield `{"table":${JSON.stringify(table.name)},"rows":[${rows.join(',')}]}`
    }
  }
}

async function* fileLines(keys: readonly string[], files: FileStore, counts: Counts): AsyncGenerator<string> {
  for (const key of keys) {
    const found = await files.get(key)
    // The sweeper may have deleted the upload since its row was read.
    if (!found) continue
    counts.files += 1
    const line: BackupFile = {
      file: key,
      media_type: found.mediaType,
      base64: Buffer.from(found.bytes).toString('base64'),
    }
    yield JSON.stringify(line)
  }
}

async function* backupLines(
  tx: Database,
  { files }: BackupSource,
  head: BackupHead,
  counts: Counts,
): AsyncGenerator<string> {
  let lines = 0
  const keys = (await tx.select({ key: uploads.key }).from(uploads).orderBy(uploads.key)).map(({ key }) => key)
  for (const part of [[JSON.stringify(head)], tableLines(tx, counts), fileLines(keys, files, counts)]) {
    for await (const line of part) {
      lines += 1
      yield `${line}\n`
    }
  }
  const end: BackupEnd = { end: true, lines }
  yield `${JSON.stringify(end)}\n`
}

async function assertNew(file: string): Promise<void> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  )
  if (exists) throw refuse('file_exists', { file })
}

/**
 * Writes all tables (in one snapshot) and all uploads to a file. The format is independent of the database kind. The
 * file is readable by its owner only, because it contains personal data.
 * @param file absolute path; must not exist
 * @throws StoreError 409 `file_exists`
 */
export async function writeBackup(source: BackupSource, file: string): Promise<BackupSummary> {
  await assertNew(file)
  const counts: Counts = { tables: 0, rows: 0, files: 0 }
  const made_at = source.now().toISOString()
  const unfinished = `${file}.part`
  try {
    await source.database.db.transaction(
      async (tx) => {
        const head: BackupHead = { skafferi_backup: backupVersion, made_at, migrations: await findMigrations(tx) }
        const lines = Readable.from(backupLines(tx, source, head, counts))
        await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { file, made_at, ...counts, bytes: (await stat(file)).size }
}
