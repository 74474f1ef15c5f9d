import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import { fault, refuse } from '../../../platform/http/errors'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { priceColumn } from './columns'
import { readFrom } from './from-quantity'
import { maxReportedLength, type CellFault } from './import-row'
import type { SheetRow } from './sheet-file'
import type { Table } from './table-file'

const columns = ['sku', 'currency', 'from', 'amount'] as const
const optional = 'valid_from'
/** Maximum number of quantities and dates; more means a wrong column. */
export const maxTiers = 200

function findIndexes(table: Table): Record<(typeof columns)[number] | typeof optional, number> {
  const headings = table.columns.map((column) => column.toLowerCase())
  const missing = columns.find((column) => !headings.includes(column))
  if (missing) throw refuse('missing_column', { column: missing })
  return Object.fromEntries([...columns, optional].map((column) => [column, headings.indexOf(column)])) as ReturnType<
    typeof findIndexes
  >
}

/** Returns the problem with the currency or quantity of a row. */
function faultOf(currency: string, from: string, quantity: number): CellFault | undefined {
  if (currency.toLowerCase() !== shopCurrency) {
    return {
      column: 'currency',
      value: currency.slice(0, maxReportedLength),
      problem: fault('not_shop_currency', { currency: shopCurrency.toUpperCase() }),
    }
  }
  if (quantity >= 1) return undefined
  return { column: 'from', value: from.slice(0, maxReportedLength), problem: fault('not_from_one') }
}

/**
 * Converts a price file, with one tier in each row, to a catalogue table with a column for each quantity and date. Rows
 * of an article are merged; of two rows for the same price the later counts.
 * @throws StoreError 400 if columns are missing
 */
export function tableOfPrices(table: Table): Table {
  const indexes = findIndexes(table)
  const headings = new Map<string, number>()
  const rows = new Map<string, SheetRow>()
  const origins = new Map<number, SheetRow[]>()
  const refused: { row: SheetRow; sku: string; fault: CellFault }[] = []
  for (const given of table.rows) {
    const cell = (column: keyof typeof indexes) => given.cells[indexes[column]] ?? ''
    const [sku, from] = [cell('sku'), cell('from')]
    const quantity = readFrom(from) ?? 0
    const problem = faultOf(cell('currency'), from, quantity)
    if (problem) {
      refused.push({ row: given, sku: sku.slice(0, maxReportedLength), fault: problem })
      continue
    }
    const heading = priceColumn(quantity, cell(optional).replace(/\s+/, 'T') || undefined)
    if (!headings.has(heading)) headings.set(heading, headings.size + 1)
    if (headings.size > maxTiers) throw refuse('too_many_tiers', { most: maxTiers })
    const merged = rows.get(identifierKey(sku)) ?? { row: given.row, cells: [sku] }
    merged.cells[headings.get(heading) as number] = cell('amount')
    rows.set(identifierKey(sku), merged)
    const originalRows = origins.get(merged.row)
    if (originalRows) originalRows.push(given)
    else origins.set(merged.row, [given])
  }
  const mergedRows = [...rows.values()].map(({ row, cells }) => ({
    row,
    cells: Array.from(cells, (text) => text ?? ''),
  }))
  return {
    columns: ['sku', ...headings.keys()],
    rows: mergedRows,
    origin: { columns: table.columns, rows: origins, refused },
  }
}
