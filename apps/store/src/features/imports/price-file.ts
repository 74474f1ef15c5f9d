import { invalidData } from '../../http/errors'
import { shopCurrency } from '../../currency'
import { priceColumn } from './columns'
import type { Table } from './table-file'

const columns = ['sku', 'currency', 'from', 'amount'] as const

/**
 * A price file, one tier on each row, as a catalogue file with a column for each quantity.
 * @throws StoreError 400 where columns are missing, or a row's currency or quantity cannot be read
 */
export function tableOfPrices(table: Table): Table {
  const headings = table.columns.map((column) => column.toLowerCase())
  const [sku, currency, from, amount] = columns.map((column) => {
    const index = headings.indexOf(column)
    if (index < 0) throw invalidData('missing_column', `There is no column "${column}": a price file has ${columns.join(', ')}.`)
    return index
  }) as [number, number, number, number]
  const quantities = new Map<number, number>()
  const rows = new Map<string, { row: number; cells: string[] }>()
  for (const { row, cells } of table.rows) {
    const quantity = Number(cells[from] || '1')
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999_999) {
      throw invalidData('invalid_row', `Row ${row}: from must be a whole number from 1, not "${cells[from]}".`)
    }
    if (cells[currency]?.toLowerCase() !== shopCurrency) {
      throw invalidData('invalid_row', `Row ${row}: the shop sells in ${shopCurrency.toUpperCase()}, not in "${cells[currency]}".`)
    }
    if (!quantities.has(quantity)) quantities.set(quantity, quantities.size + 1)
    const key = cells[sku]?.toUpperCase() ?? ''
    const taken = rows.get(key) ?? { row, cells: [cells[sku] ?? ''] }
    taken.cells[quantities.get(quantity) as number] = cells[amount] ?? ''
    rows.set(key, taken)
  }
  const wide = [...rows.values()].map(({ row, cells }) => ({ row, cells: Array.from(cells, (cell) => cell ?? '') }))
  return { columns: ['sku', ...[...quantities.keys()].map(priceColumn)], rows: wide }
}
