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
  it('have their terms and their discount in this cart', () => {
    expect(view(welcome).promotions).toEqual([
      { code: 'WELCOME10', reduction: { kind: 'share', text: '10%' }, discount: '-€319.09' },
    ])
  })

  it('with an amount show the amount', () => {
    expect(view({ ...pallet, discount_total: 50 }).promotions[0]).toMatchObject({
      reduction: { kind: 'amount', text: '€50.00' },
      discount: '-€50.00',
    })
  })

  it('without a current discount stay, with the reason', () => {
    expect(view(welcome, pallet).promotions.map(({ code, discount }) => [code, discount])).toEqual([
      ['WELCOME10', '-€319.09'],
      ['PALLET50', null],
    ])
  })

  it('are listed with the discount if they have one', () => {
    expect(discountCodes([welcome, pallet])).toEqual(['WELCOME10'])
  })

  it('of a customer without a cart are empty', () => {
    expect(toPromotionsView({ carts: [] }, 'en-GB')).toEqual({ promotions: [] })
  })
})
