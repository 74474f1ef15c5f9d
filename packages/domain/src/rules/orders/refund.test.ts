import { describe, expect, it } from 'vitest'
import type { RateSum } from '../tax/tax-sums'
import { grossOf, remainingByRate, refundablePieces, refundOfAmount, refundOfLines, type ChargedLine } from './refund'

/** Three jars for 10.00 net at 6 %, seven tins for 20.00 net at 25 %, and 5.00 of shipping shared between them. */
const jars: ChargedLine = { id: 'jars', ordered: 3, shipped: 3, closed: 0, refunded: 0, taxRate: 6, net: 1000, tax: 60 }
const tins: ChargedLine = {
  id: 'tins',
  ordered: 7,
  shipped: 5,
  closed: 0,
  refunded: 0,
  taxRate: 25,
  net: 2000,
  tax: 500,
}
const charged: RateSum[] = [
  { percent: 6, net: 1167, tax: 70 },
  { percent: 25, net: 2333, tax: 583 },
]

const ratesOf = (refund: ReturnType<typeof refundOfLines>) => ('rates' in refund ? refund.rates : [])

describe('refundOfLines', () => {
  it('refunds the charged amounts by rate', () => {
    const refund = refundOfLines(
      charged,
      [jars, tins],
      [
        { id: 'tins', quantity: 2 },
        { id: 'jars', quantity: 1 },
      ],
    )
    expect(refund).toEqual({
      rates: [
        { percent: 6, net: 333, tax: 20 },
        { percent: 25, net: 571, tax: 143 },
      ],
    })
  })

  it('refunds exactly the line’s total over several refunds', () => {
    const one = (refunded: number) =>
      ratesOf(refundOfLines(charged, [{ ...jars, refunded }], [{ id: 'jars', quantity: 1 }]))
    const rates = [0, 1, 2].flatMap(one)
    expect(rates.map(({ net }) => net)).toEqual([333, 334, 333])
    expect(grossOf(rates)).toBe(1060)
  })

  it('refunds shipped pieces only once', () => {
    expect(refundablePieces(tins)).toBe(5)
    expect(refundablePieces({ ...tins, closed: 2, refunded: 1 })).toBe(6)
    const refused = refundOfLines(charged, [{ ...tins, refunded: 2 }], [{ id: 'tins', quantity: 4 }])
    expect(refused).toEqual({
      refused: { reason: 'pieces', pieces: { index: 0, id: 'tins', reason: 'too_many', left: 3 } },
    })
  })

  it('refuses pieces if earlier refunds left too little at their rate', () => {
    const left = remainingByRate(charged, [{ percent: 6, net: 900, tax: 54 }])
    expect(refundOfLines(left, [jars, tins], [{ id: 'jars', quantity: 3 }])).toEqual({
      refused: { reason: 'too_high', left: 3199 },
    })
  })

  it('refunds no more tax than is left', () => {
    const refund = refundOfLines([{ percent: 6, net: 1001, tax: 59 }], [jars], [{ id: 'jars', quantity: 3 }])
    expect(refund).toEqual({ rates: [{ percent: 6, net: 1001, tax: 59 }] })
  })

  it('refuses pieces that cost nothing', () => {
    const free = { ...jars, net: 0, tax: 0 }
    expect(refundOfLines(charged, [free], [{ id: 'jars', quantity: 1 }])).toEqual({ refused: { reason: 'nothing' } })
  })
})

describe('refundOfAmount', () => {
  it('splits the amount by the remaining sums of the rates, and each share into net and tax', () => {
    expect(refundOfAmount(charged, 1000)).toEqual({
      rates: [
        { percent: 6, net: 281, tax: 17 },
        { percent: 25, net: 562, tax: 140 },
      ],
    })
  })

  it('refuses more than is left, and refunds the rest exactly', () => {
    const total = grossOf(charged)
    expect(refundOfAmount(charged, total + 1)).toEqual({ refused: { reason: 'too_high', left: total } })
    const first = ratesOf(refundOfAmount(charged, 1234))
    const rest = remainingByRate(charged, first)
    expect(refundOfAmount(rest, total - 1234)).toEqual({ rates: rest })
    expect(grossOf(remainingByRate(rest, rest))).toBe(0)
  })

  it('assigns a single cent to one rate', () => {
    expect(refundOfAmount(charged, 1)).toEqual({ rates: [{ percent: 25, net: 1, tax: 0 }] })
  })

  it('refuses an amount of 0', () => {
    expect(refundOfAmount(charged, 0)).toEqual({ refused: { reason: 'nothing' } })
  })
})
