import type { RateSum } from '../tax/tax-sums'
import { allocate, type Minor } from '../pricing/money'
import { refusedPieces, type LinePieces, type RefusedPieces } from './parcel-lines'

/** An order line with its charged amounts and its shipped, closed and refunded pieces. */
export interface ChargedLine {
  id: string
  ordered: number
  shipped: number
  closed: number
  refunded: number
  /** Percent. */
  taxRate: number
  /** After discount. */
  net: Minor
  tax: Minor
}

/** Why a refund is refused: it exceeds the remaining amount, is 0, or has pieces that cannot be refunded. */
export type RefusedRefund =
  | { reason: 'too_high'; left: Minor }
  | { reason: 'nothing' }
  | { reason: 'pieces'; pieces: RefusedPieces }

/** A refund by tax rate, lowest first; or why it is refused. */
export type ComputedRefund = { rates: readonly RateSum[] } | { refused: RefusedRefund }

/** The sum of amounts by rate, including tax. */
export function grossOf(rates: readonly Pick<RateSum, 'net' | 'tax'>[]): Minor {
  return rates.reduce((sum, { net, tax }) => sum + net + tax, 0)
}

/** The number of pieces of a line that can be refunded: shipped and closed pieces. */
export function refundablePieces({
  shipped,
  closed,
  refunded,
}: Pick<ChargedLine, 'shipped' | 'closed' | 'refunded'>): number {
  return Math.max(0, shipped + closed - refunded)
}

/** The charged amounts by rate, less the refunded ones. */
export function remainingByRate(charged: readonly RateSum[], refunded: readonly RateSum[]): RateSum[] {
  return charged.map(({ percent, net, tax }) => {
    const refunds = refunded.filter((rate) => rate.percent === percent)
    return {
      percent,
      net: refunds.reduce((rest, each) => rest - each.net, net),
      tax: refunds.reduce((rest, each) => rest - each.tax, tax),
    }
  })
}

/**
 * The charge for the next pieces of a line. Cents are rounded so that refunds of all pieces add up to the line's total.
 */
function chargeOf({ ordered, refunded, taxRate, ...line }: ChargedLine, quantity: number): RateSum {
  const upTo = (amount: Minor, pieces: number) => allocate(amount, [pieces, ordered - pieces])[0] ?? 0
  const part = (amount: Minor) => upTo(amount, refunded + quantity) - upTo(amount, refunded)
  return { percent: taxRate, net: part(line.net), tax: part(line.tax) }
}

/** Refunds an amount including tax, in proportion to the remaining amounts of the rates. */
export function refundOfAmount(left: readonly RateSum[], amount: Minor): ComputedRefund {
  const remaining = grossOf(left)
  if (amount > remaining) return { refused: { reason: 'too_high', left: remaining } }
  if (amount <= 0) return { refused: { reason: 'nothing' } }
  const shares = allocate(
    amount,
    left.map((rate) => grossOf([rate])),
  )
  const rates = left.map(({ percent, net, tax }, index) => {
    const [refundNet = 0, refundTax = 0] = allocate(shares[index] ?? 0, [net, tax])
    return { percent, net: refundNet, tax: refundTax }
  })
  return { rates: rates.filter((rate) => grossOf([rate]) > 0) }
}

/** Refunds the charged amounts of pieces, if enough is left at their rates. */
export function refundOfLines(
  left: readonly RateSum[],
  lines: readonly ChargedLine[],
  requested: readonly LinePieces[],
): ComputedRefund {
  const refundableLines = lines.map((line) => ({
    id: line.id,
    ordered: line.shipped + line.closed,
    shipped: line.refunded,
    closed: 0,
  }))
  const pieces = refusedPieces(refundableLines, requested)
  if (pieces) return { refused: { reason: 'pieces', pieces } }
  const quantities = new Map(requested.map(({ id, quantity }) => [id, quantity]))
  const charges = lines.map((line) => chargeOf(line, quantities.get(line.id) ?? 0))
  const sums = left.map((rate) => {
    const chargesAtRate = charges.filter(({ percent }) => percent === rate.percent)
    const sum = grossOf(chargesAtRate)
    // Earlier refunds of amounts may have included a cent of these pieces' tax. That cent is then refunded as net.
    const tax = Math.max(
      sum - rate.net,
      Math.min(
        rate.tax,
        chargesAtRate.reduce((total, each) => total + each.tax, 0),
      ),
    )
    return { rate: { percent: rate.percent, net: sum - tax, tax }, fits: sum <= grossOf([rate]) }
  })
  if (sums.some(({ fits }) => !fits)) return { refused: { reason: 'too_high', left: grossOf(left) } }
  const rates = sums.map(({ rate }) => rate).filter((rate) => grossOf([rate]) > 0)
  return rates.length === 0 ? { refused: { reason: 'nothing' } } : { rates }
}
