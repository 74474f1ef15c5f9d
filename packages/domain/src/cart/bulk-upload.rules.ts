/** How quantities are given: by the places of the cart's lines, as lines of "SKU quantity", or as a CSV text. */
export type BulkUploadFormat = 'positions' | 'lines' | 'csv'

/** What the store takes at once. */
export interface BulkUploadLimits {
  /** Rows in one call. */
  rows: number
  /** Pieces of one line. */
  quantity: number
  /** Characters of a SKU. */
  sku: number
}

/** Why a part of the text cannot become a row. */
export type BulkRowFault = 'not_a_number' | 'below_one' | 'above_most' | 'no_sku' | 'sku_too_long'

/** A part of the text: where it stands, and which line or article it means. */
interface GivenRow {
  /** From 1: its position in the list of values, or its line in the text. */
  position: number
  /** The line of the cart, where its position says so. */
  itemId: string | null
  /** The article, where the text says so. */
  sku: string | null
}

/** A quantity to set. */
export interface BulkUploadRow extends GivenRow {
  /** Pieces. */
  quantity: number
}

/** A part of the text that is passed over. */
export interface BulkUploadSkip extends GivenRow {
  /** What stands where the quantity should. */
  text: string
  fault: BulkRowFault
}

/** Why the whole text is refused. */
export type BulkUploadFault =
  | { code: 'empty' }
  | { code: 'count_mismatch'; expected: number; given: number }
  | { code: 'too_many_rows'; most: number; given: number }

/** What a text says. */
export type BulkUploadResult =
  | { status: 'refused'; fault: BulkUploadFault }
  | { status: 'read'; rows: BulkUploadRow[]; skipped: BulkUploadSkip[] }

/** What a text is compared with. */
export interface BulkUploadContext {
  /** Ids of the cart's lines, in their order. */
  itemIds: readonly string[]
  limits: BulkUploadLimits
}

type Cells = readonly [sku: string, quantity: string]

/** A part of the text before it is judged. */
interface RawRow extends GivenRow {
  text: string
}

const separators = ' \t,;'

/** Names of the column of articles in the languages the shop delivers to, compared without case. */
const skuNames = new Set(
  [
    'sku,article,article number,article no,item number,product code,code',
    'artikel,artikelnummer,artikelnr,varenummer,varenr,tuotenumero,tuotekoodi',
  ].flatMap((names) => names.split(',')),
)

/** Names of the column of quantities. */
const quantityNames = new Set(
  'quantity,qty,amount,pieces,stock amount,antal,antall,stk,määrä,menge,anzahl'.split(','),
)

/** "SKU quantity" at its last separator: a SKU may contain spaces, a quantity none. */
function splitLine(line: string): Cells {
  const text = line.trim()
  let end = text.length
  while (end > 0 && !separators.includes(text.charAt(end - 1))) end -= 1
  if (end === 0) return [text, '']
  const quantity = text.slice(end)
  while (end > 0 && separators.includes(text.charAt(end - 1))) end -= 1
  return [text.slice(0, end), quantity]
}

function linesOf(text: string): { position: number; line: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ position: index + 1, line }))
    .filter(({ line }) => line.trim() !== '')
}

/** The separator of a CSV text: of comma, semicolon and tab the one its first line has most of. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/** The cells of a CSV text (RFC 4180): quotes hold separators and line ends, and a doubled quote is one. */
function readCells(text: string, separator: string): { position: number; cells: string[] }[] {
  const records: { position: number; cells: string[] }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let position = 1
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

/** Which columns hold article and quantity, and whether the first record only names them. */
function columnsOf(first: readonly string[]): { sku: number; quantity: number; named: boolean } {
  const names = first.map((name) => name.toLowerCase())
  const sku = names.findIndex((name) => skuNames.has(name))
  const quantity = names.findIndex((name) => quantityNames.has(name))
  if (sku === -1 && quantity === -1) return { sku: 0, quantity: 1, named: false }
  return {
    sku: sku === -1 ? (quantity === 0 ? 1 : 0) : sku,
    quantity: quantity === -1 ? sku + 1 : quantity,
    named: true,
  }
}

function readCsv(given: string): RawRow[] {
  const text = given.replace(/^\uFEFF/, '')
  const [head] = linesOf(text)
  const records = readCells(text, separatorOf(head?.line ?? ''))
  const columns = columnsOf(records[0]?.cells ?? [])
  return records.slice(columns.named ? 1 : 0).map(({ position, cells }) => {
    const [only = ''] = cells
    const [sku, quantity] =
      cells.length === 1 ? splitLine(only) : [cells[columns.sku] ?? '', cells[columns.quantity] ?? '']
    return { position, itemId: null, sku, text: quantity }
  })
}

function readLines(text: string): RawRow[] {
  return linesOf(text).map(({ position, line }) => {
    const [sku, quantity] = splitLine(line)
    return { position, itemId: null, sku, text: quantity }
  })
}

function readPositions(text: string, itemIds: readonly string[]): RawRow[] {
  return text.split(',').map((value, index) => ({
    position: index + 1,
    itemId: itemIds[index] ?? null,
    sku: null,
    text: value.trim(),
  }))
}

function faultOf({ itemId, sku, text }: RawRow, limits: BulkUploadLimits): BulkRowFault | undefined {
  if (itemId === null && !sku) return 'no_sku'
  if (sku && sku.length > limits.sku) return 'sku_too_long'
  if (!/^-?\d+$/.test(text)) return 'not_a_number'
  if (Number(text) < 1) return 'below_one'
  return Number(text) > limits.quantity ? 'above_most' : undefined
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
  return given > limits.rows ? { code: 'too_many_rows', most: limits.rows, given } : undefined
}

/**
 * Reads quantities from a text (Specification (shopping) §5, bulk upload): one whole number for each line of the cart
 * in order, or SKUs with theirs. What is no number, or under 1, is passed over and reported; nothing is left out in
 * silence.
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
    const { text: value, ...given } = row
    const rowFault = faultOf(row, context.limits)
    if (rowFault) skipped.push({ ...given, text: value, fault: rowFault })
    else rows.push({ ...given, quantity: Number(value) })
  }
  return { status: 'read', rows, skipped }
}
