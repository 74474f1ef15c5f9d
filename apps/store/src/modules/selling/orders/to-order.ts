import { formatEmployerId } from '@skafferi/domain/rules/registration/employer-id-form'
import { toTracking } from '@skafferi/domain/rules/orders/tracking'
import { toReferences } from '@skafferi/domain/rules/checkout/references'
import type { Order, OrderListItem } from '@skafferi/api'
import { toTax } from '@skafferi/domain/rules/tax/tax-sums'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { amountDue } from '@skafferi/domain/rules/orders/payment'
import { shipmentState, shippedPieces, type ParcelPieces } from '@skafferi/domain/rules/orders/shipment-state'
import type { OrderBuyer } from '../../../platform/db/schema'
import { toPromotion } from '../../marketing/promotions'
import type {
  OrderItemRow,
  OrderListRow,
  OrderPromotionRow,
  OrderRow,
  OrderCustomerRow,
  ShipmentRow,
} from './orders.repo'
import type { ShipmentLineRow } from './parcels.repo'
import type { PaymentRow } from './payments.repo'
import { openRefunds } from './open-refunds'
import type { RefundLineRow, RefundRow } from './refunds.repo'

/** The fields of an order in all lists and pages. */
export type OrderHead = Omit<OrderListItem, 'items' | 'ship_to' | 'placed_by'>

/** Pieces of all order lines, and the refunded and the paid total. */
export interface OrderFigures extends ParcelPieces {
  refunded: Minor
  /** Recorded payments less what was paid back. */
  paid: Minor
}

type HeadRow = Omit<OrderListRow, 'items' | 'shippingAddress' | 'orderCustomer' | keyof OrderFigures>

/** Converts an order without its parts. */
export function toOrderHead(row: HeadRow, figures: OrderFigures): OrderHead {
  const { total, paymentStatus, fulfillmentStatus } = row
  const facts = { total, refunded: figures.refunded, paymentStatus, isCanceled: row.status === 'canceled' }
  return {
    id: row.id,
    display_id: row.displayId,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    fulfillment_status: fulfillmentStatus,
    shipment_state: shipmentState(fulfillmentStatus, figures),
    pieces: figures.ordered,
    shipped_pieces: shippedPieces(fulfillmentStatus, figures),
    payment_status: paymentStatus,
    currency_code: row.currencyCode,
    total: toMajor(total),
    refunded_total: toMajor(figures.refunded),
    amount_due: toMajor(amountDue(facts, figures.paid)),
    po_number: row.poNumber,
    customer_reference: row.customerReference,
  }
}

/** Returns the name of the customer who placed an order; null if erased. */
export function customerName({ firstName, lastName, erasedAt }: OrderCustomerRow): string | null {
  return erasedAt ? null : `${firstName} ${lastName}`
}

/** @param viewerId id of the requesting customer; null for operators */
export function toPlacedBy(customer: OrderCustomerRow, viewerId: string | null): Order['placed_by'] {
  const name = customerName(customer)
  return name === null ? null : { name, is_you: customer.id === viewerId }
}

/**
 * Converts an order to a row of the history.
 * @param viewerId id of the requesting customer
 */
export function toOrderListItem({ items, orderCustomer, ...row }: OrderListRow, viewerId: string): OrderListItem {
  const { address_1, city, country_code } = row.shippingAddress
  return {
    ...toOrderHead(row, row),
    ship_to: { name: row.deliveryPlace, address_1, city, country_code },
    placed_by: toPlacedBy(orderCustomer, viewerId),
    items,
  }
}

