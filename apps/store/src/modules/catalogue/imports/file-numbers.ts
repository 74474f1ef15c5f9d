import { allFields, type FieldKind } from '@skafferi/domain/rules/catalogue/fields'
import type { DecimalSign } from '@skafferi/domain/rules/text/number-text'
import { priceOf } from './columns'
import type { Table } from './table-file'

const wholeKinds: readonly FieldKind[] = ['integer']
const numberKinds: readonly FieldKind[] = [...wholeKinds, 'decimal', 'weight']
const columnsOf = (kinds: readonly FieldKind[]) =>
  new Set(allFields.flatMap(({ kind, columns }) => (kinds.includes(kind) ? Object.keys(columns) : [])))

const wholeColumns = columnsOf(wholeKinds)
const numberColumns = columnsOf(numberKinds).add('net_amount')

/** A number whose last separator is for decimals: "12,5", "1.234,50", "€ 1'234.50". */
const withDecimals =
  /^\D{0,4}(?:\d+|\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))([.,])\d{1,2}\D{0,4}$/u

/** A number whose separator may be for thousands or decimals: "1.234". */
const ambiguous = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/

/** Rows that are considered to find the decimal sign. */
const sampleRows = 1_000

interface NumberColumn {
  index: number
  isWhole: boolean
}

function numberColumnsOf({ columns }: Table): NumberColumn[] {
  return columns.flatMap((column, index) => {
    const name = column.toLowerCase()
    const isNumber = numberColumns.has(name) || priceOf(name) !== undefined
    return isNumber ? [{ index, isWhole: wholeColumns.has(name) }] : []
  })
}

/** Returns the decimal sign that the numbers have in common; undefined if they have none or both. */
function decimalSignOf({ rows }: Table, columns: readonly NumberColumn[]): DecimalSign | undefined {
  const signs = new Set<string>()
  for (const { cells } of rows.slice(0, sampleRows))
    for (const { index } of columns) {
      const [, sign] = withDecimals.exec(cells[index] ?? '') ?? []
      if (sign !== undefined) signs.add(sign)
    }
  if (signs.size !== 1) return undefined
  return signs.has(',') ? ',' : '.'
}

/** Rewrites an ambiguous number: without separator if it is for thousands, otherwise with a fourth decimal. */
function resolve(cell: string, sign: DecimalSign, isWhole: boolean): string {
  return cell.replace(ambiguous, (text, whole: string, separator: string, rest: string) => {
    if (separator !== sign) return whole + rest
    return isWhole && rest !== '000' ? text : `${text}0`
  })
}

/** Resolves ambiguous numbers by the file's other numbers: "1.000" is 1000 in a file that has "12,50". */
export function resolveNumbers(table: Table): Table {
  const columns = numberColumnsOf(table)
  const sign = decimalSignOf(table, columns)
  if (sign === undefined) return table
  // Most rows have none, and a million copies would take much memory.
  const rows = table.rows.map((row) => {
    const found = columns.filter(({ index }) => ambiguous.test(row.cells[index] ?? ''))
    if (found.length === 0) return row
    const cells = [...row.cells]
    for (const { index, isWhole } of found) cells[index] = resolve(cells[index] ?? '', sign, isWhole)
    return { ...row, cells }
  })
  return { ...table, rows }
}
