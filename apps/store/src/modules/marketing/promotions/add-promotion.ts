import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, refuse } from '../../../platform/http/errors'
import { priceContextOf } from '../../pricing'
import { normalizeCode, toPromotionValue } from './promotion-code'
import { checkPromotion, type CheckedPromotion, type NewPromotion } from './check-promotion'
import * as repo from './promotions.repo'

/** A promo code as an operator sees it. */
export type OperatorPromotion = ReturnType<typeof toOperatorPromotion>

/** Converts a promo code for an operator. */
export function toOperatorPromotion({ promotion, timesUsed }: repo.UsedPromotion) {
  return {
    ...toPromotionValue(promotion),
    currency_code: promotion.currencyCode,
    starts_at: promotion.startsAt.toISOString(),
    ends_at: promotion.endsAt?.toISOString() ?? null,
    minimum: toMajor(promotion.minimum),
    usage_limit: promotion.usageLimit,
    usage_limit_per_company: promotion.usageLimitPerCompany,
    times_used: timesUsed,
    created_at: promotion.createdAt.toISOString(),
  }
}

/** Returns the recorded state of a promo code, with amounts in major units for display. */
export function toRecord({
  startsAt,
  endsAt,
  minimum,
  usageLimit,
  usageLimitPerCompany,
  ...kind
}: CheckedPromotion): CheckedPromotion {
  return { ...toPromotionValue(kind), startsAt, endsAt, minimum: toMajor(minimum), usageLimit, usageLimitPerCompany }
}

/** Creates the operations on promo codes. */
export function createPromotionsOperator(context: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  const { db, now } = context
  async function show(tx: Database, id: string): Promise<OperatorPromotion> {
    const found = await repo.findPromotion(tx, id)
    if (!found) throw new Error('The new promo code was not found.')
    return toOperatorPromotion(found)
  }

  return {
    /**
     * Adds a promo code.
     * @param id new by default
     * @throws StoreError 400 `invalid_request` naming the fields; 409 `code_taken`
     */
    addPromotion: (input: NewPromotion, id = newId('promo', now())): Promise<OperatorPromotion> =>
      db.transaction(async (tx) => {
        const at = now()
        const checked = checkPromotion(input, at, context.timeZone)
        const { currency: currencyCode } = priceContextOf(undefined, at)
        const isInserted = await repo.insertPromotion(tx, { id, currencyCode, createdAt: at, ...checked })
        if (!isInserted) throw refuse('code_taken', { code: checked.code }, { code: fault('taken') })
        await recordOperatorEvent(tx, { at, action: 'promotion.added', subjectId: id, after: toRecord(checked) })
        return show(tx, id)
      }),

    /**
     * Ends a promo code: carts lose the discount, orders keep it.
     * @throws StoreError 404 `unknown_promo_code`; 409 `promo_code_ended`
     */
    endPromotion: (input: string): Promise<OperatorPromotion> =>
      db.transaction(async (tx) => {
        const code = normalizeCode(input)
        const promotion = await repo.lockPromotion(tx, code)
        if (!promotion) throw refuse('unknown_promo_code', { code })
        const { id, endsAt } = promotion
        const at = now()
        if (endsAt && endsAt <= at) throw refuse('promo_code_ended', { code })
        await repo.updatePromotion(tx, id, { endsAt: at })
        await recordOperatorEvent(tx, {
          at,
          action: 'promotion.ended',
          subjectId: id,
          before: { endsAt },
          after: { endsAt: at },
        })
        return show(tx, id)
      }),
  }
}
