import { parse } from 'csv-parse/sync'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { StoreError } from '../../../platform/http/errors'
import { fileLimits, plainCount } from '../products'
import type { CellFault } from './import-row'
import { readSheet, SheetProblem, type SheetRow } from './sheet-file'

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

/** Refuses the file with a sentence about its content. */
function refuseFile(code: string, message: string): never {
  throw new StoreError(400, { type: 'invalid_data', code, message })
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
  if (cells.length > fileLimits.columns) {
    const found =
      row === 1
        ? `The file has ${plainCount(cells.length)} columns`
        : `Row ${plainCount(row)} has ${plainCount(cells.length)} cells`
    refuseFile(
      'too_many_columns',
      `${found}; there may be up to ${fileLimits.columns}. Check what separates the cells, or remove columns that nothing here needs.`,
    )
  }
  const limit = row === 1 ? fileLimits.heading : fileLimits.cell
  const at = cells.findIndex((cell) => cell.length > limit)
  if (at < 0) return
  const found = `Cell ${at + 1} of row ${plainCount(row)} has ${plainCount(cells[at]?.length ?? 0)} characters`
  const advice =
    row === 1
      ? 'The first row names the columns: check that it is there.'
      : 'Check whether a quotation mark is missing there, or shorten the text.'
  refuseFile('cell_too_long', `${found}; there may be up to ${plainCount(limit)}. ${advice}`)
}

function recordsOf(text: string): SheetRow[] {
  if (text.includes('\0'))
    refuseFile('file_unreadable', 'This file cannot be read as CSV: it contains invalid characters.')
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
    return refuseFile('file_unreadable', `This file cannot be read as CSV: ${(error as Error).message}.`)
  }
}

async function sheetOf(bytes: Uint8Array): Promise<SheetRow[]> {
  try {
    const rows = await readSheet(bytes, fileLimits.rows + 1)
    for (const [index, { row, cells }] of rows.entries()) assertRow(index === 0 ? 1 : row, cells)
    return rows
  } catch (error) {
    if (error instanceof SheetProblem) refuseFile('file_unreadable', error.message)
    throw error
  }
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
  if (bytes.length > fileLimits.megabytes * megabyte) {
    refuseFile(
      'file_too_large',
      `The file is larger than ${fileLimits.megabytes} MB. Split it: each part needs the row of headings.`,
    )
  }
  if (startsWith(bytes, ...compoundStart)) {
    refuseFile(
      'file_unreadable',
      'This is a spreadsheet with a password, or of the kind before 2007. Save it as XLSX or CSV without a password.',
    )
  }
  const [headings, ...records] = startsWith(bytes, ...archiveStart) ? await sheetOf(bytes) : recordsOf(decode(bytes))
  if (!headings) refuseFile('file_empty', 'The file is empty.')
  if (records.length > fileLimits.rows) {
    refuseFile(
      'too_many_rows',
      `The file has more than ${plainCount(fileLimits.rows)} rows. Split it: each part needs the row of headings.`,
    )
  }
  const rows = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { columns: headings.cells.map((column) => column.trim()), rows }
}
