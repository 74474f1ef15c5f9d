import { isShipped, type FulfillmentStatus } from './transition'

/** How much of an order was shipped. */
export type ShipmentState = 'none' | 'partial' | 'all' | 'delivered'

/** Pieces of a line or of an order. `inParcels`: recorded in its parcels; `closed`: will not be shipped. */
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
  return isShipped(fulfillment) ? ordered - closed : inParcels
}

/** Returns how much of an order was shipped. */
export function shipmentState(fulfillment: FulfillmentStatus, pieces: ParcelPieces): ShipmentState {
  if (fulfillment === 'delivered') return 'delivered'
  const shipped = shippedPieces(fulfillment, pieces)
  if (shipped === 0) return 'none'
  return shipped + pieces.closed < pieces.ordered ? 'partial' : 'all'
}
