import { useState } from 'react'
import { formatMoney } from '../format'
import { useOffice } from './office-context'
import type { ListedOrderView, SelectedOrdersView } from './orders.view'

const nothing: ReadonlyMap<string, ListedOrderView> = new Map()

function sumsOf(orders: readonly ListedOrderView[], locale: string): SelectedOrdersView {
  const totals = new Map<string, number>()
  for (const { adds } of orders) totals.set(adds.currency, (totals.get(adds.currency) ?? 0) + adds.total)
  return {
    lines: orders.reduce((sum, { adds }) => sum + adds.lines, 0),
    pieces: orders.reduce((sum, { adds }) => sum + adds.pieces, 0),
    totals: [...totals].map(([currency, total]) => formatMoney(total, currency, locale)),
  }
}

/**
 * Orders that are selected, on whichever pages they stand, and what they come to. Another search begins with none: nobody
 * does something with orders that they don't look for any more.
 * @param rows the page that is seen
 * @param of what is searched for, as text
 */
export function useOrderSelection(rows: readonly ListedOrderView[], of: string) {
  const { locale } = useOffice()
  const [kept, keep] = useState({ of, orders: nothing })
  const selected = kept.of === of ? kept.orders : nothing
  const find = (id: string) => rows.find((row) => row.id === id) ?? selected.get(id)
  const orders = [...selected.keys()].flatMap((id) => find(id) ?? [])
  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    orders,
    sums: sumsOf(orders, locale),
    select(ids: ReadonlySet<string>) {
      const found = [...ids].flatMap((id) => find(id) ?? [])
      keep({ of, orders: new Map(found.map((order) => [order.id, order])) })
    },
    /** They are not selected any more; what was selected meanwhile stays. */
    drop(ids: readonly string[]) {
      keep((now) => ({ ...now, orders: new Map([...now.orders].filter(([id]) => !ids.includes(id))) }))
    },
  }
}
