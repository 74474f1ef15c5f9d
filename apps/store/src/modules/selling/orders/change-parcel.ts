import { allRemaining } from '@skafferi/domain/rules/orders/parcel-lines'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import * as repo from './operator-orders.repo'
import { statesAfter, statesOf } from './order-states'
import { assertVersion } from './order-version'
import { enqueueParcelCorrected } from './order-mails'
import { findShipments, type OrderRow, type ShipmentRow } from './orders.repo'
import { httpsAddress, withShippedPieces } from './parcel'
import { findPieces, markShipment } from './parcels.repo'

/** An operator's change of a parcel; omitted fields are unchanged. */
export interface ParcelChange {
  shipmentId: string
  state?: 'handed_over' | 'delivered'
  carrier?: string
  /** https only; null removes it. */
  trackingUrl?: string | null
  /** Tracking number if there is no link. */
  trackingNumber?: string
  /** The version of the order that the caller read. */
  version: number
}

/** Corrects the carrier and the tracking link of a parcel, with the activity entry and the e-mail. */
async function correctParcel(
  tx: Database,
  context: Context,
  { order, parcel }: { order: OrderRow; parcel: ShipmentRow },
  change: ParcelChange,
): Promise<boolean> {
  const before = { carrier: parcel.carrier, trackingUrl: parcel.trackingUrl }
  const { trackingUrl, trackingNumber } = change
  const isUnchanged = trackingUrl === undefined && trackingNumber === undefined
  const after = {
    carrier: change.carrier?.trim() || parcel.carrier,
    trackingUrl: isUnchanged ? parcel.trackingUrl : (httpsAddress(trackingUrl) ?? trackingNumber ?? null),
  }
  if (before.carrier === after.carrier && before.trackingUrl === after.trackingUrl) return false
  await markShipment(tx, parcel.id, after)
  await enqueueParcelCorrected(tx, order.id, { ...parcel, ...after }, context)
  await recordOperatorEvent(tx, {
    at: context.now(),
    action: 'order.parcel_corrected',
    subjectId: order.id,
    before,
    after,
  })
  return true
}

/**
 * Marks or corrects a parcel in the given transaction, and marks the order as delivered once all its parcels are.
 * @throws StoreError as `changeParcel` of the operator
 */
export async function changeParcel(
  tx: Database,
  context: Context,
  idOrNumber: string,
  change: ParcelChange,
): Promise<void> {
  const { shipmentId, state, version } = change
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  const shipments = await findShipments(tx, order.id)
  const parcel = shipments.find(({ id }) => id === shipmentId)
  if (!parcel) throw refuse('shipment_not_found')
  await assertVersion(tx, order, version)
  const isCorrected = await correctParcel(tx, context, { order, parcel }, change)
  const isMarked = state === undefined || (state === 'delivered' ? parcel.deliveredAt : parcel.handedOverAt)
  if (isMarked) {
    if (isCorrected) await repo.updateStates(tx, order.id, statesOf(order))
    return
  }
  if (parcel.deliveredAt) throw refuse('parcel_delivered')
  await markShipment(tx, parcel.id, state === 'delivered' ? { deliveredAt: now } : { handedOverAt: now })
  const isLast =
    state === 'delivered' && shipments.every(({ id, deliveredAt }) => deliveredAt !== null || id === parcel.id)
  const hasArrived = isLast && allRemaining(withShippedPieces(order, await findPieces(tx, order.id))).length === 0
  const after = hasArrived ? statesAfter(order, 'delivered') : statesOf(order)
  await repo.updateStates(tx, order.id, after)
  await recordOperatorEvent(tx, {
    at: now,
    action: state === 'delivered' ? 'order.parcel_delivered' : 'order.parcel_handed_over',
    subjectId: order.id,
    before: statesOf(order),
    after: { ...after, carrier: parcel.carrier },
  })
}
