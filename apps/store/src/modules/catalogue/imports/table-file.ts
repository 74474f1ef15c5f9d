import { parse } from 'csv-parse/sync'
import type { components } from '@skafferi/api/admin'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import { refuse, StoreError } from '../../../platform/http/errors'
import { fileLimits } from '../products'
import { decodeText, encodingOf, type Encoding } from '@skafferi/domain/rules/text/decode-text'
import type { CellFault } from './import-row'
import { findHeadingRow, headingSearchRows } from './known-headings'
import { readSheet, type Sheet, type SheetRow } from './sheet-file'
import type { Combination } from './combination'
import type { ShopSystem } from './system-headings'

/** A table read from a file. */
export interface Table {
  /** The headings. */
  columns: string[]
  /** The spreadsheet row number of the headings; above them may be a title. */
  headingRow?: number
  /** Non-empty rows below the headings, with their spreadsheet row numbers. */
  rows: SheetRow[]
  /** The separator of its cells in files that are returned; a comma by default. */
  separator?: ',' | ';'
  /** The sheet of a spreadsheet with several. */
  sheet?: string
  /** The character set of a text file. */
  encoding?: Encoding
  /** The names of its visible sheets. */
  sheets?: readonly string[]
  /**
   * The headings above those of several columns, by column: "Price" above "Piece" and "Carton"; empty if there are
   * none.
   */
  groupHeadings?: readonly string[]
  /** The first rows that are not empty, among which the headings may be. */
  firstRows?: readonly SheetRow[]
  /** The shop system of the original file. */
  source?: ShopSystem
  /** Ignored headings of the original file. */
  ignoredColumns?: readonly string[]
  /** The key of the product of rows that name their parent, by row number. */
  families?: ReadonlyMap<number, string>
  /** Combinations of products that were imported before, by row number. */
  combinations?: ReadonlyMap<number, Combination>
  /** Whether the prices of a row include VAT, by row number. */
  includesVat?: ReadonlyMap<number, boolean>
  /** The cell that says that a row is not for sale, by row number. */
  blocked?: ReadonlyMap<number, CellFault>
  /** Cells that are left out of a row because of other rows or columns, by row number. */
  cellWarnings?: ReadonlyMap<number, readonly CellFault[]>
  /** The first price that names another currency than its heading. */
  currencyConflict?: { row: number; fault: CellFault }
  /** The heading that prices from a full carton are read from. */
  cartonPrice?: string
  /** The headings of the file by those of the shop's own format. */
  givenHeadings?: ReadonlyMap<string, string>
  /** The headings that the prices are read from. */
  priceHeadings?: readonly string[]
  /** What was made for a row that the file lacks, by row number. */
  notices?: ReadonlyMap<number, CellFault>
  /** Weights without a unit: their rows, and some of them. */
  unitlessWeights?: { rows: number; samples: string[] }
  /** Prices that name no currency in a language of a country with another one: their rows, and some of them. */
  unnamedPrices?: { rows: number; samples: string[]; currency: string | undefined }
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

const delimiters = [',', ';', '\t', '|'] as const

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** Characters of a file that are considered to detect the delimiter. */
const sampleLength = 100_000

const csvOptions = { relax_column_count: true, relax_quotes: true, trim: true } as const

/** Parses the first rows with a delimiter; none if a quotation mark is not closed. */
function firstRows(sample: string, delimiter: string): string[][] {
  try {
    return parse(sample, { ...csvOptions, delimiter, to: headingSearchRows })
  } catch {
    return []
  }
}

/**
 * Returns the delimiter by which the headings have the most known names. If they have none, it is the one by which the
 * first row has several cells, or otherwise the one with the most cells.
 */
function delimiterOf(text: string): string {
  // The last row of the sample may be incomplete, and so have a quotation mark that is not closed.
  const end = text.length > sampleLength ? text.lastIndexOf('\n', sampleLength) : text.length
  const sample = text.slice(0, end < 0 ? sampleLength : end)
  const rated = delimiters.map((delimiter) => {
    const { index, known = 0, filled = 0 } = findHeadingRow(firstRows(sample, delimiter)) ?? {}
    // A single known name in a row below may be part of a cell that was split by a wrong delimiter.
    const sure = index === 0 || known > 1 ? known : 0
    return { delimiter, ratings: [sure, Number(index === 0 && filled > 1), filled] as const }
  })
  const isBetter = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((rating, index) => rating !== b[index])
    return at >= 0 && a[at]! > b[at]!
  }
  return rated.reduce((best, each) => (isBetter(each.ratings, best.ratings) ? each : best)).delimiter
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
  const count = cells.length
  if (count > fileLimits.columns) {
    const params = { count, limit: fileLimits.columns }
    throw row === 1 ? refuse('too_many_columns', params) : refuse('too_many_cells', { row, ...params })
  }
  const at = cells.findIndex((cell) => cell.length > fileLimits.cell)
  if (at < 0) return
  throw refuse('cell_too_long', { row, column: at + 1, count: cells[at]?.length ?? 0, limit: fileLimits.cell })
}

