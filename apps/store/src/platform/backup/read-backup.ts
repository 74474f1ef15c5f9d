import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { oneOf, parseJson } from '@skafferi/domain/rules/json/schema'
import { refuse } from '../http/errors'
import {
  backupVersion,
  isBackupEnd,
  isBackupFile,
  isBackupHead,
  type BackupEnd,
  type BackupFile,
  type BackupHead,
} from './format'

/** Rows of a table, as JSON text. */
export interface RowsText {
  table: string
  /** A JSON array. */
  text: string
  count: number
}

/** A line between head and end. */
export type BackupPart = RowsText | BackupFile

function broken(file: string, reason: string): Error {
  return refuse('unreadable_backup', { file, reason })
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  let failure: unknown
  pipeline(source, unpacked, (error) => {
    failure = error
  })
  // `readline` does not report errors of its stream; it ends early.
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield line
  if (failure) throw failure
}

const isFileOrEnd = oneOf(isBackupFile, isBackupEnd)

/** Parses a line; null if it is malformed. */
function toPart(line: string): BackupPart | BackupEnd | null {
  const [, table, text] = /^\{"table":"(\w+)","rows":(\[.*\])\}$/s.exec(line) ?? []
  if (table && text) return { table, text, count: (JSON.parse(text) as unknown[]).length }
  return parseJson(line, isFileOrEnd)
}

/**
 * Reads a backup: its head, then its parts as a stream.
 * @throws StoreError 400 `unreadable_backup` if it is malformed, truncated or of another format version
 */
export async function readBackup(file: string): Promise<{ head: BackupHead; parts: AsyncGenerator<BackupPart> }> {
  const lines = linesOf(file)
  const first = await lines.next().catch(() => ({ value: undefined }))
  const head = parseHead(file, first.value)
  async function* parts(): AsyncGenerator<BackupPart> {
    let count = 1
    try {
      for await (const line of lines) {
        const part = toPart(line)
        if (!part) throw broken(file, 'it is damaged')
        if ('end' in part) {
          if (part.lines !== count) throw broken(file, 'lines are missing')
          return
        }
        count += 1
        yield part
      }
    } catch (error) {
      if (error instanceof SyntaxError || (error as { code?: string }).code?.startsWith('Z_')) {
        throw broken(file, 'it is damaged')
      }
      throw error
    }
    throw broken(file, 'its end is missing')
  }
  return { head, parts: parts() }
}

function parseHead(file: string, line: string | undefined): BackupHead {
  const head = parseJson(line, isBackupHead)
  if (!head) throw broken(file, 'it does not begin like one')
  if (head.skafferi_backup !== backupVersion) throw broken(file, `it has version ${head.skafferi_backup}`)
  return head
}
