import type { RateSum } from '@skafferi/domain/rules/tax/tax-sums'
import { remainingByRate, type ChargedLine } from '@skafferi/domain/rules/orders/refund'
import { isCharged, ratesAsBooked } from '@skafferi/domain/rules/orders/charged'
import type { Database } from '../../../platform/db/database'
import { sumPiecesByLine, closedOf, piecesInParcels, shippedOf, type OrderParts } from './to-order'
import { findOrderItems, type OrderItemRow, type OrderRow } from './orders.repo'
import { findShipmentLines } from './parcels.repo'
import { findRefundLines, findRefunds } from './refunds.repo'

/** Refundable amounts of an order. */
export interface RefundableParts {
  /** True if the order was charged. */
  isCharged: boolean
  /** Its lines, in order. */
  lines: readonly ChargedLine[]
  /** Unrefunded amounts by rate, lowest first; empty if the order was not charged. */
  remaining: readonly RateSum[]
  /** The same, also before the order is charged. */
  unrefunded: readonly RateSum[]
}

function chargedByRate({ tax, taxTotal, shippingTotal }: OrderRow, items: readonly OrderItemRow[]): readonly RateSum[] {
  if (tax !== null) return tax.rates
  const lines = items.map(({ taxRate, subtotal, discountTotal, taxTotal: tax_total }) => {
    return { taxRate, totals: { subtotal, discount_total: discountTotal, tax_total } }
  })
  return ratesAsBooked(lines, { shipping: shippingTotal, tax: taxTotal })
}

/** Computes the refundable amounts of a loaded order. */
export function refundableOf(
  order: OrderRow,
  {
    items,
    shipmentLines,
    refunds,
    refundLines,
  }: Pick<OrderParts, 'items' | 'shipmentLines' | 'refunds' | 'refundLines'>,
): RefundableParts {
  const inParcels = piecesInParcels(shipmentLines)
  const inRefunds = sumPiecesByLine(refundLines.map(({ orderItemId: id, quantity }) => ({ id, quantity })))
  const lines = items.map((item) => ({
    id: item.id,
    ordered: item.quantity,
    shipped: shippedOf(item, order, inParcels),
    closed: closedOf(item),
    refunded: inRefunds.get(item.id) ?? 0,
    taxRate: item.taxRate,
    net: item.subtotal - item.discountTotal,
    tax: item.taxTotal,
  }))
  const charged = isCharged(
    order,
    lines.reduce((sum, { shipped }) => sum + shipped, 0),
  )
  const refundedRates = refunds.flatMap(({ refund }) => refund.rates)
  const unrefunded = remainingByRate(chargedByRate(order, items), refundedRates)
  return { lines, isCharged: charged, remaining: charged ? unrefunded : [], unrefunded }
}

/** Loads an order's parts and computes its refundable amounts. */
export async function loadRefundable(db: Database, order: OrderRow): Promise<RefundableParts> {
  return refundableOf(order, {
    items: await findOrderItems(db, order.id),
    shipmentLines: await findShipmentLines(db, order.id),
    refunds: await findRefunds(db, order.id),
    refundLines: await findRefundLines(db, order.id),
  })
}
