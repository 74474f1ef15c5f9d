import type { RateSum } from '@skafferi/domain/cart/tax-sums.rules'
import { leftByRate, type ChargedLine } from '@skafferi/domain/office/refund.rules'
import { isCharged, ratesAsBooked } from '@skafferi/domain/orders/charged.rules'
import type { Database } from '../../db/database'
import { addPieces, piecesInParcels, shippedOf } from './orders.answers'
import { findOrderItems, type OrderItemRow, type OrderRow } from './orders.repo'
import { findShipmentLines, type ShipmentLineRow } from './parcels.repo'
import { findRefundLines, findRefunds } from './refunds.repo'

/** An order's refunds, and what can still be given back. */
export interface RefundParts {
  refunds: Awaited<ReturnType<typeof findRefunds>>
  refundLines: Awaited<ReturnType<typeof findRefundLines>>
  /** Whether its sum was charged. */
  isCharged: boolean
  /** Its lines in their order. */
  lines: readonly ChargedLine[]
  /** By rate, the lowest first; nothing where its sum was not charged. */
  left: readonly RateSum[]
}

function chargedByRate({ tax, taxTotal, shippingTotal }: OrderRow, items: readonly OrderItemRow[]): readonly RateSum[] {
  if (tax !== null) return tax.rates
  const lines = items.map(({ taxRate, subtotal, discountTotal, taxTotal: tax_total }) => {
    return { taxRate, totals: { subtotal, discount_total: discountTotal, tax_total } }
  })
  return ratesAsBooked(lines, { shipping: shippingTotal, tax: taxTotal })
}

/** Works out what can still be given back for an order whose parts are known. */
export async function refundsOf(
  db: Database,
  order: OrderRow,
  { items, shipmentLines }: { items: readonly OrderItemRow[]; shipmentLines: readonly ShipmentLineRow[] },
): Promise<RefundParts> {
  const [refunds, refundLines] = [await findRefunds(db, order.id), await findRefundLines(db, order.id)]
  const inParcels = piecesInParcels(shipmentLines)
  const inRefunds = addPieces(refundLines.map(({ orderItemId: id, quantity }) => ({ id, quantity })))
  const lines = items.map((item) => ({
    id: item.id,
    ordered: item.quantity,
    shipped: shippedOf(item, order, inParcels),
    refunded: inRefunds.get(item.id) ?? 0,
    taxRate: item.taxRate,
    net: item.subtotal - item.discountTotal,
    tax: item.taxTotal,
  }))
  const charged = isCharged(order, lines.reduce((sum, { shipped }) => sum + shipped, 0))
  const given = refunds.flatMap(({ refund }) => refund.rates)
  return { refunds, refundLines, lines, isCharged: charged, left: charged ? leftByRate(chargedByRate(order, items), given) : [] }
}

/** The same for an order of which only its row is known. */
export async function loadRefunds(db: Database, order: OrderRow): Promise<RefundParts> {
  const [items, shipmentLines] = [await findOrderItems(db, order.id), await findShipmentLines(db, order.id)]
  return refundsOf(db, order, { items, shipmentLines })
}
