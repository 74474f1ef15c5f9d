import { readQuantity, splitLine, withoutPieces } from '../quantity/quantity-text'
import {
  hasBothHeadings,
  recogniseColumns,
  type ColumnChoices,
  type OrderColumns,
  type RecognisedColumns,
} from './order-columns'
import { readOrderTable, type OrderTable } from './order-table'

/** The format of quantities: in the order of the cart's lines, as lines of "SKU quantity", or as a table. */
export type BulkUploadFormat = 'positions' | 'lines' | 'table'

/** Quantities as typed, or the table of a file. */
export type BulkUploadSource = { format: 'positions' | 'lines'; text: string } | { format: 'table'; table: OrderTable }

/** Quantities to parse. */
export type BulkUploadInput = BulkUploadSource & {
  /** The user's choice of columns; undefined to recognise them. */
  columns?: OrderColumns
}

/** The store's limits for one request. */
export interface BulkUploadLimits {
  /** Maximum rows in one request. */
  rows: number
  /** Maximum pieces of one line. */
  quantity: number
  /** Maximum characters of a SKU. */
  sku: number
}

/** Why a row is skipped; the last two are the buyer's choice, see `resolveDuplicates`. */
export type BulkRowFault =
  | 'not_a_number'
  | 'ambiguous'
  | 'below_one'
  | 'above_most'
  | 'no_sku'
  | 'sku_too_long'
  | 'superseded'
  | 'left_out'

/** The position of a row, and its line or article. */
interface RowReference {
  /** From 1: its position in the list of values, or its line in the text. */
  position: number
  /** Id of the line of the cart; null if the row has a SKU. */
  itemId: string | null
  /** The article; null if the row is a line of the cart. */
  sku: string | null
}

/** A quantity to set. */
export interface BulkUploadRow extends RowReference {
  /** Pieces. */
  quantity: number
  /** The text of the quantity, if it differs from its digits ("1 200"). */
  text?: string
  /** Positions of further rows of the same article that were added to this one. */
  mergedPositions?: readonly number[]
}

/** A row that is skipped. */
export interface BulkUploadSkip extends RowReference {
  /** The text in place of the quantity. */
  text: string
  fault: BulkRowFault
  /** The product's title, if the store has returned it. */
  title?: string | null
}

/** Why the text is refused. */
export type BulkUploadFault =
  | { code: 'empty' }
  | { code: 'count_mismatch'; expected: number; given: number }
  | { code: 'too_many_rows'; maximum: number; given: number }
  /** No row has a quantity. */
  | { code: 'no_quantity'; rows: number }

/** The parsed text. */
export type BulkUploadResult =
  | { status: 'refused'; fault: BulkUploadFault }
  /** The user has to choose the columns. */
  | { status: 'unclear'; choices: ColumnChoices }
  | {
      status: 'read'
      rows: BulkUploadRow[]
      skipped: BulkUploadSkip[]
      /** Number of rows of a table that were ignored because their quantity is empty or 0. */
      blankRows: number
      /** The columns of a table, which the user can change; null for other texts. */
      columns: ColumnChoices | null
    }

/** The context for parsing. */
export interface BulkUploadContext {
  /** Ids of the cart's lines, in their order. */
  itemIds: readonly string[]
  limits: BulkUploadLimits
}

/** A row before it is validated. */
interface RawRow extends RowReference {
  text: string
  /** True if the text can be split in several ways. */
  isAmbiguous?: boolean
  /** True if the text is a spreadsheet's number with decimals. */
  hasFraction?: boolean
}

function linesOf(text: string): { position: number; line: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ position: index + 1, line }))
    .filter(({ line }) => line.trim() !== '')
}

/**
 * True if a separating comma may belong to the quantity: there are more cells than headings or, without headings, the
 * next cell looks like the fraction or thousands of a number.
 */
function isQuantitySplit(cells: readonly string[], quantity: number, names: readonly string[] | undefined): boolean {
  if (names) return cells.length > names.length
  return /^\d{1,3}$/.test(cells[quantity] ?? '') && /^(\d{3}|0+)$/.test(cells[quantity + 1] ?? '')
}

/** A number with decimals in a spreadsheet. Their separator is a point, and thousands have none. */
const sheetDecimals = /^\d+\.\d*[1-9]$/

