import type { Table } from './table-file'

/** Names of columns of the shop's own format that are not their words. */
const names: Readonly<Record<string, string>> = { sku: 'SKU', gtin: 'Barcode (GTIN)', handle: 'URL handle' }

const units: Readonly<Record<string, string>> = { mm: 'in mm', mg: 'in mg', g: 'in g' }

/** Returns the name of a column of the shop's own format for people: "Age limit" of "age_limit". */
function readableName(column: string): string {
  const words = column
    .replace(/^(option)(?=[1-3]_)/, '$1 ')
    .split('_')
    .map((word, index) => (index > 0 && units[word]) || word)
    .join(' ')
  return names[column] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns the name of a column of a report: its heading in the file, or words if the file does not have it.
 * @param table in the shop's own format
 * @param original the table as in the file
 */
export function nameOfColumn(column: string, table: Table, original: Table): string {
  const given = table.givenHeadings?.get(column)
  return given || (original.columns.includes(column) ? column : readableName(column))
}
