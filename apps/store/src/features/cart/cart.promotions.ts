import { missingFor, promotionDiscounts } from '@skafferi/domain/cart/promotion.rules'
import { toMajor, type Minor } from '@skafferi/domain/format/money.rules'
import { shopCurrency } from '../../currency'
import { conflict } from '../../http/errors'
import type { CartPromotionRow } from './cart.promotions.repo'

/** Why a code on a cart takes nothing off. */
export interface PromotionProblem {
  code: 'promo_code_ended' | 'promo_code_used_up' | 'promo_code_minimum'
  /** A sentence. */
  message: string
}

/** A code on a cart with what it takes off. */
export interface PricedPromotion extends CartPromotionRow {
  discount: Minor
  /** Null where it applies. */
  problem: PromotionProblem | null
}

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: shopCurrency })

function reaches(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit
}

function problemOf(promotion: CartPromotionRow, goods: Minor, now: Date): PromotionProblem | null {
  const name = `The promo code ${promotion.code}`
  if (promotion.endsAt && promotion.endsAt <= now) return { code: 'promo_code_ended', message: `${name} has ended.` }
  if (reaches(promotion.timesUsed, promotion.usageLimit)) {
    return { code: 'promo_code_used_up', message: `${name} is used up.` }
  }
  if (reaches(promotion.timesUsedByCompany, promotion.usageLimitPerCompany)) {
    return { code: 'promo_code_used_up', message: `${name} is used up: your company has ordered with it before.` }
  }
  const missing = missingFor(promotion, goods)
  if (missing === 0) return null
  const [needed, lacking] = [promotion.minimum, missing].map((amount) => money.format(toMajor(amount)))
  return { code: 'promo_code_minimum', message: `${name} needs goods of ${needed}: ${lacking} is missing.` }
}

/** What each code on a cart with so many goods takes off. One that does not apply stays there and takes nothing off. */
export function pricePromotions(rows: readonly CartPromotionRow[], goods: Minor, now: Date): PricedPromotion[] {
  const checked = rows.map((row) => ({ ...row, problem: problemOf(row, goods, now) }))
  const applying = checked.filter(({ problem }) => problem === null)
  const discounts = promotionDiscounts(goods, applying)
  const byId = new Map(applying.map(({ id }, index) => [id, discounts[index]]))
  return checked.map((promotion) => ({ ...promotion, discount: byId.get(promotion.id) ?? 0 }))
}

/** @throws StoreError 409 with the problem of the first code that does not apply; all of them stand in the fields */
export function assertApplying(promotions: readonly PricedPromotion[]): void {
  const refused = promotions.flatMap(({ code, problem }) => (problem ? [{ name: code, problem }] : []))
  const [first] = refused
  if (!first) return
  const fields = Object.fromEntries(refused.map(({ name, problem }) => [name, problem.message]))
  throw conflict(first.problem.code, first.problem.message, fields)
}
