import type { Order, OrderListItem } from '@skafferi/api'
import { toTax } from '@skafferi/domain/cart/tax-sums.rules'
import { toMajor } from '@skafferi/domain/format/money.rules'
import { hasLeft } from '@skafferi/domain/orders/orders.rules'
import { toPromotion } from '../promotions'
import type { OrderItemRow, OrderListRow, OrderPromotionRow, OrderRow, ShipmentRow } from './orders.repo'
import type { ShipmentLineRow } from './parcels.repo'

/** What every list and page shows of an order. */
export type OrderHead = Omit<OrderListItem, 'items'>

/** An order without what belongs to it. */
export function toOrderHead(row: Omit<OrderListRow, 'items'>): OrderHead {
  return {
    id: row.id,
    display_id: row.displayId,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    fulfillment_status: row.fulfillmentStatus,
    payment_status: row.paymentStatus,
    currency_code: row.currencyCode,
    total: toMajor(row.total),
    po_number: row.poNumber,
    customer_reference: row.customerReference,
  }
}

/** An order as a line of the history. */
export function toOrderListItem({ items, ...row }: OrderListRow): OrderListItem {
  return { ...toOrderHead(row), items }
}

/** Adds up pieces by what they are of. */
export function addPieces(pieces: readonly { id: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { id, quantity } of pieces) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

/**
 * How many pieces of a line have left. Goods of an order that left are gone, whatever its parcels say.
 * @param inParcels by line
 */
export function shippedOf({ id, quantity }: OrderItemRow, { fulfillmentStatus }: OrderRow, inParcels: ReadonlyMap<string, number>): number {
  if (hasLeft(fulfillmentStatus)) return quantity
  return inParcels.get(id) ?? 0
}

/** The pieces in an order's parcels, by line. */
export function piecesInParcels(lines: readonly ShipmentLineRow[]): Map<string, number> {
  return addPieces(lines.map(({ itemId: id, quantity }) => ({ id, quantity })))
}

function toOrderItem(item: OrderItemRow, row: OrderRow, inParcels: ReadonlyMap<string, number>): Order['items'][number] {
  const isGone = !hasLeft(row.fulfillmentStatus) && shippedOf(item, row, inParcels) >= item.quantity
  return {
    id: item.id,
    product_id: item.productId,
    variant_id: item.variantId,
    product_title: item.title,
    variant_title: item.variantTitle,
    variant_sku: item.sku,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    unit_price: toMajor(item.unitPrice),
    subtotal: toMajor(item.subtotal),
    discount_total: toMajor(item.discountTotal),
    tax_total: toMajor(item.taxTotal),
    total: toMajor(item.total),
    // A line of which all has left is ahead of an order that is sent in parts.
    status: isGone ? 'shipped' : row.fulfillmentStatus,
  }
}

/** What was promised; null for orders from before the shop kept it. */
function toDelivery({ deliveryStart, deliveryEnd }: OrderRow): Order['delivery'] {
  return deliveryStart && deliveryEnd ? { start_date: deliveryStart, end_date: deliveryEnd } : null
}

/** How it is paid; null for orders from before the shop kept it. */
function toOrderPayment({ paymentTermsDays, dueDate }: OrderRow): Order['payment'] {
  if (paymentTermsDays === null || dueDate === null) return null
  return { method: 'invoice', terms_days: paymentTermsDays, due_date: dueDate }
}

function toShipment({ id, carrier, trackingUrl, shippedAt }: ShipmentRow): Order['shipments'][number] {
  return { id, carrier, tracking_url: trackingUrl, shipped_at: shippedAt.toISOString() }
}

/** What an order consists of, besides itself. */
export interface OrderParts {
  items: readonly OrderItemRow[]
  promotions: readonly OrderPromotionRow[]
  shipments: readonly ShipmentRow[]
  shipmentLines: readonly ShipmentLineRow[]
}

/** An order with all that was agreed. */
export function toOrder(row: OrderRow, { items, promotions, shipments, shipmentLines }: OrderParts): Order {
  const inParcels = piecesInParcels(shipmentLines)
  return {
    ...toOrderHead(row),
    email: row.email,
    items: items.map((item) => toOrderItem(item, row, inParcels)),
    item_subtotal: toMajor(row.itemTotal),
    discount_total: toMajor(row.discountTotal),
    shipping_total: toMajor(row.shippingTotal),
    tax_total: toMajor(row.taxTotal),
    tax: row.tax && toTax(row.tax),
    tax_fixed: row.tax?.fixed ?? false,
    placed_tax_total: toMajor(row.tax?.placedTotal ?? row.taxTotal),
    shipping_address: row.shippingAddress,
    billing_address: row.billingAddress,
    delivery: toDelivery(row),
    payment: toOrderPayment(row),
    note: row.note,
    reception_hours: row.receptionHours,
    promotions: promotions.map((promotion) => toPromotion(promotion, promotion.discountTotal, row.currencyCode)),
    shipments: shipments.map(toShipment),
  }
}
