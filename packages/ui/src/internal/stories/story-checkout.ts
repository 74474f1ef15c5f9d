import { toPromotionsView } from '@skafferi/domain/shop/cart'
import { toReferenceValues, toSavedAddresses } from '@skafferi/domain/shop/checkout'
import type { ReferencesActions } from '@skafferi/domain/shop/checkout/views'
import { fn } from 'storybook/test'
import { promotionsOf } from '@skafferi/fixtures/world'
import { storyCarts } from './story-cart'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

const { bulk, discounted } = storyCarts
const { grocer } = storyWorld.companies
const welcome = promotionsOf(discounted)
/** A promotion code whose minimum the cart does not reach. */
const pallet = { code: 'PALLET50', type: 'fixed', value: 50, discount_total: 0, currency_code: 'eur' } as const

const codesOf = (promotions: typeof welcome) =>
  toPromotionsView({ carts: [{ id: 'cart_02bulk', promotions }] }, storyLocale)

/** One promotion code, which applies. */
export const storyPromotions = codesOf(welcome)

/** Two promotion codes, one of which currently gives no discount. */
export const storyMixedPromotions = codesOf([...welcome, pallet])

/** No promotion code. */
export const storyNoPromotions = codesOf([])

/** Addresses the company has used. */
export const storySavedAddresses = toSavedAddresses(bulk, [grocer])

/** The references of the bulk cart, saved and without changes. */
export const storyReferences: ReferencesActions = {
  values: toReferenceValues(bulk),
  faults: {},
  state: 'idle',
  problem: null,
  edit: fn(),
  save: fn(() => Promise.resolve(true)),
}
