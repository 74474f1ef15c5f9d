import { shippingOptions } from '@skafferi/domain/checkout/shipping.rules'
import { allRemaining, emptiesOrder, refusedPieces, type LinePieces } from '@skafferi/domain/office/parcel-lines.rules'
import { shippedPieces } from '@skafferi/domain/orders/shipment-state.rules'
import { articleName } from '@skafferi/domain/product/variant-name.rules'
import type { Database } from '../../db/database'
import { currentActor } from '../../db/events'
import { newId } from '../../db/ids'
import { conflict, invalidData } from '../../http/errors'
import type { OrderRow } from './orders.repo'
import * as repo from './parcels.repo'
import { hashOf, wasSentBefore } from './sent-once'

/** A parcel as an operator describes it. */
export interface ParcelRequest {
  /** Who carries it; the order's way to deliver by default. */
  carrier?: string
  /** Tracking URL; https only. */
  trackingUrl?: string
  /** Contents; all that is left by default. */
  lines?: readonly LinePieces[]
  /** Pieces that money was given back for leave all the same. */
  shipsRefunded?: boolean
  /** The sender's own name of this request: under it a parcel is sent once. */
  key?: string
}

/** A parcel to ship, with its contents. */
export interface Parcel {
  row: Parameters<typeof repo.insertShipment>[1]
  lines: readonly LinePieces[]
  /** True if nothing is left after it. */
  isLast: boolean
}

/** The lines of an order with how much of each has left: its parcels do not record all of an order that is shipped. */
export function asFarAs(
  { fulfillmentStatus }: Pick<OrderRow, 'fulfillmentStatus'>,
  lines: readonly repo.PiecesRow[],
): repo.PiecesRow[] {
  return lines.map((line) => ({
    ...line,
    shipped: shippedPieces(fulfillmentStatus, { ...line, inParcels: line.shipped }),
  }))
}

function httpsAddress(given: string | undefined): string | null {
  if (given === undefined) return null
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href
  const fields = { trackingUrl: 'must be an https address' }
  throw invalidData('invalid_tracking_url', 'A tracking address must begin with https://.', fields)
}

/** The request without the version: a repeated request may have read the order again. */
const contentOf = ({ carrier, trackingUrl, lines, shipsRefunded }: ParcelRequest): unknown => [
  carrier,
  trackingUrl,
  lines,
  ...(shipsRefunded ? [true] : []),
]

/**
 * Checks whether this parcel was already sent.
 * @throws StoreError 422 if another one was sent with its key
 */
export async function wasSent(tx: Database, order: OrderRow, request: ParcelRequest): Promise<boolean> {
  if (request.key === undefined) return false
  return wasSentBefore(await repo.findRequest(tx, order.id, request.key), contentOf(request))
}

/**
 * Returns the pieces to ship or close: the given ones, otherwise all that is left.
 * @throws StoreError 409 `nothing_left`, `too_many_pieces`; 400 `unknown_line`, `line_named_twice`
 */
export function contentsOf(
  order: OrderRow,
  lines: readonly repo.PiecesRow[],
  requested: ParcelRequest['lines'],
): readonly LinePieces[] {
  const left = allRemaining(lines)
  if (left.length === 0) throw conflict('nothing_left', `Nothing of order ${order.displayId} is left to ship.`)
  if (requested === undefined) return left
  const refused = refusedPieces(lines, requested)
  if (!refused) return requested
  const { index, id, reason, left: count } = refused
  const line = lines.find((known) => known.id === id)
  const name = line ? articleName(line.title, line.variantTitle, null) : id
  const field = `lines.${index}`
  if (reason === 'unknown') {
    throw invalidData(
      'unknown_line',
      `Order ${order.displayId} has no line ${id}.`,
      { [`${field}.itemId`]: 'is not a line of the order' },
      { id },
    )
  }
  if (reason === 'twice') {
    throw invalidData(
      'line_named_twice',
      `${name} is named twice.`,
      { [`${field}.itemId`]: 'is named twice' },
      { name },
    )
  }
  const remainder = count === 0 ? 'nothing is left' : `only ${count} ${count === 1 ? 'is' : 'are'} left`
  throw conflict(
    'too_many_pieces',
    `Of ${name} ${remainder}.`,
    { [`${field}.quantity`]: remainder },
    { name, left: count },
  )
}

/**
 * Creates the described parcel from what is left.
 * @throws StoreError as `sendParcel` of the operator
 */
export function packParcel(
  order: OrderRow,
  lines: readonly repo.PiecesRow[],
  request: ParcelRequest,
  now: Date,
): Parcel {
  const { carrier, trackingUrl, lines: requested, key } = request
  const packed = contentsOf(order, lines, requested)
  const usual = shippingOptions.find(({ id }) => id === order.shippingOption)?.name
  return {
    row: {
      id: newId('ship', now),
      orderId: order.id,
      carrier: carrier?.trim() || usual || order.shippingOption,
      trackingUrl: httpsAddress(trackingUrl),
      shippedAt: now,
      ...currentActor(),
      ...(key !== undefined && { requestKey: key, requestHash: hashOf(contentOf(request)) }),
    },
    lines: packed,
    isLast: emptiesOrder(lines, packed),
  }
}
