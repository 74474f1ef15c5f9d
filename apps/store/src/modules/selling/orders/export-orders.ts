import type { Context } from '../../../platform/context'
import { stringify, toLocalTime } from '../../catalogue/imports'
import { toOperatorListItem, type OperatorListItem } from './to-operator-order'
import * as repo from './operator-orders.repo'

/** The maximum number of orders in a file, which is built in memory. */
const maxOrders = 10_000
const batchSize = 1_000

/** The columns of the file. */
const columnsIn = (timeZone: string): Readonly<Record<string, (order: OperatorListItem) => string>> => ({
  number: ({ display_id }) => String(display_id),
  [`placed (${timeZone})`]: ({ created_at }) => toLocalTime(created_at, timeZone),
  company: ({ company_name }) => company_name,
  email: ({ email }) => email,
  status: ({ status }) => status,
  fulfillment: ({ fulfillment_status }) => fulfillment_status,
  payment: ({ payment_status }) => payment_status,
  lines: ({ lines }) => String(lines),
  po_number: ({ po_number }) => po_number ?? '',
  reference: ({ customer_reference }) => customer_reference ?? '',
  total: ({ total }) => total.toFixed(2),
  refunded: ({ refunded_total }) => refunded_total.toFixed(2),
  currency: ({ currency_code }) => currency_code.toUpperCase(),
  due: ({ amount_due }) => amount_due.toFixed(2),
  shipment: ({ shipment_state }) => shipment_state,
  pieces: ({ pieces }) => String(pieces),
  shipped_pieces: ({ shipped_pieces }) => String(shipped_pieces),
  id: ({ id }) => id,
})

/** A file of orders and its name. */
export interface OrdersFile {
  name: string
  content: string
}

/** Exports orders as CSV, newest first, up to a maximum; the file name says if orders are missing. */
export function exportOrders(
  { db, timeZone }: Pick<Context, 'db' | 'timeZone'>,
  filter: repo.OperatorFilter,
): Promise<OrdersFile> {
  const columns = columnsIn(timeZone)
  // In one snapshot: new orders would shift the following pages.
  return db.transaction(
    async (tx) => {
      const sums = await repo.sumAllOrders(tx, filter)
      const count = sums.reduce((all, sum) => all + sum.count, 0)
      const lines: string[][] = []
      for (let offset = 0; offset < Math.min(count, maxOrders); offset += batchSize) {
        const rows = await repo.findAllOrders(tx, filter, Math.min(batchSize, maxOrders - offset), offset)
        lines.push(...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(toOperatorListItem(row)))))
      }
      const name = count > maxOrders ? `orders-newest-${maxOrders}-of-${count}.csv` : 'orders.csv'
      return { name, content: stringify([Object.keys(columns), ...lines]) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
