import { fixedTax, taxAtSupply, totalWithTax } from '@skafferi/domain/rules/tax/supply-tax'
import type { Database } from '../../../platform/db/database'
import { operatorActor, recordEvent } from '../../../platform/db/events'
import * as repo from './operator.repo'
import { findOrderItems, type OrderRow } from './orders.repo'

/** The time of the dispatch. */
export interface Supply {
  at: Date
  /** The date in the store's time zone, e.g. "2028-01-03". */
  day: string
}

/**
 * Fixes the date of an order's tax once its goods are shipped: the law of that date applies. If another rate than
 * expected applies, tax and total change, and the event records both; net amounts never change. Orders placed before
 * the shop stored the tax treatment, and fixed ones, stay as booked.
 */
export async function fixTax(tx: Database, order: OrderRow, { at, day }: Supply): Promise<void> {
  if (order.tax === null || order.tax.fixed) return
  const items = await findOrderItems(tx, order.id)
  const lines = items.map(({ id, taxClass, subtotal, discountTotal }) => {
    return { id, taxClass, totals: { subtotal, discount_total: discountTotal } }
  })
  const supplied = taxAtSupply(order.tax, { lines, shipping: order.shippingTotal }, day)
  const { taxTotal } = supplied
  const total = totalWithTax({ total: order.total, tax_total: order.taxTotal }, taxTotal)
  await repo.updateTax(tx, order.id, { tax: fixedTax(supplied, order.taxTotal), taxTotal, total })
  const before = new Map(items.map((item) => [item.id, item.taxRate]))
  const changed = supplied.lines.filter(({ id, taxRate }) => before.get(id) !== taxRate)
  for (const { id, taxRate, totals } of changed) {
    await repo.updateItemTax(tx, id, { taxRate, taxTotal: totals.tax_total, total: totals.total })
  }
  if (taxTotal === order.taxTotal) return
  await recordEvent(tx, {
    at,
    actorId: operatorActor,
    action: 'order.tax_fixed',
    subjectId: order.id,
    before: { taxDate: order.tax.date, taxTotal: order.taxTotal, orderTotal: order.total },
    after: { taxDate: day, taxTotal, orderTotal: total },
  })
}
