import { missingFor, promotionDiscounts } from '@skafferi/domain/rules/pricing/promotion'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { shopCurrency } from '../../../platform/currency'
import { conflict, type Params } from '../../../platform/http/errors'
import type { CartPromotionRow } from './cart.promotions.repo'

/** Reason why a code of a cart gives no discount. */
export interface PromotionProblem {
  code: 'promo_code_ended' | 'promo_code_used_up' | 'promo_code_minimum'
  /** A sentence. */
  message: string
  /** Values in the message. */
  params: Params
}

/** A code of a cart with its discount. */
export interface PricedPromotion extends CartPromotionRow {
  discount: Minor
  /** Null if it applies. */
  problem: PromotionProblem | null
}

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: shopCurrency })

function isUsedUp(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit
}

function problemOf(promotion: CartPromotionRow, goods: Minor, now: Date): PromotionProblem | null {
  const params = { code: promotion.code }
  const name = `The promo code ${promotion.code}`
  if (promotion.endsAt && promotion.endsAt <= now) {
    return { code: 'promo_code_ended', message: `${name} has ended.`, params }
  }
  if (isUsedUp(promotion.timesUsed, promotion.usageLimit)) {
    return { code: 'promo_code_used_up', message: `${name} is used up.`, params: { ...params, by: 'all' } }
  }
  if (isUsedUp(promotion.timesUsedByCompany, promotion.usageLimitPerCompany)) {
    const message = `${name} is used up: your company has ordered with it before.`
    return { code: 'promo_code_used_up', message, params: { ...params, by: 'company' } }
  }
  const missing = missingFor(promotion, goods)
  if (missing === 0) return null
  const [minimum, shortfall] = [promotion.minimum, missing].map((amount) => money.format(toMajor(amount)))
  const message = `${name} needs goods for ${minimum}; add ${shortfall}.`
  const amounts = { minimum: toMajor(promotion.minimum), missing: toMajor(missing), currency_code: shopCurrency }
  return { code: 'promo_code_minimum', message, params: { ...params, ...amounts } }
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
  const fields = Object.fromEntries(refused.map(({ name, problem }) => [name, problem.message]))
  throw conflict(first.problem.code, first.problem.message, fields, first.problem.params)
}