/** Sums pieces by line. */
export function sumPiecesByLine(pieces: readonly { id: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { id, quantity } of pieces) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

/** Returns the number of pieces of a line that will not be shipped. */
export const closedOf = ({ closedQuantity }: OrderItemRow): number => closedQuantity ?? 0

/**
 * Returns the number of shipped pieces of a line.
 * @param inParcels pieces by line
 */
export function shippedOf(
  item: OrderItemRow,
  { fulfillmentStatus }: OrderRow,
  inParcels: ReadonlyMap<string, number>,
): number {
  return shippedPieces(fulfillmentStatus, {
    ordered: item.quantity,
    closed: closedOf(item),
    inParcels: inParcels.get(item.id) ?? 0,
  })
}

/** Returns the pieces in an order's parcels by line. */
export function piecesInParcels(lines: readonly ShipmentLineRow[]): Map<string, number> {
  return sumPiecesByLine(lines.map(({ orderItemId: id, quantity }) => ({ id, quantity })))
}

/** A fully shipped line is `shipped` even if its order is not; a fully closed line never ships. */
function statusOfLine(
  item: OrderItemRow,
  { fulfillmentStatus }: OrderRow,
  shipped: number,
): OrderRow['fulfillmentStatus'] {
  if (closedOf(item) === item.quantity) return 'not_fulfilled'
  const isComplete = shipped + closedOf(item) >= item.quantity
  return isComplete && fulfillmentStatus !== 'delivered' ? 'shipped' : fulfillmentStatus
}

/** The pieces of a line that wait for stock; null if there are none. */
function openBackorder({ backorderedQuantity, availableFrom }: OrderItemRow): Order['items'][number]['backorder'] {
  return backorderedQuantity ? { quantity: backorderedQuantity, available_from: availableFrom } : null
}

function toOrderItem(
  item: OrderItemRow,
  row: OrderRow,
  inParcels: ReadonlyMap<string, number>,
): Order['items'][number] {
  const shipped = shippedOf(item, row, inParcels)
  return {
    id: item.id,
    product_id: item.productId,
    variant_id: item.variantId,
    product_title: item.title,
    variant_title: item.variantTitle,
    variant_sku: item.sku,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    shipped_quantity: shipped,
    closed_quantity: closedOf(item),
    backorder: openBackorder(item),
    age_limit: item.ageLimit,
    unit_price: toMajor(item.unitPrice),
    subtotal: toMajor(item.subtotal),
    discount_total: toMajor(item.discountTotal),
    tax_total: toMajor(item.taxTotal),
    total: toMajor(item.total),
    status: statusOfLine(item, row, shipped),
    ...(item.replacesId !== null && { replaces_id: item.replacesId }),
  }
}

/** The promised delivery; null for orders placed before it was stored. */
function toDelivery({ deliveryStart, deliveryEnd }: OrderRow): Order['delivery'] {
  return deliveryStart && deliveryEnd ? { start_date: deliveryStart, end_date: deliveryEnd } : null
}

/** Payment terms; null for orders placed before they were stored. */
function toOrderPayment({ paymentTermsDays, dueDate }: OrderRow): Order['payment'] {
  if (paymentTermsDays === null || dueDate === null) return null
  return { method: 'invoice', terms_days: paymentTermsDays, due_date: dueDate }
}

function toPieces(lines: readonly { orderItemId: string; quantity: number }[]) {
  return lines.map(({ orderItemId, quantity }) => ({ item_id: orderItemId, quantity }))
}

function toShipment(
  { id, carrier, trackingUrl, ...row }: ShipmentRow,
  lines: readonly ShipmentLineRow[],
): Order['shipments'][number] {
  return {
    id,
    carrier,
    ...toTracking(trackingUrl),
    shipped_at: row.shippedAt.toISOString(),
    handed_over_at: row.handedOverAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    lines: toPieces(lines.filter(({ shipmentId }) => shipmentId === id)),
  }
}

/** Converts a refund or a reversal with its pieces. */
export function toRefund(
  { refund: { id, amount, reason, refundedAt } }: RefundRow,
  lines: readonly RefundLineRow[],
): Order['refunds'][number] {
  return {
    id,
    amount: toMajor(amount),
    reason,
    refunded_at: refundedAt.toISOString(),
    lines: toPieces(lines.filter(({ refundId }) => refundId === id)).map(({ item_id, quantity }) => {
      return { item_id, quantity: Math.abs(quantity) }
    }),
  }
}

/** The parts of an order. */
export interface OrderParts {
  placedBy: Order['placed_by']
  items: readonly OrderItemRow[]
  promotions: readonly OrderPromotionRow[]
  shipments: readonly ShipmentRow[]
  shipmentLines: readonly ShipmentLineRow[]
  refunds: readonly RefundRow[]
  refundLines: readonly RefundLineRow[]
  payments: readonly PaymentRow[]
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function figuresOf({ items, shipmentLines, refunds, payments }: OrderParts): OrderFigures {
  return {
    ordered: sumOf(items.map(({ quantity }) => quantity)),
    closed: sumOf(items.map(closedOf)),
    inParcels: sumOf(shipmentLines.map(({ quantity }) => quantity)),
    refunded: sumOf(refunds.map(({ refund }) => refund.amount)),
    paid: sumOf(payments.map(({ payment }) => payment.amount)),
  }
}

/**
 * The billed company at the time of the order, by the VAT number of the order's tax. Its number is written as the
 * country of the invoice does.
 * @param company the current company, for older orders
 */
export function toBuyer(
  company: OrderBuyer,
  { tax, buyer, billingAddress }: Pick<OrderRow, 'tax' | 'buyer' | 'billingAddress'>,
): NonNullable<Order['buyer']> {
  const { name, organisationNumber, vatId } = buyer ?? company
  const number = organisationNumber && formatEmployerId(billingAddress.country_code, organisationNumber)
  return { name, organisation_number: number, vat_id: tax?.buyerVatId ?? vatId }
}

/** Converts an order with all its parts. */
export function toOrder(row: OrderRow, company: OrderBuyer, parts: OrderParts): Order {
  const { items, promotions, shipments, shipmentLines, refunds, refundLines } = parts
  const inParcels = piecesInParcels(shipmentLines)
  return {
    ...toOrderHead(row, figuresOf(parts)),
    placed_by: parts.placedBy,
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
    buyer: toBuyer(company, row),
    shipping_option_name: row.shippingOptionName,
    delivery: toDelivery(row),
    payment: toOrderPayment(row),
    ...toReferences(row),
    promotions: promotions.map((promotion) => toPromotion(promotion, promotion.discountTotal, row.currencyCode)),
    shipments: shipments.map((shipment) => toShipment(shipment, shipmentLines)),
    refunds: openRefunds(refunds).map((refund) => toRefund(refund, refundLines)),
  }
}
