import { describe, expect, it } from 'vitest'
import { sumByRate, toTax, type TaxedLine } from './tax-sums'

const line = (taxRate: number, subtotal: number, discount_total: number, tax_total: number): TaxedLine => ({
  taxRate,
  totals: { subtotal, discount_total, tax_total },
})

describe('the totals of an order by rate', () => {
  it('start with the lowest rate, with goods less discount and the shipping costs split by that', () => {
    const lines = [line(25, 40_00, 10_00, 7_50), line(12, 6_00, 0, 72), line(12, 4_00, 0, 48)]
    expect(sumByRate(lines, 4_00)).toEqual([
      { percent: 12, net: 11_00, tax: 1_32 },
      { percent: 25, net: 33_00, tax: 8_25 },
    ])
  })

  it('split the shipping costs after the discount, and omit a rate without an amount', () => {
    const lines = [line(12, 10_00, 10_00, 0), line(25, 30_00, 0, 7_50)]
    expect(sumByRate(lines, 4_00)).toEqual([{ percent: 25, net: 34_00, tax: 8_50 }])
  })

  it('split the shipping costs by the undiscounted goods if the discount leaves nothing', () => {
    const lines = [line(12, 10_00, 10_00, 0), line(25, 30_00, 30_00, 0)]
    expect(sumByRate(lines, 4_00)).toEqual([
      { percent: 12, net: 1_00, tax: 12 },
      { percent: 25, net: 3_00, tax: 75 },
    ])
  })

  it('assign the shipping costs of free goods to the lowest rate', () => {
    expect(sumByRate([line(25, 0, 0, 0), line(12, 0, 0, 0)], 4_00)).toEqual([{ percent: 12, net: 4_00, tax: 48 }])
  })

  it('are empty without lines, or if nothing is charged', () => {
    expect(sumByRate([], 4_00)).toEqual([])
    expect(sumByRate([line(12, 0, 0, 0)], 0)).toEqual([])
  })
})

it('the tax of an order has whole units, and the parties’ VAT numbers', () => {
  const rates = [
    { percent: 12, net: 11_00, tax: 1_32 },
    { percent: 25, net: 33_00, tax: 8_25 },
  ]
  const decision = { ratesOf: 'se', date: '2026-11-20', sellerVatId: 'SE559000000101', buyerVatId: null } as const
  expect(toTax({ treatment: 'domestic', explanation: 'vat_id_missing', ...decision, rates })).toEqual({
    treatment: 'domestic',
    explanation_code: 'vat_id_missing',
    date: '2026-11-20',
    rates: [
      { percent: 12, net: 11, tax: 1.32 },
      { percent: 25, net: 33, tax: 8.25 },
    ],
    seller_vat_id: 'SE559000000101',
    buyer_vat_id: null,
  })
})
