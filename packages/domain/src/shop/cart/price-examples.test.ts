import { describe, expect, it } from 'vitest'
import { taxRate, type CountryCode, type TaxClass } from '../../rules/tax/tax-rates'
import { quote } from '../../rules/pricing/quote'
import { deliveredTotals, lineAmounts, priceLines } from '../../rules/cart/cart'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { optionsTo } from '../../rules/delivery/shipping'
import { promotionDiscounts } from '../../rules/pricing/promotion'

/** A day on which Sweden taxes food at 6% and Finland at 13.5%. */
const day = '2026-12-04'

/** All rules of price together, against figures that were computed with pencil and paper. */
const goodsInCart: {
  taxClass: TaxClass
  quantity: number
  amounts: [single: number, bulk: number]
  sale: number | null
}[] = [
  // In the sale 10% less: 3.25 is 2.925, so 2.93; 2.75 from 50 pieces is 2.475, so 2.48. 50 × 2.48 = 124.00
  { taxClass: 'food', quantity: 50, amounts: [325, 275], sale: 10 },
  // 9.98: its bulk price is not reached.
  { taxClass: 'standard', quantity: 1, amounts: [998, 898], sale: null },
  // 2 × 3.01 = 6.02
  { taxClass: 'food', quantity: 2, amounts: [301, 200], sale: null },
]

function priced(country: CountryCode, percentOff: number, pieces = 2) {
  const lines = goodsInCart.map(({ taxClass, quantity, amounts: [single, bulk], sale }, index) => {
    const tiers = [
      { amount: single, min_quantity: 1 },
      { amount: bulk, min_quantity: 50 },
    ]
    return {
      quantity: index === 2 ? pieces : quantity,
      tiers,
      salePercent: sale,
      taxRate: taxRate(country, taxClass, day),
    }
  })
  const quoted = quote(lines, { currency: 'eur' })
  const [discount = 0] = promotionDiscounts(quoted.goods, [{ type: 'percentage', value: percentOff }])
  const result = priceLines(quoted.lines, discount)
  return { lines: result.map(({ totals }) => totals), ...deliveredTotals(result, optionsTo(demoDelivery, country)) }
}

describe('goods for 140.00 in Sweden', () => {
  it('cost their sale tier, are taxed by line, and have free shipping', () => {
    const { lines, totals, rates, shipping } = priced('se', 0)
    expect(lines.map(lineAmounts)).toEqual([
      { unit_price: 2.48, subtotal: 124, discount_total: 0, tax_total: 7.44, total: 131.44 },
      // 25% of 9.98 is 2.495.
      { unit_price: 9.98, subtotal: 9.98, discount_total: 0, tax_total: 2.5, total: 12.48 },
      // 6% of 6.02 is 0.3612.
      { unit_price: 3.01, subtotal: 6.02, discount_total: 0, tax_total: 0.36, total: 6.38 },
    ])
    expect(lines.map(({ tier_min_quantity }) => tier_min_quantity)).toEqual([50, 1, 1])
    expect(shipping?.id).toBe('courier')
    expect(totals).toEqual({
      item_total: 140_00,
      discount_total: 0,
      shipping_total: 0,
      tax_total: 10_30,
      total: 150_30,
    })
    expect(rates).toEqual([
      { percent: 6, net: 130_02, tax: 7_80 },
      { percent: 25, net: 9_98, tax: 2_50 },
    ])
  })

  it('with 10% off are reduced by 14.00, spread over the lines before tax, and keep free shipping', () => {
    const { lines, totals, rates, shipping } = priced('se', 10)
    // The shares are 12.40, 0.998 and 0.602: the remaining cent goes to the largest remainder.
    expect(lines.map(({ discount_total }) => discount_total)).toEqual([12_40, 1_00, 60])
    // 6% of 111.60 is 6.696; 25% of 8.98 is 2.245; 6% of 5.42 is 0.3252.
    expect(lines.map(({ tax_total }) => tax_total)).toEqual([6_70, 2_25, 33])
    expect(shipping?.id).toBe('courier')
    expect(totals).toEqual({
      item_total: 140_00,
      discount_total: 14_00,
      shipping_total: 0,
      tax_total: 9_28,
      total: 135_28,
    })
    expect(rates).toEqual([
      { percent: 6, net: 117_02, tax: 7_03 },
      { percent: 25, net: 8_98, tax: 2_25 },
    ])
  })
})

it('goods for 136.99 have shipping costs of 19.00, taxed like the goods', () => {
  const { totals, rates, shipping } = priced('se', 0, 1)
  expect(shipping?.id).toBe('local_shipping')
  // Of 19.00 the food bears 1900 × 127.01 ÷ 136.99 = 1761.58 cents and the rest 138.42: 17.62 and 1.38.
  // 7.44 + 0.18 on the food and 1.0572 on its share; 2.50 on the rest and 0.345 on its share.
  expect(totals).toEqual({
    item_total: 136_99,
    discount_total: 0,
    shipping_total: 19_00,
    tax_total: 11_53,
    total: 167_52,
  })
  expect(rates).toEqual([
    { percent: 6, net: 144_63, tax: 8_68 },
    { percent: 25, net: 11_36, tax: 2_85 },
  ])
})

it.each<[CountryCode, lines: number[], shipping: number, shippingTax: number, total: number]>([
  ['se', [6_70, 2_25, 33], 0, 0, 135_28],
  // 15% of 111.60 is 16.74, 25% of 8.98 is 2.245, 15% of 5.42 is 0.813.
  ['no', [16_74, 2_25, 81], 0, 0, 145_80],
  // 25% of 111.60 is 27.90, of 8.98 2.245, of 5.42 1.355.
  ['dk', [27_90, 2_25, 1_36], 0, 0, 157_51],
  // 13.5% of 111.60 is 15.066, 25.5% of 8.98 is 2.2899, 13.5% of 5.42 is 0.7317.
  ['fi', [15_07, 2_29, 73], 0, 0, 144_09],
  // 7% of 111.60 is 7.812, 19% of 8.98 is 1.7062, 7% of 5.42 is 0.3794.
  ['de', [7_81, 1_71, 38], 0, 0, 135_90],
  // Food is exempt; 20% of 8.98 is 1.796; of 29.00 the rest bears 2.0668, so 2.07, of which 20% is 0.414.
  ['gb', [0, 1_80, 0], 29_00, 41, 157_21],
  ['us', [0, 0, 0], 39_00, 0, 165_00],
])('the same goods with 10%% off, taxed in %s, have its VAT and its delivery method', (country, taxes, ...expected) => {
  const { lines, totals } = priced(country, 10)
  const [shipping, shippingTax, total] = expected
  expect(lines.map(({ tax_total }) => tax_total)).toEqual(taxes)
  expect([totals.shipping_total, totals.total]).toEqual([shipping, total])
  expect(totals.tax_total - taxes.reduce((sum, tax) => sum + tax, 0)).toBe(shippingTax)
})
