import type { components } from '@skafferi/api/admin'
import { formatDate, formatMoney, toMinor } from '../../platform/format'
import { readAmount } from '../../rules/text/amount-text'
import { articleName } from '../../rules/catalogue/variant-name'
import { toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import type { OrderNoteView, PaymentEntryView, PaymentFault, ReplacementQuoteView } from './orders.view'

type Schemas = components['schemas']

/** The last entry of a kind that was not reversed. */
function openEntry(payments: Schemas['AdminOrder']['payments'], kind: PaymentEntryView['kind']) {
  const reversed = payments.map(({ reverses_id }) => reverses_id)
  return payments.findLast((entry) => entry.kind === kind && entry.reverses_id === null && !reversed.includes(entry.id))
}

/** Converts the payments of an order and their reversals. */
export function toPayments({ order, payments, undoable }: Schemas['AdminOrder'], office: Office): PaymentEntryView[] {
  const { locale } = office
  const undoStep = { received: 'paid', paid_back: 'paid_back' } as const
  const canUndo = (kind: PaymentEntryView['kind']) => undoable.some(({ step }) => step === undoStep[kind])
  return payments.map(({ id, kind, amount, paid_on, recorded_at, recorded_by, reverses_id }) => ({
    id,
    kind,
    amount: formatMoney(toMinor(kind === 'paid_back' ? -amount : amount), order.currency_code, locale),
    isReversal: reverses_id !== null,
    paidOn: formatDate(paid_on, locale),
    time: toDateTimeView(recorded_at, office),
    person: recorded_by,
    canUndo: canUndo(kind) && id === openEntry(payments, kind)?.id,
  }))
}

/** The day of the payment that was not reversed; null if there is none. */
export function toPaidOn({ payments }: Schemas['AdminOrder'], { locale }: Office): string | null {
  const paid = openEntry(payments, 'received')
  return paid ? formatDate(paid.paid_on, locale) : null
}

/** Returns why a typed amount is not a payment of an order; null if it is one. */
export function paymentFaultOf({ order }: Schemas['AdminOrder'], typed: string): PaymentFault | null {
  const read = readAmount(typed, order.currency_code)
  if (read.kind === 'amount') return toMinor(read.amount) > toMinor(order.amount_due) ? 'too_high' : null
  return read.kind === 'wrong' && read.fault !== 'range' ? 'unreadable' : 'nothing'
}

/** Converts the notes on an order. */
export function toNotes({ notes }: Schemas['AdminOrder'], office: Office): OrderNoteView[] {
  return notes.map(({ id, text, written_at, written_by, is_yours }) => ({
    id,
    text,
    time: toDateTimeView(written_at, office),
    person: written_by,
    isYours: is_yours,
  }))
}

/** Converts the price of a replacement. */
export function toReplacementQuote(quote: Schemas['ReplacementQuote'], { locale }: Office): ReplacementQuoteView {
  const money = (minor: number) => formatMoney(minor, quote.currency_code, locale)
  const amount = toMinor(quote.unit_price)
  return {
    sku: quote.sku,
    name: articleName(quote.title, quote.variant_title, null),
    image: quote.thumbnail,
    unitPrice: money(amount),
    sum: money(toMinor(quote.subtotal) - toMinor(quote.discount_total)),
    amount,
    available: quote.available,
  }
}
