import { missingFor, promotionDiscounts } from '@skafferi/domain/rules/pricing/promotion'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { faultOf, refuse, type StoreError } from '../../../platform/http/errors'
import type { CartPromotionRow } from './cart-promotions.repo'

/** Why a code of a cart gives no discount. */
export interface PromotionProblem {
  reason: 'ended' | 'used_up' | 'minimum'
  /** The refusal of an order with it. */
  refusal: StoreError
}

/** A code of a cart with its discount. */
export interface PricedPromotion extends CartPromotionRow {
  discount: Minor
  /** Null if it applies. */
  problem: PromotionProblem | null
}

function isUsedUp(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit
}

function problemOf(promotion: CartPromotionRow, goods: Minor, now: Date): PromotionProblem | null {
  const { code } = promotion
  if (promotion.endsAt && promotion.endsAt <= now) {
    return { reason: 'ended', refusal: refuse('promo_code_ended', { code }) }
  }
  const isUsedUpForAll = isUsedUp(promotion.timesUsed, promotion.usageLimit)
  if (isUsedUpForAll || isUsedUp(promotion.timesUsedByCompany, promotion.usageLimitPerCompany)) {
    const by = isUsedUpForAll ? 'all' : 'company'
    return { reason: 'used_up', refusal: refuse('promo_code_used_up', { code, by }) }
  }
  const missing = missingFor(promotion, goods)
  if (missing === 0) return null
  const currency_code = promotion.currencyCode
  const amounts = { minimum: toMajor(promotion.minimum), missing: toMajor(missing), currency_code }
  return { reason: 'minimum', refusal: refuse('promo_code_minimum', { code, ...amounts }) }
}

/**
 * Returns the discount of each code for the given goods. A code that does not apply stays in the cart without a
 * discount.
 */
export function pricePromotions(rows: readonly CartPromotionRow[], goods: Minor, now: Date): PricedPromotion[] {
  const checked = rows.map((row) => ({ ...row, problem: problemOf(row, goods, now) }))
  const applying = checked.filter(({ problem }) => problem === null)
  const discounts = promotionDiscounts(goods, applying)
  const byId = new Map(applying.map(({ id }, index) => [id, discounts[index]]))
  return checked.map((promotion) => ({ ...promotion, discount: byId.get(promotion.id) ?? 0 }))
}

/** @throws StoreError 409 with the problem of the first code that does not apply; `fields` has all of them */
export function assertApplying(promotions: readonly PricedPromotion[]): void {
  const refused = promotions.flatMap(({ code, problem }) => (problem ? [{ name: code, problem }] : []))
  const [first] = refused
  if (!first) return
  const fields = Object.fromEntries(refused.map(({ name, problem }) => [name, faultOf(problem.refusal)]))
  throw first.problem.refusal.with({ fields })
}