/** Removes the apostrophe with which price lists keep spreadsheets from evaluating a SKU as a formula. */
const unguarded = (sku: string): string => sku.replace(/^'(?=[=+@-])/, '')

/** Reads the rows below the headings; page breaks repeat the headings, and rows without both cells are titles. */
function readTableRows({ separator, rows }: OrderTable, columns: RecognisedColumns): RawRow[] {
  const { article, gtin, quantity, headings } = columns
  const names = headings === null ? undefined : rows[headings]?.cells
  return rows.slice(headings === null ? 0 : headings + 1).flatMap(({ position, cells }) => {
    const [onlyCell = ''] = cells
    if (names === undefined && cells.length === 1) return { position, itemId: null, ...splitLine(onlyCell) }
    const sku = unguarded(cells[article] || (gtin === null ? '' : (cells[gtin] ?? '')))
    const isAmbiguous = separator === ',' && isQuantitySplit(cells, quantity, names)
    const text = cells.slice(quantity, quantity + (isAmbiguous ? 2 : 1)).join(',')
    const isRepeated = names?.[article] === cells[article] && names?.[quantity] === text
    if (isRepeated || (sku === '' && text === '')) return []
    return {
      position,
      itemId: null,
      sku,
      text,
      isAmbiguous,
      hasFraction: separator === null && sheetDecimals.test(text),
    }
  })
}

function readLines(text: string): RawRow[] {
  return linesOf(text).map(({ position, line }) => ({ position, itemId: null, ...splitLine(withoutPieces(line)) }))
}

/**
 * Splits by commas (Specification (shopping) §5), or by semicolons if there are any: commas are then part of numbers.
 */
function readPositions(text: string, itemIds: readonly string[]): RawRow[] {
  return text.split(text.includes(';') ? ';' : ',').map((value, index) => ({
    position: index + 1,
    itemId: itemIds[index] ?? null,
    sku: null,
    text: value.trim(),
  }))
}

/** Returns the quantity of a row, or why it is skipped. */
function readRowQuantity(row: RawRow, limits: BulkUploadLimits): number | BulkRowFault {
  const { itemId, sku, text, isAmbiguous, hasFraction } = row
  if (itemId === null && !sku) return 'no_sku'
  if (sku && sku.length > limits.sku) return 'sku_too_long'
  if (hasFraction) return 'not_a_number'
  const quantity = isAmbiguous ? 'ambiguous' : readQuantity(itemId === null ? withoutPieces(text) : text)
  if (typeof quantity !== 'number') return quantity ?? 'not_a_number'
  if (quantity < 1) return 'below_one'
  return quantity > limits.quantity ? 'above_most' : quantity
}

/** What a table has beside the rows to apply. */
type TableFacts = Pick<Extract<BulkUploadResult, { status: 'read' }>, 'blankRows' | 'columns'>

const noTable: TableFacts = { blankRows: 0, columns: null }

function parseRows(raw: readonly RawRow[], limits: BulkUploadLimits, facts = noTable): BulkUploadResult {
  const given = raw.length
  if (given === 0) return { status: 'refused', fault: { code: 'empty' } }
  if (given > limits.rows) return { status: 'refused', fault: { code: 'too_many_rows', maximum: limits.rows, given } }
  const rows: BulkUploadRow[] = []
  const skipped: BulkUploadSkip[] = []
  for (const row of raw) {
    const { position, itemId, sku, text: value } = row
    const outcome = readRowQuantity(row, limits)
    const original = value === String(outcome) ? {} : { text: value }
    if (typeof outcome === 'number') rows.push({ position, itemId, sku, quantity: outcome, ...original })
    else skipped.push({ position, itemId, sku, text: value, fault: outcome })
  }
  return { status: 'read', rows, skipped, ...facts }
}

/** True if an article was listed without ordering it: its quantity is empty or 0. */
const isBlank = ({ sku, text, isAmbiguous }: RawRow): boolean =>
  sku !== '' && !isAmbiguous && (text === '' || readQuantity(withoutPieces(text)) === 0)

function parseTable(table: OrderTable, limits: BulkUploadLimits, chosen?: OrderColumns): BulkUploadResult {
  const reading = recogniseColumns(table, chosen)
  if (reading.status === 'unclear') return reading
  const raw = readTableRows(table, reading.columns)
  const filled = raw.filter((row) => !isBlank(row))
  const blankRows = raw.length - filled.length
  if (filled.length === 0 && blankRows > 0)
    return { status: 'refused', fault: { code: 'no_quantity', rows: blankRows } }
  return parseRows(filled, limits, { blankRows, columns: reading.choices })
}

/**
 * Returns the table in a pasted text: it has headings for both columns, or more than two cells in its rows. Undefined
 * for lines of "SKU quantity".
 */
function tableIn(text: string): OrderTable | undefined {
  const table = readOrderTable(text)
  if (table.rows.length > 0 && hasBothHeadings(table)) return table
  return table.separator === '\t' && table.rows.some(({ cells }) => cells.length > 2) ? table : undefined
}

/**
 * Parses quantities (Specification (shopping) §5, bulk upload): one integer for each line of the cart in order, or SKUs
 * with quantities. Rows whose quantity is not a number, ambiguous or below 1 are skipped and reported. Rows of a table
 * without a quantity are only counted.
 */
export function parseBulkUpload(input: BulkUploadInput, { itemIds, limits }: BulkUploadContext): BulkUploadResult {
  if (input.format === 'table') return parseTable(input.table, limits, input.columns)
  if (input.format === 'lines') {
    const table = tableIn(input.text)
    return table ? parseTable(table, limits, input.columns) : parseRows(readLines(input.text), limits)
  }
  const raw = readPositions(input.text, itemIds)
  const [given, expected] = [raw.length, itemIds.length]
  if (given !== expected) return { status: 'refused', fault: { code: 'count_mismatch', expected, given } }
  return parseRows(raw, limits)
}
