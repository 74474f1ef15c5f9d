import { allFields, type FieldKind } from '@skafferi/domain/rules/catalogue/fields'
import type { DecimalSign } from '@skafferi/domain/rules/text/number-text'
import { priceOf } from './columns'
import type { Table } from './table-file'

const numberKinds: readonly FieldKind[] = ['integer', 'decimal', 'weight']
const numberColumns = new Set(
  allFields.flatMap(({ kind, columns }) => (numberKinds.includes(kind) ? columns : [])),
).add('net_amount')

/** A number whose last separator is for decimals: "12,5", "0.125", "6.1586", "1.234,50", "€ 1'234.50". */
const withDecimals = [
  /^\D{0,4}(?:\d+|\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+)([.,])(?:\d{1,2}|\d{4,})\D{0,4}$/u,
  /^\D{0,4}(?:\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))([.,])(?:\d{1,2}|\d{4,})\D{0,4}$/u,
  /^\D{0,4}0([.,])\d+\D{0,4}$/u,
]

/** Rows that are considered to find the decimal sign. */
const sampleRows = 1_000

/** Returns the decimal sign that the numbers of a file have in common; undefined if they have none or both. */
export function decimalSignOf({ columns, rows }: Table): DecimalSign | undefined {
  const indexes = columns.flatMap((column, index) => {
    const name = column.toLowerCase()
    return numberColumns.has(name) || priceOf(name) !== undefined ? [index] : []
  })
  const signs = new Set<string>()
  for (const { cells } of rows.slice(0, sampleRows))
    for (const index of indexes)
      for (const pattern of withDecimals) {
        const [, sign] = pattern.exec(cells[index] ?? '') ?? []
        if (sign !== undefined) signs.add(sign)
      }
  if (signs.size !== 1) return undefined
  return signs.has(',') ? ',' : '.'
}
