import { toReferenceRow } from '@skafferi/domain/rules/checkout/references'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import type { OrderChange, World, WorldOrder } from '@skafferi/fixtures/world'
import { operatorActor } from '../platform/db/events'
import type * as schema from '../platform/db/schema'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']
type EventRow = Row<typeof schema.events>

/** Returns an order's row. */
export function orderRow({
  order,
  company_id,
  customer_id,
  shipping_option,
  dispatch_date,
  booked_tax,
}: WorldOrder): Row<typeof schema.orders> {
  return {
    id: order.id,
    displayId: order.display_id,
    companyId: company_id,
    customerId: customer_id,
    status: order.status,
    fulfillmentStatus: order.fulfillment_status,
    paymentStatus: order.payment_status,
    email: order.email,
    currencyCode: order.currency_code,
    itemTotal: toMinor(order.item_subtotal),
    discountTotal: toMinor(order.discount_total),
    shippingTotal: toMinor(order.shipping_total),
    taxTotal: toMinor(order.tax_total),
    tax: booked_tax,
    total: toMinor(order.total),
    shippingOption: shipping_option.id,
    shippingOptionName: shipping_option.name,
    shippingAddress: order.shipping_address,
    billingAddress: order.billing_address,
    buyer: order.buyer && {
      name: order.buyer.name,
      organisationNumber: order.buyer.organisation_number,
      vatId: order.buyer.vat_id,
    },
    deliveryStart: order.delivery?.start_date,
    deliveryEnd: order.delivery?.end_date,
    dispatchDate: dispatch_date,
    paymentTermsDays: order.payment?.terms_days,
    dueDate: order.payment?.due_date,
    ...toReferenceRow(order),
    createdAt: new Date(order.created_at),
  }
}

/** Returns the shipments of an order. */
export function shipmentRows({ order }: WorldOrder): Row<typeof schema.shipments>[] {
  return order.shipments.map(({ id, carrier, tracking_url, shipped_at, handed_over_at, delivered_at }) => ({
    id,
    orderId: order.id,
    carrier,
    trackingUrl: tracking_url,
    shippedAt: new Date(shipped_at),
    handedOverAt: handed_over_at === null ? null : new Date(handed_over_at),
    deliveredAt: delivered_at === null ? null : new Date(delivered_at),
  }))
}

/** Returns the shipment lines of an order. */
export function shipmentLineRows({ order }: WorldOrder): Row<typeof schema.shipmentLines>[] {
  return order.shipments.flatMap(({ id, lines }) =>
    lines.map(({ item_id, quantity }) => ({ shipmentId: id, orderItemId: item_id, quantity })),
  )
}

/** Returns the refunds of an order. */
export function refundRows({ order, changes, refund }: WorldOrder): Row<typeof schema.refunds>[] {
  const last = changes.at(-1)
  return refund && last ? [{ ...refund, orderId: order.id, refundedAt: new Date(last.at) }] : []
}

/** Returns the payment of an order. */
export function paymentRows({ order, changes }: WorldOrder): Row<typeof schema.payments>[] {
  const paid = changes.find(({ states }) => states.payment_status === 'captured')
  if (!paid) return []
  return [
    {
      id: order.id.replace(/^order_/, 'pay_'),
      orderId: order.id,
      amount: toMinor(order.total),
      paidOn: paid.at.slice(0, 10),
      statusBefore: 'authorized',
      recordedAt: new Date(paid.at),
    },
  ]
}

/** Returns the promo codes of an order. */
export function orderPromotionRows(world: World, worldOrder: WorldOrder): Row<typeof schema.orderPromotions>[] {
  return worldOrder.order.promotions.map(({ code, type, value, discount_total }, position) => {
    const promotion = world.promotions.find((known) => known.code === code)
    if (!promotion) throw new Error(`The world has no promo code ${code}`)
    return {
      orderId: worldOrder.order.id,
      promotionId: promotion.id,
      companyId: worldOrder.company_id,
      customerId: worldOrder.customer_id,
      code,
      type,
      value: type === 'fixed' ? toMinor(value) : value,
      discountTotal: toMinor(discount_total),
      position,
    }
  })
}

/** The initial states of an order. */
const newStates = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }

function statesOf({ states }: OrderChange): typeof newStates {
  const { status, fulfillment_status: fulfillmentStatus, payment_status: paymentStatus } = states
  return { status, fulfillmentStatus, paymentStatus }
}

/** Returns the shipment of a change, as the store records it. */
function parcelOf({ order }: WorldOrder, at: string) {
  const parcel = order.shipments.find(({ shipped_at }) => shipped_at === at)
  const pieces = parcel?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return parcel && { carrier: parcel.carrier, trackingUrl: parcel.tracking_url, pieces }
}

/** Returns an order's events as the store records them: placement, changes, the refund and further shipments. */
export function orderEvents(worldOrder: WorldOrder): EventRow[] {
  const { order, customer_id, changes } = worldOrder
  const { id: subjectId, display_id: displayId, total } = order
  const placed: EventRow = {
    at: new Date(order.created_at),
    actorId: customer_id,
    action: 'order.placed',
    subjectId,
    after: { ...newStates, displayId, total: toMinor(total) },
  }
  const refunded = ({ amount }: NonNullable<WorldOrder['refund']>, at: string, before: typeof newStates): EventRow => ({
    at: new Date(at),
    actorId: operatorActor,
    action: 'order.refunded',
    subjectId,
    before: { paymentStatus: before.paymentStatus },
    after: { paymentStatus: 'refunded', refundTotal: amount, currencyCode: order.currency_code },
  })
  const changed = (at: string, before: typeof newStates, after: typeof newStates): EventRow => ({
    at: new Date(at),
    actorId: operatorActor,
    action: 'order.changed',
    subjectId,
    before,
    after: { ...after, ...parcelOf(worldOrder, at) },
  })
  const statesAt = (at: string): typeof newStates => {
    const last = changes.findLast((change) => change.at < at)
    return last ? statesOf(last) : newStates
  }
  const timestamps = changes.map(({ at }) => at)
  const otherShipments = order.shipments.map(({ shipped_at }) => shipped_at).filter((at) => !timestamps.includes(at))
  return [
    placed,
    ...changes.map((change) =>
      worldOrder.refund && change === changes.at(-1)
        ? refunded(worldOrder.refund, change.at, statesAt(change.at))
        : changed(change.at, statesAt(change.at), statesOf(change)),
    ),
    ...otherShipments.map((at) => changed(at, statesAt(at), statesAt(at))),
  ]
}

/** Returns the lines of an order. */
export function orderItemRows({ order, line_facts }: WorldOrder): Row<typeof schema.orderItems>[] {
  return order.items.map((item, position) => {
    const facts = line_facts[position]
    if (!facts) throw new Error(`The world does not say what line ${position + 1} of ${order.id} was sold as`)
    return {
      id: item.id,
      orderId: order.id,
      productId: item.product_id,
      variantId: item.variant_id,
      position,
      title: item.product_title,
      variantTitle: item.variant_title,
      sku: item.variant_sku,
      thumbnail: item.thumbnail,
      quantity: item.quantity,
      currencyCode: order.currency_code,
      unitPrice: toMinor(item.unit_price),
      tierMinQuantity: facts.tier_min_quantity,
      taxClass: facts.tax_class,
      taxRate: facts.tax_rate,
      subtotal: toMinor(item.subtotal),
      discountTotal: toMinor(item.discount_total),
      taxTotal: toMinor(item.tax_total),
      total: toMinor(item.total),
    }
  })
}
