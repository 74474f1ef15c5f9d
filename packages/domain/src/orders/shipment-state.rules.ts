import { hasLeft, type FulfillmentStatus } from './transition.rules'

/** How much of an order has left, beside its fulfilment status. */
export type ShipmentState = 'none' | 'partial' | 'all' | 'delivered'

/** Pieces of a line or of a whole order. `inParcels`: recorded in its parcels; `closed`: will not be shipped. */
export interface ParcelPieces {
  ordered: number
  inParcels: number
  closed: number
}

/**
 * Returns the number of shipped pieces. A shipped order counts as complete even if its parcels do not record all
 * pieces.
 */
export function shippedPieces(fulfillment: FulfillmentStatus, { ordered, inParcels, closed }: ParcelPieces): number {
  return hasLeft(fulfillment) ? ordered - closed : inParcels
}

/** How much of an order has left. */
export function shipmentState(fulfillment: FulfillmentStatus, pieces: ParcelPieces): ShipmentState {
  if (fulfillment === 'delivered') return 'delivered'
  const shipped = shippedPieces(fulfillment, pieces)
  if (shipped === 0) return 'none'
  return shipped + pieces.closed < pieces.ordered ? 'partial' : 'all'
}
