import type { RateSum } from '../cart/tax-sums.rules'
import { allocate, type Minor } from '../format/money.rules'
import { refusedPieces, type LinePieces, type RefusedPieces } from './parcel-lines.rules'

/** A line of an order as it was charged, and how many of its pieces have left, will not be shipped, and were given money back for. */
export interface ChargedLine {
  id: string
  ordered: number
  shipped: number
  closed: number
  refunded: number
  /** Percent. */
  taxRate: number
  /** Less discount. */
  net: Minor
  tax: Minor
}

/** Why money cannot be given back: more than is left of what was charged, nothing at all, or pieces that are not there. */
export type RefusedRefund =
  | { reason: 'too_high'; left: Minor }
  | { reason: 'nothing' }
  | { reason: 'pieces'; pieces: RefusedPieces }

/** A refund by rate, the lowest first; or why there is none. */
export type ComputedRefund = { rates: readonly RateSum[] } | { refused: RefusedRefund }

/** What amounts by rate come to, tax and all. */
export function grossOf(rates: readonly Pick<RateSum, 'net' | 'tax'>[]): Minor {
  return rates.reduce((sum, { net, tax }) => sum + net + tax, 0)
}

/** For how many pieces of a line money can be given back: those that have left and those that will not be shipped. */
export function refundablePieces({
  shipped,
  closed,
  refunded,
}: Pick<ChargedLine, 'shipped' | 'closed' | 'refunded'>): number {
  return Math.max(0, shipped + closed - refunded)
}

/** What is left of what was charged, rate by rate, after what was given back. */
export function remainingByRate(charged: readonly RateSum[], given: readonly RateSum[]): RateSum[] {
  return charged.map(({ percent, net, tax }) => {
    const back = given.filter((rate) => rate.percent === percent)
    return {
      percent,
      net: back.reduce((rest, one) => rest - one.net, net),
      tax: back.reduce((rest, one) => rest - one.tax, tax),
    }
  })
}

/** What the next pieces of a line come to. Cents fall so that all of its pieces come to the line, however often some are taken. */
function chargeOf({ ordered, refunded, taxRate, ...line }: ChargedLine, quantity: number): RateSum {
  const upTo = (amount: Minor, pieces: number) => allocate(amount, [pieces, ordered - pieces])[0] ?? 0
  const part = (amount: Minor) => upTo(amount, refunded + quantity) - upTo(amount, refunded)
  return { percent: taxRate, net: part(line.net), tax: part(line.tax) }
}

/** Gives back an amount, tax and all: each rate bears its share of what is left of it. */
export function refundOfAmount(left: readonly RateSum[], amount: Minor): ComputedRefund {
  const whole = grossOf(left)
  if (amount > whole) return { refused: { reason: 'too_high', left: whole } }
  if (amount <= 0) return { refused: { reason: 'nothing' } }
  const shares = allocate(
    amount,
    left.map((rate) => grossOf([rate])),
  )
  const rates = left.map(({ percent, net, tax }, index) => {
    const [backNet = 0, backTax = 0] = allocate(shares[index] ?? 0, [net, tax])
    return { percent, net: backNet, tax: backTax }
  })
  return { rates: rates.filter((rate) => grossOf([rate]) > 0) }
}

/** Gives back what pieces were charged at, as long as so much is left at their rates. */
export function refundOfLines(
  left: readonly RateSum[],
  lines: readonly ChargedLine[],
  wanted: readonly LinePieces[],
): ComputedRefund {
  const there = lines.map((line) => ({
    id: line.id,
    ordered: line.shipped + line.closed,
    shipped: line.refunded,
    closed: 0,
  }))
  const pieces = refusedPieces(there, wanted)
  if (pieces) return { refused: { reason: 'pieces', pieces } }
  const refundRequestOf = new Map(wanted.map(({ id, quantity }) => [id, quantity]))
  const charges = lines.map((line) => chargeOf(line, refundRequestOf.get(line.id) ?? 0))
  const sums = left.map((rate) => {
    const own = charges.filter(({ percent }) => percent === rate.percent)
    const sum = grossOf(own)
    // Amounts that were given back may have taken a cent of the tax that these pieces bear: the rest of it is net then.
    const tax = Math.max(
      sum - rate.net,
      Math.min(
        rate.tax,
        own.reduce((total, one) => total + one.tax, 0),
      ),
    )
    return { rate: { percent: rate.percent, net: sum - tax, tax }, fits: sum <= grossOf([rate]) }
  })
  if (sums.some(({ fits }) => !fits)) return { refused: { reason: 'too_high', left: grossOf(left) } }
  const rates = sums.map(({ rate }) => rate).filter((rate) => grossOf([rate]) > 0)
  return rates.length === 0 ? { refused: { reason: 'nothing' } } : { rates }
}
