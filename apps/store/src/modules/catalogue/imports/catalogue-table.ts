import { invalidData } from '../../../platform/http/errors'
import { convertExternalTable } from './external-file'
import { needsMatching, matchTable, type Matching } from './import-columns'
import type { ImportRecord } from './import-jobs.repo'
import { tableOfPrices } from './price-file'
import type { Table } from './table-file'

function assertOnlyColumns(table: Table, columns: readonly string[]): Table {
  const other = table.columns.find((column) => column !== '' && !columns.includes(column.toLowerCase()))
  if (!other) return table
  throw invalidData('unknown_column', `The column "${other}" has no place here: there are ${columns.join(' and ')}.`)
}

/**
 * Converts a parsed file to a catalogue table.
 * @param matching the column mapping; null if the columns are known
 * @throws StoreError 400 if it is not of this kind
 */
export function toCatalogueTable(kind: ImportRecord['kind'], given: Table, matching: Matching | null = null): Table {
  const table = matching ? matchTable(kind, given, matching.columns) : given
  if (kind === 'stock') return assertOnlyColumns(table, ['sku', 'stock', 'problem'])
  if (kind === 'prices') return { ...tableOfPrices(table), ignoredColumns: table.ignoredColumns }
  return matching ? table : convertExternalTable(table)
}

/**
 * True if the columns have to be mapped: the file has neither the shop's own format nor that of a known shop system.
 */
export function hasUnknownColumns(kind: ImportRecord['kind'], given: Table): boolean {
  if (kind === 'catalog' && convertExternalTable(given).source) return false
  return needsMatching(kind, given)
}
