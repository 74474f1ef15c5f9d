import type { Promotion, components } from '@skafferi/api'
import { formatMoney, formatPercent, toMinor } from '../../platform/format'

/** The store's answer about the promo codes of the open cart. */
export type PromoCodeList = components['schemas']['PromoCodeList']

/** A promo code on the cart. */
export interface PromotionView {
  /** In the store's spelling. */
  code: string
  /** Its terms: a share of the goods ("10%"), or an amount ("€50.00"). */
  reduction: { kind: 'share' | 'amount'; text: string }
  /** Its discount on this cart, with a minus sign ("−€24.60"); null if it does not apply at present. */
  discount: string | null
}

/** The promo codes on the cart. */
export interface PromotionsView {
  /** In the order they were added. */
  promotions: readonly PromotionView[]
}

function toPromotionView(promotion: Promotion, locale: string): PromotionView {
  const { code, type, value, discount_total, currency_code } = promotion
  const money = (amount: number) => formatMoney(toMinor(amount), currency_code, locale)
  return {
    code,
    reduction:
      type === 'percentage'
        ? { kind: 'share', text: formatPercent(value, locale) }
        : { kind: 'amount', text: money(value) },
    discount: discount_total > 0 ? money(-discount_total) : null,
  }
}

/** Returns the promo codes of the store's list. Only its first cart counts (Specification (shopping) §3). */
export function promotionsIn({ carts }: PromoCodeList): readonly Promotion[] {
  return carts[0]?.promotions ?? []
}

/** Creates the view of the promo codes on the cart. */
export function toPromotionsView(list: PromoCodeList, locale: string): PromotionsView {
  return { promotions: promotionsIn(list).map((promotion) => toPromotionView(promotion, locale)) }
}

/** Returns the codes with a discount, as displayed beside it. */
export function discountCodes(promotions: readonly Promotion[]): string[] {
  return promotions.filter(({ discount_total }) => discount_total > 0).map(({ code }) => code)
}
