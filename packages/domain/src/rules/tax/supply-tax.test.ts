import { describe, expect, it } from 'vitest'
import { defaultSeller, taxDecision } from './tax'
import type { CountryCode } from './tax-rates'
import { fixedTax, taxAtSupply, totalWithTax } from './supply-tax'

/** Candy for 18.50 and pouches for 32.00, with 19.00 of shipping split into 6.96 and 12.04. */
const goods = {
  lines: [
    { taxClass: 'confectionery', totals: { subtotal: 1850, discount_total: 0 } },
    { taxClass: 'nicotine', totals: { subtotal: 3200, discount_total: 0 } },
  ],
  shipping: 1900,
} as const

const decided = (date: string, country: CountryCode = 'se') => ({
  ...taxDecision({ seller: defaultSeller, country, buyer: { vatId: null, isValid: false }, date }),
  rates: [],
})
const on = (day: string, tax = decided('2025-12-01')) => taxAtSupply(tax, goods, day)

describe('the tax of shipped goods', () => {
  it.each([
    ['2026-03-31', 12],
    ['2026-04-01', 6],
    ['2027-12-31', 6],
    ['2028-01-01', 12],
  ])('on %s is %s percent on sweets in Sweden, whatever was expected', (day, percent) => {
    const { tax, lines } = on(day)
    expect(tax.date).toBe(day)
    expect(tax.rates.map((rate) => rate.percent)).toEqual([percent, 25])
    expect(lines.map(({ taxRate }) => taxRate)).toEqual([percent, 25])
  })

  it.each([
    ['2025-12-31', 14],
    ['2026-01-01', 13.5],
  ])('on %s is %s percent on sweets in Finland if the seller is registered there', (day, percent) => {
    const seller = { ...defaultSeller, vatIds: [...defaultSeller.vatIds, 'FI12345678'] }
    const tax = {
      ...taxDecision({ seller, country: 'fi', buyer: { vatId: null, isValid: false }, date: '2025-12-01' }),
      rates: [],
    }
    expect(taxAtSupply(tax, goods, day).tax.rates.map((rate) => rate.percent)).toEqual([percent, 25.5])
  })

  it('is that of the lines and their shares of the shipping costs, each rounded half-up, with unchanged net amounts', () => {
    // 12%: 2.22 and 0.8352; 25%: 8.00 and 3.01.
    expect(on('2028-01-03')).toMatchObject({
      taxTotal: 1407,
      lines: [
        { taxRate: 12, totals: { subtotal: 1850, discount_total: 0, tax_total: 222, total: 2072 } },
        { taxRate: 25, totals: { subtotal: 3200, discount_total: 0, tax_total: 800, total: 4000 } },
      ],
      tax: {
        rates: [
          { percent: 12, net: 2546, tax: 306 },
          { percent: 25, net: 4404, tax: 1101 },
        ],
      },
    })
  })

  it('is on the discounted amount', () => {
    const [line] = goods.lines
    const reduced = { lines: [{ ...line, totals: { subtotal: 1850, discount_total: 850 } }], shipping: 0 }
    expect(taxAtSupply(decided('2027-12-30'), reduced, '2028-01-03')).toMatchObject({
      taxTotal: 120,
      lines: [{ totals: { total: 1120 } }],
    })
  })

  it('stays zero for exports from the European Union', () => {
    const { taxTotal, tax } = on('2028-01-03', decided('2027-12-30', 'no'))
    expect(taxTotal).toBe(0)
    expect(tax).toMatchObject({ treatment: 'export', rates: [{ percent: 0 }] })
  })

  it('keeps the treatment of the order: a number that is valid now changes nothing', () => {
    expect(on('2028-01-03', decided('2027-12-30', 'dk')).tax).toMatchObject({
      treatment: 'domestic',
      explanation: 'vat_id_missing',
    })
  })
})

it('the new tax replaces the previous one in the order’s total', () => {
  expect(totalWithTax({ total: 8204, tax_total: 1254 }, 1407)).toBe(8357)
})

describe('the stored tax', () => {
  it('has a fixed date, and the agreed amount if it differs', () => {
    const supplied = on('2028-01-03')
    expect(fixedTax(supplied, 1254)).toEqual({ ...supplied.tax, fixed: true, placedTotal: 1254 })
    expect(fixedTax(supplied, 1407)).toEqual({ ...supplied.tax, fixed: true })
  })
})
