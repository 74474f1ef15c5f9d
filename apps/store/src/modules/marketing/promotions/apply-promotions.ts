import { promoCodesRequestLimits } from '@skafferi/api/limits'
import type { Cart, components } from '@skafferi/api'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import { fault, refuse, type StoreError } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { assertApplying, changeCart, findCartPromotions, loadCart, priceContent, termsAt } from '../../selling/cart'
import { normalizeCodes, toPromotionValue, type PromotionValue } from './promotion-code'
import * as repo from './promotions.repo'
import { allowRollback } from '../../../platform/db/failures'
import { outsideRequest } from '../../../platform/db/keyed-requests'
import { enforceRateLimit } from '../../../platform/http/rate-limit'

/**
 * Limit of attempts with unknown codes for a customer. Above it all attempts are refused, so that codes cannot be
 * guessed.
 */
const guesses = { scope: 'promo_code', limit: 20, windowSeconds: 60 * 60 }

/** The refusal names one code only, so that each guess costs an attempt. */
function unknownCode(code: string): StoreError {
  return refuse('unknown_promo_code', { code }, { [code]: fault('unknown') })
}

/**
 * Returns promo codes in the given order. A code that has not started is treated as unknown.
 * @throws StoreError 404 `unknown_promo_code`; 429 after too many of them
 */
async function findCodes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { customer }: Session,
  codes: readonly string[],
): Promise<repo.PromotionRow[]> {
  const at = now()
  let found = new Map<string, repo.PromotionRow>()
  const looking = outsideRequest(() =>
    db.transaction(async (tx) => {
      await enforceRateLimit(tx, { ...guesses, key: customer.id, now: at })
      found = new Map((await repo.findStarted(tx, codes, at)).map((row) => [row.code, row]))
      // Roll back the count if all codes are known, because only failures count.
      if (found.size === codes.length) tx.rollback()
    }),
  )
  await looking.catch(allowRollback)
  return codes.map((code) => {
    const promotion = found.get(code)
    if (!promotion) throw unknownCode(code)
    return promotion
  })
}

type Schemas = components['schemas']

/** Maximum number of codes on a cart. */
const codesPerCart = promoCodesRequestLimits.promo_codes.maxItems

/**
 * Converts the discount of a cart's or an order's code.
 * @param discount in minor units
 */
export function toPromotion(promotion: PromotionValue, discount: Minor, currencyCode: string): Schemas['Promotion'] {
  return { ...toPromotionValue(promotion), discount_total: toMajor(discount), currency_code: currencyCode }
}

/** Creates the operations on the promo codes of the company's open cart. */
export function createPromotionsService(context: Context) {
  const { db, now } = context

  return {
    /** Returns the codes in the order they were added. Codes that do not apply have a discount of zero. */
    async list(session: Session): Promise<Schemas['PromoCodeList']> {
      const { id, currency, promotions } = await loadCart(db, session, termsAt(context, now()))
      return {
        carts:
          id === null
            ? []
            : [
                {
                  id,
                  promotions: promotions.map((promotion) => toPromotion(promotion, promotion.discount, currency)),
                },
              ],
      }
    },

    /**
     * Adds codes, all or none. A code on the cart stays, and is refused if it does not apply.
     * @throws StoreError 404 `unknown_promo_code`; 429 after too many of them; 409 `promo_code_ended`,
     * `promo_code_used_up`, `promo_code_minimum` or `too_many_promo_codes`
     */
    async add(session: Session, input: readonly string[]): Promise<Cart> {
      const found = await findCodes(context, session, normalizeCodes(input))
      return changeCart(context, session, async (tx, cart, at) => {
        const applied = await findCartPromotions(tx, cart.id, session.company.id)
        const added = found.filter(({ id }) => !applied.some((promotion) => promotion.id === id))
        if (applied.length + added.length > codesPerCart) {
          throw refuse('too_many_promo_codes', { most: codesPerCart })
        }
        const next = (applied.at(-1)?.position ?? -1) + 1
        const rows = added.map(({ id }, index) => ({ cartId: cart.id, promotionId: id, position: next + index }))
        await repo.insertCartPromotions(tx, rows)
        const { promotions } = await priceContent(tx, cart, session, termsAt(context, at))
        assertApplying(promotions.filter(({ id }) => found.some((promotion) => promotion.id === id)))
      })
    },

    /** Removes codes; those not on the cart are ignored. */
    remove: (session: Session, input: readonly string[]): Promise<Cart> =>
      changeCart(context, session, (tx, cart) => repo.deleteCartPromotions(tx, cart.id, normalizeCodes(input))),
  }
}

export type PromotionsService = ReturnType<typeof createPromotionsService>
