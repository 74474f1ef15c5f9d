import { promoCodesRequestLimits } from '@skafferi/api/limits'
import type { Cart, components } from '@skafferi/api'
import { toMajor } from '@skafferi/domain/format/money.rules'
import type { Context } from '../../context'
import { shopCurrency } from '../../currency'
import { conflict } from '../../http/errors'
import type { Session } from '../../http/handler'
import { assertApplying, changeCart, findCartPromotions, loadCart, priceContent, type PricedPromotion } from '../cart'
import { normalizeCodes } from './promotion-code'
import { findCodes } from './promotions.guesses'
import * as repo from './promotions.repo'

type Schemas = components['schemas']

/** Codes that one cart can have. */
const codesPerCart = promoCodesRequestLimits.promo_codes.maxItems

function toPromotion({ code, type, value, discount }: PricedPromotion): Schemas['Promotion'] {
  return {
    code,
    type,
    value: type === 'fixed' ? toMajor(value) : value,
    discount_total: toMajor(discount),
    currency_code: shopCurrency,
  }
}

/** Promo codes of the company's open cart. */
export function createPromotionsService(context: Context) {
  const { db, now } = context

  return {
    /** In the order they were added. One that does not apply any more is there and takes nothing off. */
    async list(session: Session): Promise<Schemas['PromoCodeList']> {
      const { id, promotions } = await loadCart(db, session, now())
      return { carts: id === null ? [] : [{ id, promotions: promotions.map(toPromotion) }] }
    },

    /**
     * Adds codes, all or none; one that is on the cart already stays as it is, and is refused if it does not apply.
     * @throws StoreError 404 `unknown_promo_code`; 429 after too many of them; 409 `promo_code_ended`,
     *   `promo_code_used_up`, `promo_code_minimum` or `too_many_promo_codes`
     */
    async add(session: Session, given: readonly string[]): Promise<Cart> {
      const found = await findCodes(context, session, normalizeCodes(given))
      return changeCart(context, session, async (tx, cart, moment) => {
        const present = await findCartPromotions(tx, cart.id, session.company.id)
        const added = found.filter(({ id }) => !present.some((promotion) => promotion.id === id))
        if (present.length + added.length > codesPerCart) {
          throw conflict('too_many_promo_codes', `A cart can have ${codesPerCart} promo codes at most.`)
        }
        const next = (present.at(-1)?.position ?? -1) + 1
        const rows = added.map(({ id }, index) => ({ cartId: cart.id, promotionId: id, position: next + index }))
        await repo.insertCartPromotions(tx, rows)
        const { promotions } = await priceContent(tx, cart, session, moment)
        assertApplying(promotions.filter(({ id }) => found.some((promotion) => promotion.id === id)))
      })
    },

    /** Removes codes; those that are not on the cart are passed over. */
    remove: (session: Session, given: readonly string[]): Promise<Cart> =>
      changeCart(context, session, (tx, cart) => repo.deleteCartPromotions(tx, cart.id, normalizeCodes(given))),
  }
}

/** See `createPromotionsService`. */
export type PromotionsService = ReturnType<typeof createPromotionsService>
