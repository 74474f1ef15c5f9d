import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'
import { fault } from '../../../platform/http/errors'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
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
  'service|services|event|tjanst|tjanster|palvelu|palvelut|dienstleistung|dienstleistungen|tjeneste|tjenester|ydelse|ydelser'.split(
    '|',
  ),
)

/** Returns the cell that makes a row a total: its first one, if the row has no price and no SKU beside it. */
function totalOf(cells: readonly string[], { sku, prices, fields }: ImportRow): string | undefined {
  const first = cells.find((cell) => cell !== '') ?? ''
  if (fields.gtin || prices.some(({ amount }) => amount !== null)) return undefined
  const text = foldText(first.trim())
  if (sku === '') return totalName.test(text) ? first : undefined
  return sku === first.trim() && totalCell.test(text) ? first : undefined
}

/** Finds the rows of a catalogue file that are left out: by the operator, as totals, or as services. */
export function createRowFilter(source: Table, { leftOut = [], takenBack = [] }: RowChoice) {
  const [left, taken] = [new Set(leftOut), new Set(takenBack)]
  const kindIndexes = source.columns.flatMap((heading, index) =>
    kindHeadings.has(splitText(heading).join(' ')) ? [index] : [],
  )

  /** Returns the cell because of which a row is left out by itself. */
  function problemOf(cells: readonly string[], row: ImportRow): CellFault | undefined {
    const total = totalOf(cells, row)
    if (total !== undefined)
      return { column: 'sku', value: total.slice(0, maxReportedLength), problem: fault('total_row') }
    const index = kindIndexes.find((each) => serviceWords.has(foldText((cells[each] ?? '').trim())))
    if (index === undefined) return undefined
    const value = (cells[index] ?? '').slice(0, maxReportedLength)
    return { column: source.columns[index] ?? '', value, problem: fault('not_goods') }
  }

  return {
    /** Returns the warnings of a row that is left out; undefined if it is taken. */
    warningsOf(cells: readonly string[], row: ImportRow): CellFault[] | undefined {
      if (left.has(row.row)) return []
      const problem = taken.has(row.row) ? undefined : problemOf(cells, row)
      return problem && [problem]
    },
  }
}
