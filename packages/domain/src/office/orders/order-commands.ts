import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { isTrackingNumber } from '../../rules/orders/tracking'
import { toMajor } from '../../rules/pricing/money'
import { readAmount } from '../../rules/text/amount-text'
import type { ShipmentStateView } from '../../platform/shared-views'
import type { OrderStep } from '../../rules/orders/undo'
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
  /** `on`: the day of the payment, "2026-11-21"; `amount` as typed. */
  | { do: 'pay'; on: string; amount: string }
  /** `on`: the day on which the money was paid back, "2026-11-21". */
  | { do: 'payBack'; on: string }
  | { do: 'pack' }
  | { do: 'complete' }
  /** Ends `requires_action`; the status follows the goods. */
  | { do: 'resolve'; shipment: ShipmentStateView['state'] }
  /** `parcel`: its id; null for steps of the order. */
  | { do: 'undo'; step: OrderStep; parcel: string | null }
  | { do: 'correct'; parcel: string; carrier: string; tracking: string }
  /** `from`: the first day of dispatch; empty if unknown. */
  | { do: 'backorder'; line: string; pieces: number; from: string }
  /** `unitPrice` in minor units, as quoted. */
  | { do: 'replace'; line: string; pieces: number; sku: string; unitPrice: number; reason: string }
  | { do: 'writeNote'; text: string }
  | { do: 'deleteNote'; note: string }
  | { do: 'refund'; draft: RefundDraft }

/** The order of a command. */
interface Order {
  /** As in the URL. */
  id: string
  version: number
  /** ISO 4217. */
  currency: string
}

type StateCommand = Extract<OrderCommand, { do: 'pay' | 'payBack' | 'pack' | 'complete' | 'resolve' }>

/** Returns the change of an order's statuses. */
function changeOf(command: StateCommand, currency: string) {
  if (command.do === 'pay') {
    const typed = readAmount(command.amount, currency)
    const paid_amount = typed.kind === 'amount' ? typed.amount : undefined
    return { payment_status: 'captured', paid_on: command.on, paid_amount } as const
  }
  if (command.do === 'payBack') return { paid_back_on: command.on } as const
  if (command.do === 'resolve') {
    const { shipment } = command
    return { status: shipment === 'delivered' ? 'delivered' : shipment === 'all' ? 'shipping' : 'pending' } as const
  }
  return command.do === 'pack' ? ({ fulfillment_status: 'fulfilled' } as const) : ({ status: 'completed' } as const)
}

/** Sends a command about missing pieces. */
function sendMissing(
  { client }: Office,
  { id, version }: Order,
  command: Extract<OrderCommand, { do: 'backorder' | 'replace' }>,
  signal: AbortSignal,
): Promise<ReadOrder> {
  const { line: item_id, pieces: quantity } = command
  const params = { path: { id } }
  if (command.do === 'backorder') {
    const { from: available_from } = command
    const body = { ...(available_from !== '' && { available_from }), lines: [{ item_id, quantity }], version }
    return unwrap(client.POST('/admin/orders/{id}/backorder', { params, body, signal }))
  }
  const { sku, unitPrice, reason } = command
  const body = { item_id, quantity, sku, unit_price: toMajor(unitPrice), reason: reason.trim(), version }
  return unwrap(client.POST('/admin/orders/{id}/replacements', { params, body, signal }))
}

/** Writes or deletes a note. */
function sendNote(
  { client }: Office,
  { id }: Order,
  command: Extract<OrderCommand, { do: 'writeNote' | 'deleteNote' }>,
  signal: AbortSignal,
): Promise<ReadOrder> {
  if (command.do === 'deleteNote') {
    const params = { path: { id, note_id: command.note } }
    return unwrap(client.DELETE('/admin/orders/{id}/notes/{note_id}', { params, signal }))
  }
  const body = { text: command.text.trim() }
  return unwrap(client.POST('/admin/orders/{id}/notes', { params: { path: { id } }, body, signal }))
}

const toPieces = (lines: readonly { id: string; pieces: number }[]) =>
  lines.map(({ id: item_id, pieces: quantity }) => ({ item_id, quantity }))

/** The entered tracking number or link; neither if it is empty. */
const trackingOf = (text: string) =>
  text === '' ? {} : isTrackingNumber(text) ? { tracking_number: text } : { tracking_url: text }

/** Sends the command. @throws ApiError 409 if the order has changed since it was read */
export function sendOrderCommand(
  office: Office,
  order: Order,
  command: OrderCommand,
  signal: AbortSignal,
): Promise<ReadOrder> {
  const { client } = office
  const { id, version, currency } = order
  const path = { id }
  if (command.do === 'backorder' || command.do === 'replace') return sendMissing(office, order, command, signal)
  if (command.do === 'writeNote' || command.do === 'deleteNote') return sendNote(office, order, command, signal)
  if (command.do === 'cancel')
    return unwrap(client.POST('/admin/orders/{id}/cancel', { params: { path }, body: { version }, signal }))
  if (
    command.do === 'pay' ||
    command.do === 'payBack' ||
    command.do === 'pack' ||
    command.do === 'complete' ||
    command.do === 'resolve'
  )
    return unwrap(
      client.POST('/admin/orders/{id}', {
        params: { path },
        body: { ...changeOf(command, currency), version },
        signal,
      }),
    )
  if (command.do === 'undo') {
    const { step, parcel } = command
    const body = { step, ...(parcel !== null && { shipment_id: parcel }), version }
    return unwrap(client.POST('/admin/orders/{id}/undo', { params: { path }, body, signal }))
  }
  if (command.do === 'mark' || command.do === 'correct') {
    const params = { path: { id, shipment_id: command.parcel } }
    const body =
      command.do === 'mark'
        ? { state: command.state, version }
        : { carrier: command.carrier, tracking_url: null, ...trackingOf(command.tracking), version }
    return unwrap(client.POST('/admin/orders/{id}/shipments/{shipment_id}', { params, body, signal }))
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
    ...trackingOf(tracking),
    ...(shipsRefunded && { ships_refunded: true }),
    lines,
    version,
  }
  return unwrap(client.POST('/admin/orders/{id}/shipments', { params: { path }, body, signal }))
}
