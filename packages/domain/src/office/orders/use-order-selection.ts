import { useState } from 'react'
import { formatMoney } from '../../platform/format'
import { useOffice } from '../office-context'
import type { ListedOrderView, SelectedOrdersView, SummedAmount } from './orders.view'

const none: ReadonlyMap<string, ListedOrderView> = new Map()

function sumsOf(orders: readonly ListedOrderView[], summed: SummedAmount, locale: string): SelectedOrdersView {
  const totals = new Map<string, number>()
  for (const { amounts } of orders) totals.set(amounts.currency, (totals.get(amounts.currency) ?? 0) + amounts[summed])
  return {
    lines: orders.reduce((sum, { amounts }) => sum + amounts.lines, 0),
    pieces: orders.reduce((sum, { amounts }) => sum + amounts.pieces, 0),
    totals: [...totals].map(([currency, total]) => formatMoney(total, currency, locale)),
  }
}

/**
 * The selected orders on all pages and their sums. A change of the filter clears the selection, so that actions never
 * apply to orders outside the filter.
 * @param rows the displayed page
 * @param of the current filter, as text
 * @param summed the amount that is summed
 */
export function useOrderSelection(rows: readonly ListedOrderView[], of: string, summed: SummedAmount) {
  const { locale } = useOffice()
  const [selection, setSelection] = useState({ of, orders: none })
  const selected = selection.of === of ? selection.orders : none
  const find = (id: string) => rows.find((row) => row.id === id) ?? selected.get(id)
  const orders = [...selected.keys()].flatMap((id) => find(id) ?? [])
  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    orders,
    sums: sumsOf(orders, summed, locale),
    select(ids: ReadonlySet<string>) {
      const found = [...ids].flatMap((id) => find(id) ?? [])
      setSelection({ of, orders: new Map(found.map((order) => [order.id, order])) })
    },
    /** Removes orders from the selection; orders selected since then stay. */
    deselect(ids: readonly string[]) {
      setSelection((now) => ({ ...now, orders: new Map([...now.orders].filter(([id]) => !ids.includes(id))) }))
    },
  }
}
