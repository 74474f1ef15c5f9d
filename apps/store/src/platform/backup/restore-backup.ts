import { stat } from 'node:fs/promises'
import type { Database, OpenDatabase } from '../db/database'
import type { FileStore } from '../files/file-store'
import { refuse } from '../http/errors'
import type { BackupHead, BackupSummary } from './format'
import { readBackup, type BackupPart } from './read-backup'
import { areEmpty, resetSequences, emptyTables, findMigrations, findTables, writeRows, type Table } from './tables'

/** The shop to restore to. */
export interface RestoreTarget {
  /** Migrated; no store may use it. */
  database: OpenDatabase
  files: FileStore
}

/** Options of a restoration. */
export interface RestoreOptions {
  /** Absolute path. */
  file: string
  /** True if existing data may be deleted. */
  replace: boolean
}

async function assertFits(tx: Database, { migrations }: BackupHead): Promise<void> {
  const own = await findMigrations(tx)
  if (own.join() === migrations.join()) return
  throw refuse('other_version')
}

async function clearTables(tx: Database, tables: readonly Table[], replace: boolean): Promise<void> {
  if (await areEmpty(tx, tables)) return
  if (!replace) throw refuse('not_empty')
  await emptyTables(tx, tables)
}

/** Writes the parts, in the transaction of the restoration. */
async function* restoreParts(
  tx: Database,
  { file, parts }: { file: string; parts: AsyncIterable<BackupPart> },
  tables: readonly Table[],
  files: FileStore,
) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  for await (const part of parts) {
    if ('file' in part) {
      await files.put(part.file, { bytes: Buffer.from(part.base64, 'base64'), mediaType: part.media_type })
    } else {
      const table = byName.get(part.table)
      if (!table)
        throw refuse('unreadable_backup', { file, reason: `it has a table ${part.table}, which this shop has not` })
      await writeRows(tx, table, part.text)
    }
    yield part
  }
}

async function verify(parts: AsyncGenerator<BackupPart>): Promise<void> {
  while (!(await parts.next()).done) continue
}

/**
 * Restores a backup in one transaction.
 * @throws StoreError 400 `unreadable_backup`; 409 `other_version`, or `not_empty` unless `replace` is set
 */
export async function restoreBackup(target: RestoreTarget, { file, replace }: RestoreOptions): Promise<BackupSummary> {
  // Read the file completely before changing anything, to detect a truncated one.
  await verify((await readBackup(file)).parts)
  const { head, parts } = await readBackup(file)
  return target.database.db.transaction(async (tx) => {
    await assertFits(tx, head)
    const tables = await findTables(tx)
    await clearTables(tx, tables, replace)
    const counts = { rows: 0, files: 0 }
    for await (const part of restoreParts(tx, { file, parts }, tables, target.files)) {
      if ('file' in part) counts.files += 1
      else counts.rows += part.count
    }
    for (const table of tables) await resetSequences(tx, table)
    return { file, made_at: head.made_at, tables: tables.length, ...counts, bytes: (await stat(file)).size }
  })
}
