import { parse } from 'csv-parse/sync'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { refuse, StoreError } from '../../../platform/http/errors'
import { fileLimits } from '../products'
import type { CellFault } from './import-row'
import { readSheet, type SheetRow } from './sheet-file'

/** Shop systems whose product files can be imported. */
export type ShopSystem = 'shopify' | 'medusa'

/** A table read from a file. */
export interface Table {
  /** The headings. */
  columns: string[]
  /** Non-empty rows with their spreadsheet row numbers; the headings are row 1. */
  rows: SheetRow[]
  /** The shop system of the original file. */
  source?: ShopSystem
  /** Ignored headings of the original file. */
  ignoredColumns?: readonly string[]
  /** The original rows, if several were merged into one; for counts and for returning failed rows. */
  origin?: TableOrigin
}

/** The original of a file with merged rows. */
export interface TableOrigin {
  columns: string[]
  /** The original rows by the number of the merged row. */
  rows: ReadonlyMap<number, SheetRow[]>
  /** Rows that could not be merged, with the reason. */
  refused: readonly { row: SheetRow; sku: string; fault: CellFault }[]
}

const delimiters = [',', ';', '\t'] as const

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** Detects UTF-16 without a byte order mark: every other byte of Latin text is zero. */
function zeroesIn(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.subarray(0, 400).filter((byte, index) => byte === 0 && index % 2 === parity).length
}

function encodingOf(bytes: Uint8Array): string {
  const threshold = Math.min(bytes.length, 400) / 4
  if (startsWith(bytes, 0xff, 0xfe) || zeroesIn(bytes, 1) > threshold) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff) || zeroesIn(bytes, 0) > threshold) return 'utf-16be'
  return 'utf-8'
}

/**
 * The characters of bytes 0x80 to 0x9F in Windows-1252; five are unassigned
 * (https://encoding.spec.whatwg.org/#windows-1252).
 */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Node's decoder of Windows-1252 returns control characters for these bytes in some releases, e.g. 20. */
function decodeWindows(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return text.replace(/[\x80-\x9f]/g, (byte) => windowsSigns.charAt(byte.charCodeAt(0) - 0x80))
}

/** Decodes a text in the encodings of spreadsheets: UTF-8, UTF-16, or otherwise Windows-1252. */
function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

/** Characters of the first row that are considered to detect the delimiter. */
const longestHeadings = fileLimits.columns * fileLimits.heading

/** Returns the most frequent delimiter in the headings. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, longestHeadings).split(/\r\n|\r|\n/, 1)[0] ?? ''
  const unquoted = headings.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).delimiter
}

/** Removes Excel's first line "sep=…". */
function splitDelimiterLine(text: string): { delimiter: string; rest: string } {
  const [line, delimiter] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? []
  if (line === undefined || delimiter === undefined) return { delimiter: delimiterOf(text), rest: text }
  return { delimiter, rest: text.slice(line.length) }
}

/**
 * Refuses a row that exceeds the limits.
 * @param row spreadsheet row number
 */
function assertRow(row: number, cells: readonly string[]): void {
  const isHeadings = row === 1
  if (cells.length > fileLimits.columns) {
    const params = { count: cells.length, limit: fileLimits.columns }
    throw isHeadings ? refuse('too_many_columns', params) : refuse('too_many_cells', { row, ...params })
  }
  const limit = isHeadings ? fileLimits.heading : fileLimits.cell
  const at = cells.findIndex((cell) => cell.length > limit)
  if (at < 0) return
  const params = { column: at + 1, count: cells[at]?.length ?? 0, limit }
  throw isHeadings ? refuse('heading_too_long', params) : refuse('cell_too_long', { row, ...params })
}

function recordsOf(text: string): SheetRow[] {
  if (text.includes('\0')) throw refuse('csv_invalid_characters')
  const { delimiter, rest } = splitDelimiterLine(text)
  let row = 0
  const onRecord = (cells: string[]): string[] => {
    row += 1
    assertRow(row, cells)
    return cells
  }
  try {
    const records = parse(rest, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: fileLimits.rows + 2,
      on_record: onRecord,
    })
    return records.map((cells, index) => ({ row: index + 1, cells }))
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw refuse('csv_unreadable', { detail: (error as Error).message })
  }
}

async function sheetOf(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows = await readSheet(bytes, fileLimits.rows + 1)
  for (const [index, { row, cells }] of rows.entries()) assertRow(index === 0 ? 1 : row, cells)
  return rows
}

/** Magic number of ZIP archives and so of XLSX. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04]
/** Magic number of XLS and of encrypted spreadsheets (Compound File Binary). */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads a table: the first sheet of an XLSX file, or CSV with commas, semicolons or tabs, in the encodings of
 * spreadsheets.
 * @throws StoreError 400 if it cannot be read
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const { megabytes, rows: limit } = fileLimits
  if (bytes.length > megabytes * megabyte) throw refuse('table_too_large', { megabytes })
  if (startsWith(bytes, ...compoundStart)) throw refuse('sheet_of_old_kind')
  const [headings, ...records] = startsWith(bytes, ...archiveStart) ? await sheetOf(bytes) : recordsOf(decode(bytes))
  if (!headings) throw refuse('file_empty')
  if (records.length > limit) throw refuse('too_many_rows', { limit })
  const rows = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { columns: headings.cells.map((column) => column.trim()), rows }
}
