import { parse } from 'csv-parse/sync'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import { invalidData } from '../../http/errors'

/** A table that was read from a file. */
export interface Table {
  /** As the file's first row writes them. */
  columns: string[]
  /** Rows that hold something, each with its number as a spreadsheet shows it: the headings are row 1. */
  rows: { row: number; cells: string[] }[]
}

/** The largest file that is read at once. */
const maxMegabytes = 50
/** The most rows of one file. */
const maxRows = 1_000_000
const delimiters = [',', ';', '\t'] as const

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** UTF-16 without its mark: every other byte of plain text is zero. */
function zeroesIn(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.subarray(0, 400).filter((byte, index) => byte === 0 && index % 2 === parity).length
}

function encodingOf(bytes: Uint8Array): string {
  const half = Math.min(bytes.length, 400) / 4
  if (startsWith(bytes, 0xff, 0xfe) || zeroesIn(bytes, 1) > half) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff) || zeroesIn(bytes, 0) > half) return 'utf-16be'
  return 'utf-8'
}

/** What spreadsheets write: UTF-8, UTF-16, or Windows' own letters where it is neither. */
function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What stands between the cells: the most frequent one in the headings. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split(/\r\n|\r|\n/, 1)
  const unquoted = headings.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).delimiter
}

function refuse(code: string, message: string): never {
  throw invalidData(code, message)
}

/** Takes Excel's first line away that names the delimiter. */
function splitDelimiterLine(text: string): { delimiter: string; rest: string } {
  const [line, named] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? []
  if (line === undefined || named === undefined) return { delimiter: delimiterOf(text), rest: text }
  return { delimiter: named, rest: text.slice(line.length) }
}

function recordsOf(text: string): string[][] {
  const { delimiter, rest } = splitDelimiterLine(text)
  try {
    return parse(rest, { delimiter, relax_column_count: true, relax_quotes: true, trim: true })
  } catch (error) {
    return refuse('file_unreadable', `This is no CSV file that can be read: ${(error as Error).message}.`)
  }
}

/**
 * Reads a CSV file as spreadsheets write them: commas, semicolons or tabs, any of their encodings.
 * @throws StoreError 400 or 413, where nothing of it can be read
 */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length > maxMegabytes * megabyte) {
    refuse('file_too_large', `The file is larger than ${maxMegabytes} MB. Split it: each part needs the row of headings.`)
  }
  if (startsWith(bytes, 0x50, 0x4b)) {
    refuse('file_unreadable', 'This is a spreadsheet or an archive. Save it as CSV first.')
  }
  const [columns, ...records] = recordsOf(decode(bytes))
  if (!columns) refuse('file_empty', 'The file is empty.')
  if (records.length > maxRows) refuse('too_many_rows', `The file has more than ${maxRows.toLocaleString('en')} rows. Split it.`)
  const rows = records.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { columns: columns.map((column) => column.trim()), rows }
}
