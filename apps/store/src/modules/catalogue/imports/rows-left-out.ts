import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'
import { fault } from '../../../platform/http/errors'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
import { isUncounted } from './mapped-cells'
import { isNoGoodsCategory, isNoGoodsName } from './no-goods-words'
import type { Table } from './table-file'

/** Rows that the operator leaves out of an import, or takes although they look like no goods. */
export interface RowChoice {
  leftOut?: readonly number[]
  takenBack?: readonly number[]
}

const totals =
  'summa|totalsumma|delsumma|sum|delsum|grand total|totals|totalt|total|subtotal|i alt|yhteensa|valisumma|gesamtsumme|gesamt|zwischensumme|summe'
const totalName = new RegExp(`^(?:${totals})(?![\\p{Letter}\\p{Number}])`, 'u')
const totalCell = new RegExp(`^(?:${totals})\\s*:?$`)

const kindHeadings = new Set(
  'type|item type|product type|article type|typ|artikeltyp|produkttyp|artikelart|produkttype|varetype|tyyppi|tuotetyyppi'.split(
    '|',
  ),
)
const serviceWords = new Set(
  'service|services|event|digital|donation|gift card|gift cards|giftcard|voucher|presentkort|gavekort|lahjakortti|gutschein|tjanst|tjanster|palvelu|palvelut|dienstleistung|dienstleistungen|tjeneste|tjenester|ydelse|ydelser'.split(
    '|',
  ),
)

/** Returns the cell that makes a row a total: its first one, if the row has no price and no SKU beside it. */
function totalOf(cells: readonly string[], { sku, prices, fields, product }: ImportRow): string | undefined {
  const first = cells.find((cell) => cell !== '') ?? ''
  if (fields.gtin || prices.some(({ amount }) => amount !== null)) return undefined
  const text = foldText(first.trim())
  if (sku === '') return totalName.test(text) ? first : undefined
  // A row of sums has its text in the column of SKUs, such as "Total 36 articles", and no name.
  const isTotal = totalCell.test(text) || (!product.title && /\s/.test(sku) && totalName.test(text))
  return sku === first.trim() && isTotal ? first : undefined
}

/** The number of a group before its name: "1 Makeiset", "02. Drinks". */
const groupNumber = /^\d{1,6}(?:\.\d{1,6}){0,3}\.?\s/

/** Maximum number of filled cells of a group's heading: its name, with a number. */
const maxHeadingCells = 2

/** Returns the cell that makes a row the heading of a group: a name without SKU, price and anything else. */
function headingOf(cells: readonly string[], row: ImportRow): CellFault | undefined {
  const { sku, prices, fields, product, options, family } = row
  const filled = cells.filter((cell) => cell !== '')
  const isName = sku === '' && filled.length <= maxHeadingCells
  // A heading may have its text in the column of SKUs, and no name.
  const isAlone = filled.length === 1 && sku === filled[0] && !/\p{Number}/u.test(sku.replace(groupNumber, ''))
  if (!isName && !isAlone) return undefined
  if (prices.length > 0 || fields.gtin || options || product.handle || family !== undefined) return undefined
  const value = filled.find((cell) => /\p{Letter}/u.test(cell))
  if (value === undefined) return undefined
  return { column: product.title ? 'product' : 'sku', value, problem: fault('group_heading') }
}

/** Returns the cell whose words say that a row is no goods. */
function wordOf({ product: { title, category } }: ImportRow): CellFault | undefined {
  if (title && isNoGoodsName(title)) return { column: 'product', value: title, problem: fault('not_goods') }
  if (category && isNoGoodsCategory(category))
    return { column: 'category', value: category, problem: fault('not_goods') }
  return undefined
}

/** Reads what a catalogue file says about its rows besides the columns that are imported, and which are left out. */
export function createRowFilter(source: Table, { leftOut = [], takenBack = [] }: RowChoice) {
  const [left, taken] = [new Set(leftOut), new Set(takenBack)]
  const kindIndexes = source.columns.flatMap((heading, index) =>
    kindHeadings.has(splitText(heading).join(' ')) ? [index] : [],
  )

  /** Returns the cell of a column of kinds that says that a row is a service. */
  function serviceOf(cells: readonly string[]): CellFault | undefined {
    const index = kindIndexes.find((each) => serviceWords.has(foldText((cells[each] ?? '').trim())))
    if (index === undefined) return undefined
    return { column: source.columns[index] ?? '', value: cells[index] ?? '', problem: fault('not_goods') }
  }

  return {
    /** Returns the row as always available if its kind says that its stock is not counted, and nothing else does. */
    withKind(cells: readonly string[], row: ImportRow): ImportRow {
      const isKnown = row.fields.availability !== undefined
      if (isKnown || !kindIndexes.some((index) => isUncounted(cells[index] ?? ''))) return row
      return { ...row, fields: { ...row.fields, availability: 'always' } }
    },

    /** True if the operator leaves the row out. */
    isLeftOut: ({ row }: ImportRow) => left.has(row),

    /** Returns the cell because of which a row looks like no goods, unless the operator takes it. */
    doubtOf(cells: readonly string[], row: ImportRow): CellFault | undefined {
      if (taken.has(row.row)) return undefined
      const total = totalOf(cells, row)
      const found =
        total === undefined
          ? (serviceOf(cells) ?? headingOf(cells, row) ?? wordOf(row))
          : { column: 'sku', value: total, problem: fault('total_row') }
      return found && { ...found, value: found.value.slice(0, maxReportedLength) }
    },
  }
}
