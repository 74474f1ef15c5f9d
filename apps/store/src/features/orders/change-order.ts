import { wallClock } from '@skafferi/domain/checkout/calendar.rules'
import { shippingOptions } from '@skafferi/domain/checkout/shipping.rules'
import { changeStates, hasLeft, type OrderStates } from '@skafferi/domain/orders/orders.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { operatorActor, recordEvent } from '../../db/events'
import { newId } from '../../db/ids'
import { conflict, invalidData, notFound } from '../../http/errors'
import { fixTax } from './fix-tax'
import * as repo from './operator.repo'
import { postOrderShipped } from './orders.mails'
import type { OrderRow } from './orders.repo'

/** What an operator changes about an order. What is left out stays. */
export interface OrderChange extends Partial<OrderStates> {
  /** Who carries a parcel that leaves; the order's way to deliver by default. */
  carrier?: string
  /** Where it can be followed; https only. */
  trackingUrl?: string
}

/** A parcel that leaves. */
interface Parcel {
  id: string
  orderId: string
  carrier: string
  trackingUrl: string | null
  shippedAt: Date
}

function statesOf({ status, fulfillmentStatus, paymentStatus }: OrderRow): OrderStates {
  return { status, fulfillmentStatus, paymentStatus }
}

function assertChange(change: OrderChange): void {
  if (Object.values(change).some((value) => value !== undefined)) return
  throw invalidData('nothing_to_change', 'Say what to change: a status, a carrier or a tracking address.')
}

function httpsAddress(given: string | undefined): string | null {
  if (given === undefined) return null
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href
  const fields = { trackingUrl: 'must be an https address' }
  throw invalidData('invalid_tracking_url', 'A tracking address must begin with https://.', fields)
}

/** The states an order gets. A parcel means that its goods have left. */
function nextStates(order: OrderRow, change: OrderChange): OrderStates {
  const states = statesOf(order)
  const { status, paymentStatus } = change
  const hasParcel = change.carrier !== undefined || change.trackingUrl !== undefined
  const fulfillmentStatus = change.fulfillmentStatus ?? (hasParcel ? 'shipped' : undefined)
  if (hasParcel && fulfillmentStatus !== 'shipped') {
    throw invalidData('invalid_shipment', 'Carrier and tracking address belong to goods that are shipped.')
  }
  const next = changeStates(states, { status, fulfillmentStatus, paymentStatus })
  if (!('field' in next)) return next
  const { field, allowed } = next
  const possible = allowed.length > 0 ? `can become ${allowed.join(', ')}` : 'cannot change any more'
  const message = `Order ${order.displayId} is ${states[field]}. That ${possible}.`
  throw conflict('transition_not_allowed', message, { [field]: possible })
}

/** The parcel that leaves with a change: the first one by itself, further ones where they are described. */
function parcelOf(order: OrderRow, change: OrderChange, next: OrderStates, now: Date): Parcel | undefined {
  const { carrier, trackingUrl } = change
  const leaves = next.fulfillmentStatus === 'shipped' && order.fulfillmentStatus !== 'shipped'
  if (!leaves && carrier === undefined && trackingUrl === undefined) return undefined
  const usual = shippingOptions.find(({ id }) => id === order.shippingOption)?.name
  return {
    id: newId('ship', now),
    orderId: order.id,
    carrier: carrier?.trim() || usual || order.shippingOption,
    trackingUrl: httpsAddress(trackingUrl),
    shippedAt: now,
  }
}

function isSame(one: OrderStates, other: OrderStates): boolean {
  return (
    one.status === other.status &&
    one.fulfillmentStatus === other.fulfillmentStatus &&
    one.paymentStatus === other.paymentStatus
  )
}

/**
 * Changes an order and all that follows from it: stock, parcel, the day of its tax, e-mail and record, in the given
 * transaction.
 * @throws StoreError as `setOrderStatus` of the operator
 */
export async function changeOrder(
  tx: Database,
  context: Context,
  idOrNumber: string,
  change: OrderChange,
): Promise<void> {
  assertChange(change)
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw notFound('order_not_found', 'Order not found')
  const before = statesOf(order)
  const after = nextStates(order, change)
  const parcel = parcelOf(order, change, after, now)
  if (!parcel && isSame(before, after)) return
  await repo.updateStates(tx, order.id, after)
  if (hasLeft(after.fulfillmentStatus) && !hasLeft(before.fulfillmentStatus)) {
    await fixTax(tx, order, { at: now, day: wallClock(now, context.timeZone).date })
  }
  if (after.status === 'canceled' && before.status !== 'canceled') await repo.returnStock(tx, order.id)
  if (parcel) {
    await repo.insertShipment(tx, parcel)
    await postOrderShipped(tx, parcel, context, now)
  }
  await recordEvent(tx, {
    at: now,
    actorId: operatorActor,
    action: 'order.changed',
    subjectId: order.id,
    before,
    after: { ...after, ...(parcel && { carrier: parcel.carrier, trackingUrl: parcel.trackingUrl }) },
  })
}
