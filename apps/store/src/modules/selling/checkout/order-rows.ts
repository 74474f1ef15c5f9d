import { toReferenceRow } from '@skafferi/domain/rules/checkout/references'
import { backorderOf, piecesToTake, type ArticleStock } from '@skafferi/domain/rules/catalogue/stock'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/db/ids'
import type { OrderBuyer } from '../../../platform/db/schema'
import type { Session } from '../../../platform/http/handler'
import type { CartRow, PricedCart, PricedLine, PricedPromotion } from '../cart'

/** An order being placed. */
export interface Purchase {
  session: Session
  /** Locked. */
  cart: CartRow
  /** The displayed version of the cart; undefined to order it as it is. */
  agreedVersion: number | undefined
  now: Date
  requestId: string
  /** For the confirmation. */
  context: Context
}

/** A cart with all data that an order requires. */
export type Orderable = PricedCart & {
  shipping: NonNullable<PricedCart['shipping']>
  delivery: NonNullable<PricedCart['delivery']>
  shippingAddress: NonNullable<PricedCart['shippingAddress']>
  billingAddress: NonNullable<PricedCart['billingAddress']>
}

/** The parties of an order, stored with it. */
export interface OrderParties {
  /** Name of the delivery address in the company's address book; null if it is not in it. */
  deliveryPlace: string | null
  buyer: OrderBuyer
}

/** What an order line books, as stored with it. */
export interface Booking {
  /** Pieces taken from stock; null for all. */
  reserved: number | null
  /** Pieces that ship later; null for none. */
  backordered: number | null
  /** The promised first day of their dispatch. */
  availableFrom: string | null
}

/** Returns what a line books. @param today YYYY-MM-DD in the store's time zone */
export function toBooking(quantity: number, stock: ArticleStock, today: string): Booking {
  const taken = piecesToTake(quantity, stock)
  const backorder = backorderOf(quantity, stock, today)
  return {
    reserved: taken === quantity ? null : taken,
    backordered: backorder?.quantity ?? null,
    availableFrom: backorder?.available_from ?? null,
  }
}

/** The row of an order being placed. */
type OrderRow = ReturnType<typeof toOrder>

/** Converts a line to the row of a line of the order. */
export function toOrderItem(
  line: PricedLine,
  { position, booking }: { position: number; booking: Booking | undefined },
  { id, currencyCode, createdAt }: OrderRow,
) {
  const { totals } = line
  return {
    id: newId('ordli', createdAt),
    orderId: id,
    productId: line.productId,
    variantId: line.variantId,
    position,
    title: line.productTitle,
    variantTitle: variantName(line),
    sku: line.sku,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    reservedQuantity: booking?.reserved ?? null,
    backorderedQuantity: booking?.backordered ?? null,
    availableFrom: booking?.availableFrom ?? null,
    currencyCode,
    unitPrice: totals.unit_price,
    tierMinQuantity: totals.tier_min_quantity,
    taxClass: line.taxClass,
    taxRate: line.taxRate,
    subtotal: totals.subtotal,
    discountTotal: totals.discount_total,
    taxTotal: totals.tax_total,
    total: totals.total,
  }
}

/** Converts a promo code to its row. */
export function toOrderPromotion(promotion: PricedPromotion, position: number, orderId: string, { session }: Purchase) {
  return {
    orderId,
    promotionId: promotion.id,
    companyId: session.company.id,
    customerId: session.customer.id,
    code: promotion.code,
    type: promotion.type,
    value: promotion.value,
    discountTotal: promotion.discount,
    position,
  }
}

/** The states of a new order, which is paid by invoice. */
export const initialStates = {
  status: 'pending',
  fulfillmentStatus: 'not_fulfilled',
  paymentStatus: 'authorized',
} as const

/** Converts a cart to the order's row, with a new id. */
export function toOrder(priced: Orderable, { deliveryPlace, buyer }: OrderParties, { session, cart, now }: Purchase) {
  const { totals } = priced
  return {
    id: newId('order', now),
    companyId: session.company.id,
    customerId: session.customer.id,
    cartId: cart.id,
    ...initialStates,
    email: session.customer.email,
    currencyCode: priced.currency,
    itemTotal: totals.item_total,
    discountTotal: totals.discount_total,
    shippingTotal: totals.shipping_total,
    taxTotal: totals.tax_total,
    tax: priced.tax,
    total: totals.total,
    shippingOption: priced.shipping.id,
    shippingOptionName: priced.shipping.name,
    shippingAddress: priced.shippingAddress,
    billingAddress: priced.billingAddress,
    deliveryPlace,
    buyer,
    deliveryStart: priced.delivery.start_date,
    deliveryEnd: priced.delivery.end_date,
    dispatchDate: priced.dispatchDate,
    paymentTermsDays: priced.payment.terms_days,
    dueDate: priced.payment.due_date,
    ...toReferenceRow(priced.references),
    createdAt: now,
  }
}
