import type { components } from '@skafferi/api/admin'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import { articleName } from '../../rules/catalogue/variant-name'
import { readAmount } from '../../rules/text/amount-text'
import { toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import {
  grossOf,
  remainingByRate,
  refundOfAmount,
  refundOfLines,
  type ChargedLine,
  type ComputedRefund,
} from '../../rules/orders/refund'
import type { IssuedRefundView, RefundableView, RefundDraft, RefundPreviewView } from './refunds.view'

type AdminOrder = components['schemas']['AdminOrder']

const moneyOf =
  ({ order }: AdminOrder, locale: string) =>
  (amount: number) =>
    formatMoney(amount, order.currency_code, locale)

const inMinor = (rates: AdminOrder['refundable']['rates']) =>
  rates.map(({ percent, net, tax }) => ({ percent, net: toMinor(net), tax: toMinor(tax) }))

const leftOf = ({ refundable }: AdminOrder) => inMinor(refundable.rates)

function chargedLines({ order, lines }: AdminOrder): ChargedLine[] {
  return lines.flatMap((line) => {
    const item = order.items.find(({ id }) => id === line.item_id)
    if (!item) return []
    const { ordered, shipped, closed, refunded, tax_percent: taxRate } = line
    return [
      {
        id: item.id,
        ordered,
        shipped,
        closed,
        refunded,
        taxRate,
        net: toMinor(item.subtotal) - toMinor(item.discount_total),
        tax: toMinor(item.tax_total),
      },
    ]
  })
}

/** What can still be refunded; null if nothing. */
export function toRefundable(read: AdminOrder, { locale }: Office): RefundableView | null {
  const { order, lines, refundable } = read
  if (refundable.amount <= 0) return null
  const money = moneyOf(read, locale)
  return {
    left: money(toMinor(refundable.amount)),
    lines: lines.flatMap(({ item_id, shipped, refundable: left }) => {
      const item = order.items.find(({ id }) => id === item_id)
      if (!item || left === 0) return []
      const detail = [item.variant_sku, item.variant_title].filter(Boolean).join(' · ')
      return [
        {
          id: item.id,
          title: item.product_title,
          name: articleName(item.product_title, item.variant_title, null),
          detail,
          image: item.thumbnail,
          unitPrice: money(toMinor(item.unit_price)),
          shipped,
          left,
        },
      ]
    }),
  }
}

/** The refunds of an order and their reversals, oldest first. */
export function toIssuedRefunds(read: AdminOrder, office: Office): IssuedRefundView[] {
  const money = moneyOf(read, office.locale)
  return read.refunds.map(({ id, amount, reason, refunded_at, refunded_by, reverses_id, lines }) => ({
    id,
    isReversal: reverses_id !== null,
    time: toDateTimeView(refunded_at, office),
    person: refunded_by,
    amount: money(toMinor(amount)),
    pieces: lines.length === 0 ? null : lines.reduce((sum, { quantity }) => sum + quantity, 0),
    reason,
  }))
}

/** The lines or the amount of a refund request; undefined if the amount is invalid. @param currency of the order */
export function refundRequestOf(
  { what, amount, lines }: RefundDraft,
  currency: string,
): { amount: number } | { lines: { item_id: string; quantity: number }[] } | undefined {
  if (what === 'lines')
    return {
      lines: lines.filter(({ pieces }) => pieces > 0).map(({ id, pieces }) => ({ item_id: id, quantity: pieces })),
    }
  const typed = readAmount(amount, currency)
  return typed.kind === 'wrong' ? undefined : { amount: typed.kind === 'none' ? 0 : typed.amount }
}

function computeRefund(read: AdminOrder, draft: RefundDraft): ComputedRefund | undefined {
  const request = refundRequestOf(draft, read.order.currency_code)
  if (!request) return undefined
  if ('amount' in request) return refundOfAmount(leftOf(read), toMinor(request.amount))
  return refundOfLines(
    leftOf(read),
    chargedLines(read),
    request.lines.map(({ item_id: id, quantity }) => ({ id, quantity })),
  )
}

/** What was not refunded by rate, also before the order is charged. */
function unrefundedOf(read: AdminOrder) {
  const charged = read.order.tax?.rates
  if (!charged) return leftOf(read)
  return remainingByRate(
    inMinor(charged),
    read.refunds.flatMap(({ rates }) => inMinor(rates)),
  )
}

/**
 * The credit for pieces of an order that are closed, including tax, by the same rule as in the store. Null if it cannot
 * be computed before.
 */
export function toClosingCredit(
  read: AdminOrder,
  pieces: readonly { id: string; pieces: number }[],
  { locale }: Office,
): string | null {
  const closedOf = (id: string) => pieces.find((each) => each.id === id)?.pieces ?? 0
  const lines = chargedLines(read).map((line) => ({ ...line, closed: line.closed + closedOf(line.id) }))
  const requested = pieces.map(({ id, pieces: quantity }) => ({ id, quantity }))
  const left = unrefundedOf(read)
  const isCredited = read.order.payment_status === 'refunded'
  const refund = isCredited ? { rates: [] } : refundOfLines(left, lines, requested)
  if ('refused' in refund && refund.refused.reason !== 'nothing') return null
  return moneyOf(read, locale)('rates' in refund ? grossOf(refund.rates) : 0)
}

/** The computed refund of a draft, by the same rule as in the store. */
export function toRefundPreview(read: AdminOrder, draft: RefundDraft, { locale }: Office): RefundPreviewView {
  const money = moneyOf(read, locale)
  const refund = computeRefund(read, draft)
  if (!refund) return { parts: [], total: money(0), refused: 'unreadable' }
  if ('refused' in refund) return { parts: [], total: money(0), refused: refund.refused.reason }
  const { rates } = refund
  return {
    parts: [
      { part: 'net', value: money(rates.reduce((sum, { net }) => sum + net, 0)) },
      ...rates.map(
        ({ percent, tax }) => ({ part: 'vat', percent: formatNumber(percent, locale), value: money(tax) }) as const,
      ),
    ],
    total: money(grossOf(rates)),
    refused: null,
  }
}
