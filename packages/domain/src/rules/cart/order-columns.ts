import { articleHeadings } from '../catalogue/article-headings'
import { readNumber } from '../text/number-text'
import type { OrderTable, OrderTableRow } from './order-table'

/** The columns of an order form, as indexes from 0. */
export interface OrderColumns {
  /** The SKU or GTIN. */
  article: number
  quantity: number
}

/** The recognised columns. */
export interface RecognisedColumns extends OrderColumns {
  /** The column with GTINs for rows without a SKU; null if there is none. */
  gtin: number | null
  /** Index of the row with the headings; null if there is none. */
  headings: number | null
}

/** A column to choose from. */
export interface ColumnChoice {
  index: number
  /** Null if the table has no headings. */
  heading: string | null
  /** Its first values. */
  samples: readonly string[]
}

/** The columns of a table to choose from. */
export interface ColumnChoices {
  choices: readonly ColumnChoice[]
  /** The chosen or recognised column of articles; null if there is none. */
  article: number | null
  /** The chosen or recognised column of quantities; null if there is none. */
  quantity: number | null
}

/** The result of recognising the columns. */
export type ColumnReading =
  | { status: 'recognised'; columns: RecognisedColumns; choices: ColumnChoices }
  | { status: 'unclear'; choices: ColumnChoices }

/** Normalizes a heading: its letters and digits without diacritics, in lower case, e.g. "artnr" for "Art.-Nr:". */
function keyOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
}

const keysOf = (names: string) => new Set(names.split(' '))

/** Headings of articles that can also be a name, so they count only if no clearer heading exists. */
const unclearArticles = keysOf(
  'article artikel item product produkt vare vara tuote nimike reference ref referens referenz nr no',
)

/** Returns the headings of an identifier in all languages, without the unclear ones. */
function identifierKeys(name: 'sku' | 'gtin'): Set<string> {
  const all = Object.values(articleHeadings).flatMap((headings) => headings[name].split('|').map(keyOf))
  return new Set([name, ...all].filter((key) => !unclearArticles.has(key)))
}

/**
 * Headings by column, see `keyOf`. Those of `pieces` can also be a unit or an amount of money, so they count only if no
 * clearer heading exists.
 */
const headings = {
  sku: identifierKeys('sku').add('code'),
  gtin: identifierKeys('gtin'),
  article: unclearArticles,
  quantity: keysOf(
    'quantity qty orderquantity orderqty orderedquantity quantityordered qtyordered noofpieces numberofpieces ' +
      'antal antall antalst antalstk antallstk bestalltantal bestallantal onskatantal bestiltantal antalbestilt ' +
      'bestillingsantall ' +
      'maara maarakpl tilausmaara kappalemaara lukumaara menge bestellmenge stuckzahl anzahl stuckanzahl mengestk',
  ),
  pieces: keysOf('pieces pcs pc stk st styck stuck stykk stykker kpl kappaletta units amount stockamount order'),
} as const

type Name = keyof typeof headings

/** The columns of a row by the name that its cells have. */
function columnsByName(cells: readonly string[]): Record<Name, number[]> {
  const found: Record<Name, number[]> = { sku: [], gtin: [], article: [], quantity: [], pieces: [] }
  for (const [index, cell] of cells.entries()) {
    const key = keyOf(cell)
    for (const name of Object.keys(headings) as Name[]) if (headings[name].has(key)) found[name].push(index)
  }
  return found
}

const isNumber = (cell: string): boolean => readNumber(cell, { decimals: 6 }).kind === 'number'

/** Number of rows among which the headings are searched. */
const rowsToSearch = 30

const filled = ({ cells }: OrderTableRow): string[] => cells.filter((cell) => cell !== '')

interface NamedColumns {
  article: readonly number[]
  gtin: number | null
  quantity: readonly number[]
}

function namedColumns({ cells }: OrderTableRow): NamedColumns {
  const { sku, gtin, article, quantity, pieces } = columnsByName(cells)
  const articles = [sku, gtin, article].find((columns) => columns.length > 0) ?? []
  const quantities = quantity.length > 0 ? quantity : articles.length > 0 ? pieces : []
  return { article: articles, gtin: sku.length > 0 ? (gtin[0] ?? null) : null, quantity: quantities }
}

