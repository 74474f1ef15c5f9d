import { readQuantity, splitLine } from '../quantity/quantity-text'

/** The format of quantities: in the order of the cart's lines, as lines of "SKU quantity", or as a CSV text. */
export type BulkUploadFormat = 'positions' | 'lines' | 'csv'

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

/** The parsed text. */
export type BulkUploadResult =
  | { status: 'refused'; fault: BulkUploadFault }
  | { status: 'read'; rows: BulkUploadRow[]; skipped: BulkUploadSkip[] }

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
}

/** Headers of the article column, in the languages of the delivery countries, in lower case. */
const skuNames = new Set(
  [
    'sku,article,article number,article no,item number,product code,code',
    'artikel,artikelnummer,artikelnr,varenummer,varenr,tuotenumero,tuotekoodi',
  ].flatMap((names) => names.split(',')),
)

/** Headers of the quantity column. */
const quantityNames = new Set('quantity,qty,amount,pieces,stock amount,antal,antall,stk,määrä,menge,anzahl'.split(','))

function linesOf(text: string): { position: number; line: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ position: index + 1, line }))
    .filter(({ line }) => line.trim() !== '')
}

/** Returns the separator of a CSV text: comma, semicolon or tab, whichever is most frequent in the first line. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/**
 * Parses a CSV text (RFC 4180): quoted cells may contain separators and line breaks, and a doubled quote is a quote.
 */
function readCells(text: string, separator: string, firstLine: number): { position: number; cells: string[] }[] {
  const records: { position: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = firstLine
  let position = firstLine
  const endRecord = () => {
    cells.push(cell.trim())
    if (cells.some((content) => content !== '')) records.push({ position, cells })
    cells = []
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    const isLineEnd = char === '\n' || (char === '\r' && text.charAt(index + 1) !== '\n')
    if (isLineEnd) line += 1
    if (char === '"' && quoted && text.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (char === '"') {
      quoted = !quoted
    } else if (char === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else if (isLineEnd && !quoted) {
      endRecord()
      position = line
    } else if (char !== '\r') {
      cell += char
    }
  }
  endRecord()
  return records
}

/** Returns the columns of article and quantity, and whether the first record is a header. */
function columnsOf(first: readonly string[]): { sku: number; quantity: number; hasHeader: boolean } {
  const names = first.map((name) => name.toLowerCase())
  const sku = names.findIndex((name) => skuNames.has(name))
  const quantity = names.findIndex((name) => quantityNames.has(name))
  if (sku === -1 && quantity === -1) return { sku: 0, quantity: 1, hasHeader: false }
  return {
    sku: sku === -1 ? (quantity === 0 ? 1 : 0) : sku,
    quantity: quantity === -1 ? sku + 1 : quantity,
    hasHeader: true,
  }
}

/** The line with the separator that spreadsheets write before a CSV text. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i

/**
 * True if a separating comma may belong to the quantity: there are more cells than headers or, without headers, the
 * next cell looks like the fraction or thousands of a number.
 */
function isQuantitySplit(cells: readonly string[], quantity: number, names: readonly string[] | undefined): boolean {
  if (names) return cells.length > names.length
  return /^\d{1,3}$/.test(cells[quantity] ?? '') && /^(\d{3}|0+)$/.test(cells[quantity + 1] ?? '')
}

function readCsv(given: string): RawRow[] {
  const withoutByteOrderMark = given.replace(/^\uFEFF/, '')
  const [firstLine = '', declared] = separatorLine.exec(withoutByteOrderMark) ?? []
  const text = withoutByteOrderMark.slice(firstLine.length)
  const separator = declared ?? separatorOf(linesOf(text)[0]?.line ?? '')
  const records = readCells(text, separator, firstLine === '' ? 1 : 2)
  const first = records[0]?.cells ?? []
  const columns = columnsOf(first)
  return records.slice(columns.hasHeader ? 1 : 0).map(({ position, cells }) => {
    const [onlyCell = ''] = cells
    if (cells.length === 1) return { position, itemId: null, ...splitLine(onlyCell) }
    const row = { position, itemId: null, sku: cells[columns.sku] ?? '' }
    const isAmbiguous =
      separator === ',' && isQuantitySplit(cells, columns.quantity, columns.hasHeader ? first : undefined)
    const quantity = cells.slice(columns.quantity, columns.quantity + (isAmbiguous ? 2 : 1))
    return { ...row, text: quantity.join(separator), isAmbiguous }
  })
}

function readLines(text: string): RawRow[] {
  return linesOf(text).map(({ position, line }) => ({ position, itemId: null, ...splitLine(line) }))
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
function readRowQuantity({ itemId, sku, text, isAmbiguous }: RawRow, limits: BulkUploadLimits): number | BulkRowFault {
  if (itemId === null && !sku) return 'no_sku'
  if (sku && sku.length > limits.sku) return 'sku_too_long'
  const quantity = isAmbiguous ? 'ambiguous' : readQuantity(text)
  if (typeof quantity !== 'number') return quantity ?? 'not_a_number'
  if (quantity < 1) return 'below_one'
  return quantity > limits.quantity ? 'above_most' : quantity
}

function refusalOf(
  raw: readonly RawRow[],
  format: BulkUploadFormat,
  context: BulkUploadContext,
): BulkUploadFault | undefined {
  const { itemIds, limits } = context
  const given = raw.length
  const expected = itemIds.length
  if (format === 'positions' && given !== expected) return { code: 'count_mismatch', expected, given }
  if (given === 0) return { code: 'empty' }
  return given > limits.rows ? { code: 'too_many_rows', maximum: limits.rows, given } : undefined
}

/**
 * Parses quantities (Specification (shopping) §5, bulk upload): one integer for each line of the cart in order, or SKUs
 * with quantities. Rows whose quantity is not a number, ambiguous or below 1 are skipped and reported.
 */
export function parseBulkUpload(
  { format, text }: { format: BulkUploadFormat; text: string },
  context: BulkUploadContext,
): BulkUploadResult {
  const raw =
    format === 'positions' ? readPositions(text, context.itemIds) : format === 'csv' ? readCsv(text) : readLines(text)
  const fault = refusalOf(raw, format, context)
  if (fault) return { status: 'refused', fault }
  const rows: BulkUploadRow[] = []
  const skipped: BulkUploadSkip[] = []
  for (const row of raw) {
    const { position, itemId, sku, text: value } = row
    const outcome = readRowQuantity(row, context.limits)
    const original = value === String(outcome) ? {} : { text: value }
    if (typeof outcome === 'number') rows.push({ position, itemId, sku, quantity: outcome, ...original })
    else skipped.push({ position, itemId, sku, text: value, fault: outcome })
  }
  return { status: 'read', rows, skipped }
}
