import type { Promotion } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { discountCodes, toPromotionsView } from './promotions.view'

const welcome: Promotion = {
  code: 'WELCOME10',
  type: 'percentage',
  value: 10,
  discount_total: 319.09,
  currency_code: 'eur',
}
const pallet: Promotion = { code: 'PALLET50', type: 'fixed', value: 50, discount_total: 0, currency_code: 'eur' }
const view = (...promotions: Promotion[]) => toPromotionsView({ carts: [{ id: 'cart_1', promotions }] }, 'en-GB')

describe('promo codes', () => {
  it('say what they take off, by their terms and in this cart', () => {
    expect(view(welcome).promotions).toEqual([
      { code: 'WELCOME10', reduction: { kind: 'share', text: '10%' }, discount: '-€319.09' },
    ])
  })

  it('of an amount say the amount', () => {
    expect(view({ ...pallet, discount_total: 50 }).promotions[0]).toMatchObject({
      reduction: { kind: 'amount', text: '€50.00' },
      discount: '-€50.00',
    })
  })

  it('that take nothing off at the moment stay, and say so', () => {
    expect(view(welcome, pallet).promotions.map(({ code, discount }) => [code, discount])).toEqual([
      ['WELCOME10', '-€319.09'],
      ['PALLET50', null],
    ])
  })

  it('stand beside the discount where they take something off', () => {
    expect(discountCodes([welcome, pallet])).toEqual(['WELCOME10'])
  })

  it('of a customer without a cart are none', () => {
    expect(toPromotionsView({ carts: [] }, 'en-GB')).toEqual({ promotions: [] })
  })
})