function assertHeadings(headings: readonly string[]): void {
  const limit = fileLimits.heading
  const at = headings.findIndex((heading) => heading.length > limit)
  if (at >= 0) throw refuse('heading_too_long', { column: at + 1, count: headings[at]?.length ?? 0, limit })
}

/** Rows of a file, with those above the headings. */
const maxFileRows = fileLimits.rows + headingSearchRows

function recordsOf(text: string): Pick<Sheet, 'rows'> & Partial<Sheet> & Pick<Table, 'separator'> {
  if (text.includes('\0')) throw refuse('csv_invalid_characters')
  const { delimiter, rest } = splitDelimiterLine(text)
  let row = 0
  const onRecord = (cells: string[]): string[] => {
    row += 1
    assertRow(row, cells)
    return cells
  }
  try {
    const records = parse(rest, { ...csvOptions, delimiter, to: maxFileRows + 1, on_record: onRecord })
    const rows = records.map((cells, index) => ({ row: index + 1, cells }))
    return { rows, separator: delimiter === ';' ? ';' : ',' }
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw refuse('csv_unreadable', { detail: (error as Error).message })
  }
}

async function sheetOf(bytes: Uint8Array, name: string | undefined): Promise<Sheet> {
  const read = await readSheet(bytes, maxFileRows, name)
  for (const [index, { row, cells }] of read.rows.entries()) assertRow(index === 0 ? 1 : row, cells)
  return read
}

/** Magic number of ZIP archives and so of XLSX. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04]
/** Magic number of XLS and of encrypted spreadsheets (Compound File Binary). */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0]

/** A choice of the user in place of what is detected. */
export interface TableChoice {
  /** The sheet of a spreadsheet. */
  sheet?: string
  /** The character set of a text file. */
  encoding?: Encoding
  /** The spreadsheet row number of the headings. */
  headingRow?: number
}

/**
 * Returns the headings of groups of columns, which stand in the row above the headings, each above its first column.
 * A title alone in the first column is none.
 */
function groupHeadings(above: SheetRow | undefined, headings: SheetRow): string[] {
  const names = above?.row === headings.row - 1 ? above.cells : []
  const isHeading = (name: string) => name !== '' && !/\d/.test(name)
  if (!names.slice(1).some(isHeading) || names.some((name) => name !== '' && !isHeading(name))) return []
  let group = ''
  return headings.cells.map((_, index) => {
    group = (names[index] ?? '') || group
    return group
  })
}

/** Returns the index of the headings among the rows of a file. */
function headingIndex(records: readonly SheetRow[], chosen: number | undefined): number {
  const index = records.findIndex(({ row }) => row === chosen)
  return index >= 0 ? index : (findHeadingRow(records.map(({ cells }) => cells))?.index ?? 0)
}

/**
 * Reads a table: a sheet of an XLSX file, or CSV with commas, semicolons, tabs or vertical bars, in the encodings of
 * spreadsheets. By default it is the first sheet with known headings, and the headings are found among the first rows.
 * @throws StoreError 400 if it cannot be read
 */
export async function readTable(bytes: Uint8Array, choice: TableChoice = {}): Promise<Table> {
  const { megabytes, rows: limit } = fileLimits
  if (bytes.length > megabytes * megabyte) throw refuse('table_too_large', { megabytes })
  if (startsWith(bytes, ...compoundStart)) throw refuse('sheet_of_old_kind')
  const isSheet = startsWith(bytes, ...archiveStart)
  const encoding = isSheet ? undefined : (choice.encoding ?? encodingOf(bytes))
  const read: ReturnType<typeof recordsOf> = encoding
    ? recordsOf(decodeText(bytes, encoding))
    : await sheetOf(bytes, choice.sheet)
  const { rows: all, sheet, sheets = [], separator } = read
  const index = headingIndex(all, choice.headingRow)
  const [first, ...records] = all.slice(index)
  // A chosen sheet may be empty; another one can be chosen in its place.
  const headings = first ?? (choice.sheet === undefined ? undefined : { row: 1, cells: [] })
  if (!headings) throw refuse('file_empty')
  if (records.length > limit) throw refuse('too_many_rows', { limit })
  assertHeadings(headings.cells)
  const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cell !== '')
  const rows = records.filter(isFilled)
  return {
    columns: headings.cells.map((column) => column.trim()),
    headingRow: headings.row,
    groupHeadings: groupHeadings(all[index - 1], headings),
    firstRows: all.slice(0, headingSearchRows).filter(isFilled),
    rows,
    ...(encoding && { encoding }),
    ...(sheets.length > 1 && { sheet, sheets }),
    ...(separator === ';' && { separator }),
  }
}

/** The sheet and the row of the headings, with the first rows of the sheet. */
export type Layout = components['schemas']['ImportLayout']

/** Maximum number of cells of a row, and of characters of a cell; enough to recognize headings. */
const maxCells = 8
const maxCellLength = 40

/** Describes where a table was found. */
export function layoutOf({ sheet, sheets = [], encoding, headingRow, firstRows: first = [] }: Table): Layout {
  const rows = first.map(({ row, cells }) => ({
    row,
    cells: cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCellLength)),
  }))
  const place = { sheet: sheet ?? null, sheets: [...sheets], encoding: encoding ?? null }
  return { ...place, heading_row: headingRow ?? null, rows }
}