interface Headings extends NamedColumns {
  /** Index of the row; null if there are no headings. */
  row: number | null
}

/**
 * Returns the row with the headings of both columns or, if there is none, of one of them. If no heading is known, the
 * first row without any digit may still consist of headings.
 */
function findHeadings(rows: readonly OrderTableRow[]): Headings {
  const searched = rows.slice(0, rowsToSearch)
  const named = searched.map(namedColumns)
  const both = named.findIndex(({ article, quantity }) => article.length > 0 && quantity.length > 0)
  const one = named.findIndex(({ article, quantity }, index) => {
    const cells = filled(searched[index] as OrderTableRow)
    return article.length + quantity.length > 0 && cells.length > 1 && !cells.some(isNumber)
  })
  const row = both >= 0 ? both : one
  const found = named[row]
  if (found) return { row, ...found }
  const wordy = searched.findIndex((each) => filled(each).length > 2 && !each.cells.some((cell) => /\d/.test(cell)))
  return { row: wordy < 0 ? null : wordy, article: [], gtin: null, quantity: [] }
}

/** True if a row has headings of both columns. */
export function hasBothHeadings({ rows }: Pick<OrderTable, 'rows'>): boolean {
  return rows.slice(0, rowsToSearch).some((row) => {
    const { article, quantity } = namedColumns(row)
    return article.length > 0 && quantity.length > 0
  })
}

/** Number of values that are shown for a column. */
const maxSamples = 3

function choicesOf(rows: readonly OrderTableRow[], headingRow: number | null, width: number): ColumnChoice[] {
  const values = rows.slice(headingRow === null ? 0 : headingRow + 1)
  const headingCells = headingRow === null ? [] : (rows[headingRow]?.cells ?? [])
  return Array.from({ length: width }, (_, index) => {
    const samples: string[] = []
    for (const { cells } of values) {
      if (samples.length === maxSamples) break
      const cell = cells[index] ?? ''
      if (cell !== '') samples.push(cell)
    }
    return { index, heading: headingCells[index] || null, samples }
  }).filter(({ heading, samples }) => heading !== null || samples.length > 0)
}

/** Returns the column that is neither of the two, if there is exactly one. */
function onlyOther(choices: readonly ColumnChoice[], column: number | undefined): number | undefined {
  const others = choices.filter(({ index }) => index !== column)
  return column === undefined || others.length !== 1 ? undefined : others[0]?.index
}

/** True if the second column has quantities, as in a list of SKUs and quantities without headings. */
function isPositional(rows: readonly OrderTableRow[], choices: readonly ColumnChoice[]): boolean {
  if (choices.every(({ index }) => index < 2)) return true
  const quantities = rows.map(({ cells }) => cells[1] ?? '')
  return quantities.filter((cell) => cell === '' || isNumber(cell)).length * 2 > quantities.length
}

/**
 * Recognises the columns of an order form by their headings, wherever they are. Without headings, the first column is
 * the article and the second the quantity, as the specification of the bulk upload has it. Of several columns with the
 * same meaning, the user chooses.
 * @param chosen the user's choice
 */
export function recogniseColumns({ rows }: Pick<OrderTable, 'rows'>, chosen?: OrderColumns): ColumnReading {
  const { row, article, gtin, quantity } = findHeadings(rows)
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const choices = choicesOf(rows, row, width)
  const recognised = (columns: OrderColumns): ColumnReading => ({
    status: 'recognised',
    columns: { ...columns, gtin: article.includes(columns.article) ? gtin : null, headings: row },
    choices: { choices, ...columns },
  })
  if (chosen) return recognised(chosen)
  if (row === null && isPositional(rows, choices)) return recognised({ article: 0, quantity: 1 })
  const articleColumn = article.length > 0 ? article[0] : onlyOther(choices, quantity[0])
  const quantityColumn = quantity.length > 0 ? quantity[0] : onlyOther(choices, article[0])
  const isClear = article.length <= 1 && quantity.length <= 1
  if (isClear && articleColumn !== undefined && quantityColumn !== undefined)
    return recognised({ article: articleColumn, quantity: quantityColumn })
  return { status: 'unclear', choices: { choices, article: articleColumn ?? null, quantity: quantityColumn ?? null } }
}
