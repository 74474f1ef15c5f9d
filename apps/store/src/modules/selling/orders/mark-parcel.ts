import { allRemaining } from '@skafferi/domain/rules/orders/parcel-lines'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import * as repo from './operator-orders.repo'
import { statesAfter, statesOf } from './order-states'
import { assertVersion } from './order-version'
import { findShipments } from './orders.repo'
import { withShippedPieces } from './parcel'
import { findPieces, markShipment } from './parcels.repo'

/** An operator's change of a parcel's status. */
export interface ParcelStatusChange {
  shipmentId: string
  state: 'handed_over' | 'delivered'
  /** The version of the order that the caller read. */
  version: number
}

/**
 * Marks a parcel in the given transaction, and the order as delivered once all its parcels are.
 * @throws StoreError as `markParcel` of the operator
 */
export async function markParcel(
  tx: Database,
  context: Context,
  idOrNumber: string,
  { shipmentId, state, version }: ParcelStatusChange,
): Promise<void> {
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  const shipments = await findShipments(tx, order.id)
  const parcel = shipments.find(({ id }) => id === shipmentId)
  if (!parcel) throw refuse('shipment_not_found')
  await assertVersion(tx, order, version)
  if (state === 'delivered' ? parcel.deliveredAt : parcel.handedOverAt) return
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
