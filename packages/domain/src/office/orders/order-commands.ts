import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { Office } from '../office-context'
import type { RefundDraft } from './refunds.view'
import { refundRequestOf } from './to-refunds'

/** An order of the admin API. */
export type ReadOrder = components['schemas']['AdminOrder']

/** An action on an order. */
export type OrderCommand =
  | {
      do: 'ship'
      carrier: string
      tracking: string
      lines: readonly { id: string; pieces: number }[]
      shipsRefunded: boolean
    }
  | { do: 'mark'; parcel: string; state: 'handed_over' | 'delivered' }
  | { do: 'close'; reason: string; refund: boolean; lines: readonly { id: string; pieces: number }[] }
  | { do: 'cancel' }
  | { do: 'pay' }
  | { do: 'refund'; draft: RefundDraft }

/** The order of a command. */
interface Order {
  /** As in the URL. */
  id: string
  version: number
  /** ISO 4217. */
  currency: string
}

const toPieces = (lines: readonly { id: string; pieces: number }[]) =>
  lines.map(({ id: item_id, pieces: quantity }) => ({ item_id, quantity }))

/** Sends the command. @throws ApiError 409 if the order has changed since it was read */
export function sendOrderCommand(
  { client }: Office,
  { id, version, currency }: Order,
  command: OrderCommand,
  signal: AbortSignal,
): Promise<ReadOrder> {
  const path = { id }
  if (command.do === 'cancel')
    return unwrap(client.POST('/admin/orders/{id}/cancel', { params: { path }, body: { version }, signal }))
  if (command.do === 'pay')
    return unwrap(
      client.POST('/admin/orders/{id}', { params: { path }, body: { payment_status: 'captured', version }, signal }),
    )
  if (command.do === 'mark') {
    const { parcel: shipment_id, state } = command
    return unwrap(
      client.POST('/admin/orders/{id}/shipments/{shipment_id}', {
        params: { path: { id, shipment_id } },
        body: { state, version },
        signal,
      }),
    )
  }
  if (command.do === 'close') {
    const body = { reason: command.reason.trim(), refund: command.refund, lines: toPieces(command.lines), version }
    return unwrap(client.POST('/admin/orders/{id}/close', { params: { path }, body, signal }))
  }
  if (command.do === 'refund') {
    const body = { ...refundRequestOf(command.draft, currency), reason: command.draft.reason.trim(), version }
    return unwrap(client.POST('/admin/orders/{id}/refunds', { params: { path }, body, signal }))
  }
  const { carrier, tracking, shipsRefunded } = command
  const lines = toPieces(command.lines)
  const body = {
    carrier,
    ...(tracking !== '' && { tracking_url: tracking }),
    ...(shipsRefunded && { ships_refunded: true }),
    lines,
    version,
  }
  return unwrap(client.POST('/admin/orders/{id}/shipments', { params: { path }, body, signal }))
}
