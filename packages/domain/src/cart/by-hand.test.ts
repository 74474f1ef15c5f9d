import { describe, expect, it } from 'vitest'
import type { CountryCode, TaxClass } from '../checkout/tax.rules'
import { taxRate } from '../checkout/tax.rules'
import { saleTiers } from '../product/sale.rules'
import { deliveredTotals, goodsTotal, lineAmounts, priceLines } from './cart.rules'
import { promotionDiscounts } from './promotion.rules'

/** All rules of price together, against figures that were computed with pencil and paper. */
const goods: { taxClass: TaxClass; quantity: number; amounts: [single: number, bulk: number]; sale: number | null }[] = [
  // In the sale 10% less: 3.25 is 2.925, so 2.93; 2.75 from 50 pieces is 2.475, so 2.48. 50 × 2.48 = 124.00
  { taxClass: 'food', quantity: 50, amounts: [325, 275], sale: 10 },
  // 9.98: its bulk price is not reached.
  { taxClass: 'standard', quantity: 1, amounts: [998, 898], sale: null },
  // 2 × 3.01 = 6.02
  { taxClass: 'food', quantity: 2, amounts: [301, 200], sale: null },
]

function priced(country: CountryCode, percentOff: number, pieces = 2) {
  const lines = goods.map(({ taxClass, quantity, amounts: [single, bulk], sale }, index) => {
    const tiers = [
      { amount: single, min_quantity: 1 },
      { amount: bulk, min_quantity: 50 },
    ]
    return { quantity: index === 2 ? pieces : quantity, tiers: saleTiers(tiers, sale), taxRate: taxRate(country, taxClass) }
  })
  const [discount = 0] = promotionDiscounts(goodsTotal(lines), [{ type: 'percentage', value: percentOff }])
  const result = priceLines(lines, discount)
  return { lines: result.map(({ totals }) => totals), ...deliveredTotals(result, country) }
}

describe('goods of 140.00 in Sweden', () => {
  it('cost their tier in the sale, are taxed line by line, and travel free', () => {
    const { lines, totals, shipping } = priced('se', 0)
    expect(lines.map(lineAmounts)).toEqual([
      { unit_price: 2.48, subtotal: 124, discount_total: 0, tax_total: 14.88, total: 138.88 },
      // 25% of 9.98 is 2.495.
      { unit_price: 9.98, subtotal: 9.98, discount_total: 0, tax_total: 2.5, total: 12.48 },
      // 12% of 6.02 is 0.7224.
      { unit_price: 3.01, subtotal: 6.02, discount_total: 0, tax_total: 0.72, total: 6.74 },
    ])
    expect(lines.map(({ tier_min_quantity }) => tier_min_quantity)).toEqual([50, 1, 1])
    expect(shipping?.id).toBe('courier')
    expect(totals).toEqual({
      item_total: 140_00,
      discount_total: 0,
      shipping_total: 0,
      tax_total: 18_10,
      total: 158_10,
    })
  })

  it('with 10% off are 14.00 less, spread over the lines before they are taxed, and still travel free', () => {
    const { lines, totals, shipping } = priced('se', 10)
    // The shares are 12.40, 0.998 and 0.602: the cent that is left over goes to the largest remainder.
    expect(lines.map(({ discount_total }) => discount_total)).toEqual([12_40, 1_00, 60])
    // 12% of 111.60 is 13.392; 25% of 8.98 is 2.245; 12% of 5.42 is 0.6504.
    expect(lines.map(({ tax_total }) => tax_total)).toEqual([13_39, 2_25, 65])
    expect(shipping?.id).toBe('courier')
    expect(totals).toEqual({
      item_total: 140_00,
      discount_total: 14_00,
      shipping_total: 0,
      tax_total: 16_29,
      total: 142_29,
    })
  })
})

it('goods of 136.99 travel for 19.00, which carry the standard rate', () => {
  const { totals, shipping } = priced('se', 0, 1)
  expect(shipping?.id).toBe('local_shipping')
  // 14.88 + 2.50 + 0.36 on the lines, 4.75 on the delivery.
  expect(totals).toEqual({
    item_total: 136_99,
    discount_total: 0,
    shipping_total: 19_00,
    tax_total: 22_49,
    total: 178_48,
  })
})

it.each<[CountryCode, lines: number[], shipping: number, shippingTax: number, total: number]>([
  ['se', [13_39, 2_25, 65], 0, 0, 142_29],
  // 15% of 111.60 is 16.74, 25% of 8.98 is 2.245, 15% of 5.42 is 0.813.
  ['no', [16_74, 2_25, 81], 0, 0, 145_80],
  // 25% of 111.60 is 27.90, of 8.98 2.245, of 5.42 1.355.
  ['dk', [27_90, 2_25, 1_36], 0, 0, 157_51],
  // 14% of 111.60 is 15.624, 25.5% of 8.98 is 2.2899, 14% of 5.42 is 0.7588.
  ['fi', [15_62, 2_29, 76], 0, 0, 144_67],
  // 7% of 111.60 is 7.812, 19% of 8.98 is 1.7062, 7% of 5.42 is 0.3794.
  ['de', [7_81, 1_71, 38], 0, 0, 135_90],
  // Food is free of it; 20% of 8.98 is 1.796; 20% of 29.00 is 5.80.
  ['gb', [0, 1_80, 0], 29_00, 5_80, 162_60],
  ['us', [0, 0, 0], 39_00, 0, 165_00],
])('the same goods with 10%% off, sent to %s, carry its VAT and its way to deliver', (country, taxes, ...expected) => {
  const { lines, totals } = priced(country, 10)
  const [shipping, shippingTax, total] = expected
  expect(lines.map(({ tax_total }) => tax_total)).toEqual(taxes)
  expect([totals.shipping_total, totals.total]).toEqual([shipping, total])
  expect(totals.tax_total - taxes.reduce((sum, tax) => sum + tax, 0)).toBe(shippingTax)
})
