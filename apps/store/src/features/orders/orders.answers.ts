import type { Order, OrderListItem } from '@skafferi/api'
import { toTax } from '@skafferi/domain/cart/tax-sums.rules'
import { toMajor } from '@skafferi/domain/format/money.rules'
import { toPromotion } from '../promotions'
import type { OrderItemRow, OrderListRow, OrderPromotionRow, OrderRow, ShipmentRow } from './orders.repo'

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
  }
}

/** An order as a line of the history. */
export function toOrderListItem({ items, ...row }: OrderListRow): OrderListItem {
  return { ...toOrderHead(row), items }
}

function toOrderItem(item: OrderItemRow, { fulfillmentStatus }: OrderRow): Order['items'][number] {
  return {
    id: item.id,
    product_id: item.productId,
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
    // Orders are fulfilled as a whole.
    status: fulfillmentStatus,
  }
}

function toShipment({ id, carrier, trackingUrl, shippedAt }: ShipmentRow): Order['shipments'][number] {
  return { id, carrier, tracking_url: trackingUrl, shipped_at: shippedAt.toISOString() }
}

/** What an order consists of, besides itself. */
export interface OrderParts {
  items: readonly OrderItemRow[]
  promotions: readonly OrderPromotionRow[]
  shipments: readonly ShipmentRow[]
}

/** An order with all that was agreed. */
export function toOrder(row: OrderRow, { items, promotions, shipments }: OrderParts): Order {
  return {
    ...toOrderHead(row),
    email: row.email,
    items: items.map((item) => toOrderItem(item, row)),
    item_subtotal: toMajor(row.itemTotal),
    discount_total: toMajor(row.discountTotal),
    shipping_total: toMajor(row.shippingTotal),
    tax_total: toMajor(row.taxTotal),
    tax: row.tax && toTax(row.tax),
    shipping_address: row.shippingAddress,
    billing_address: row.billingAddress,
    promotions: promotions.map((promotion) => toPromotion(promotion, promotion.discountTotal, row.currencyCode)),
    shipments: shipments.map(toShipment),
  }
}
