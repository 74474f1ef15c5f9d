import {
  allRemaining,
  completesOrder,
  refusedPieces,
  remainingPieces,
  type LinePieces,
} from '@skafferi/domain/rules/orders/parcel-lines'
import { shippedPieces } from '@skafferi/domain/rules/orders/shipment-state'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Database } from '../../../platform/db/database'
import { currentActor } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, refuse } from '../../../platform/http/errors'
import type { OrderRow } from './orders.repo'
import * as repo from './parcels.repo'
import { hashOf, wasSentBefore } from './idempotent-request'

/** An operator's request to ship a parcel. */
export interface ParcelRequest {
  /** Name of the carrier; the order's shipping option by default. */
  carrier?: string
  /** Tracking URL; https only. */
  trackingUrl?: string
  /** Tracking number if there is no link. */
  trackingNumber?: string
  /** Contents; all remaining pieces by default. */
  lines?: readonly LinePieces[]
  /** True to ship refunded pieces as well. */
  shipsRefunded?: boolean
  /** The idempotency key. */
  key?: string
}

/** A parcel to ship, with its contents. */
export interface Parcel {
  row: Parameters<typeof repo.insertShipment>[1]
  lines: readonly LinePieces[]
  /** True if nothing is left to ship after it. */
  isLast: boolean
}

/** Adds the shipped pieces to lines: the parcels of older orders do not record all contents. */
export function withShippedPieces(
  { fulfillmentStatus }: Pick<OrderRow, 'fulfillmentStatus'>,
  lines: readonly repo.PiecesRow[],
): repo.PiecesRow[] {
  return lines.map((line) => ({
    ...line,
    shipped: shippedPieces(fulfillmentStatus, { ...line, inParcels: line.shipped }),
  }))
}

/** Returns the pieces that still wait for stock once some ship, by line. Pieces taken from stock ship first. */
export function waitingAfter(lines: readonly repo.PiecesRow[], shipping: readonly LinePieces[]): LinePieces[] {
  return shipping.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line?.backordered ? [{ id, quantity: Math.min(line.backordered, remainingPieces(line) - quantity) }] : []
  })
}

/** Returns a tracking link. @throws StoreError 400 `invalid_tracking_url` */
export function httpsAddress(input: string | null | undefined): string | null {
  if (input === undefined || input === null) return null
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href
  const fields = { trackingUrl: fault('not_https') }
  throw refuse('invalid_tracking_url', {}, fields)
}

/** The request without the version, which may differ in a repeated request. */
const contentOf = ({ carrier, trackingUrl, trackingNumber, lines, shipsRefunded }: ParcelRequest): unknown => [
  carrier,
  trackingUrl ?? trackingNumber,
  lines,
  ...(shipsRefunded ? [true] : []),
]

/**
 * True if this parcel was sent before.
 * @throws StoreError 422 if another parcel was sent with its key
 */
export async function wasSent(tx: Database, order: OrderRow, request: ParcelRequest): Promise<boolean> {
  if (request.key === undefined) return false
  return wasSentBefore(await repo.findRequest(tx, order.id, request.key), contentOf(request))
}

/**
 * Returns the pieces to ship or close: the given ones, otherwise all remaining ones.
 * @throws StoreError 409 `nothing_left`, `too_many_pieces`; 400 `unknown_line`, `line_named_twice`
 */
export function selectPieces(
  lines: readonly repo.PiecesRow[],
  requested: ParcelRequest['lines'],
): readonly LinePieces[] {
  const left = allRemaining(lines)
  if (left.length === 0) throw refuse('nothing_left')
  if (requested === undefined) return left
  const refused = refusedPieces(lines, requested)
  if (!refused) return requested
  const { index, id, reason, left: count } = refused
  const line = lines.find((item) => item.id === id)
  const name = line ? articleName(line.title, line.variantTitle, null) : id
  const field = `lines.${index}`
  if (reason === 'unknown') {
    throw refuse('unknown_line', { id }, { [`${field}.itemId`]: fault('unknown_line') })
  }
  if (reason === 'twice') {
    throw refuse('line_named_twice', { name }, { [`${field}.itemId`]: fault('named_twice') })
  }
  throw refuse(
    'too_many_pieces',
    { name, left: count },
    { [`${field}.quantity`]: fault('pieces_left', { left: count }) },
  )
}

/** Adds to pieces that are to be closed or to wait how many of them waited for stock; those are closed first. */
export function withWaiting(
  lines: readonly repo.PiecesRow[],
  pieces: readonly LinePieces[],
): (LinePieces & { waiting: number })[] {
  const waitingOf = (id: string) => lines.find((line) => line.id === id)?.backordered ?? 0
  return pieces.map(({ id, quantity }) => ({ id, quantity, waiting: Math.min(quantity, waitingOf(id)) }))
}

/**
 * Creates the requested parcel from the remaining pieces.
 * @throws StoreError as `setOrderStatus` of the operator
 */
export function packParcel(
  order: OrderRow,
  lines: readonly repo.PiecesRow[],
  request: ParcelRequest,
  now: Date,
): Parcel {
  const { carrier, trackingUrl, trackingNumber, lines: requested, key } = request
  const packed = selectPieces(lines, requested)
  return {
    row: {
      id: newId('ship', now),
      orderId: order.id,
      carrier: carrier?.trim() || order.shippingOptionName || order.shippingOption,
      trackingUrl: httpsAddress(trackingUrl) ?? trackingNumber ?? null,
      shippedAt: now,
      ...currentActor(),
      ...(key !== undefined && { requestKey: key, requestHash: hashOf(contentOf(request)) }),
    },
    lines: packed,
    isLast: completesOrder(lines, packed),
  }
}
