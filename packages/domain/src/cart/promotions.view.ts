import type { Promotion, components } from '@skafferi/api'
import { formatMoney, formatPercent, toMinor } from '../format'

/** A promo code on the cart. */
export interface PromotionView {
  code: string
  /** What it takes off by its own terms: a share of the goods ("10%"), or an amount ("€50.00"). */
  reduction: { kind: 'share' | 'amount'; text: string }
  /** What it takes off this cart, with its minus sign; null where it takes nothing off at the moment. */
  takesOff: string | null
}

/** The promo codes on the cart. */
export interface PromotionsView {
  /** In the order they were added. */
  promotions: PromotionView[]
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
    takesOff: discount_total > 0 ? money(-discount_total) : null,
  }
}

/** The store's list: of its carts the first one counts (Specification (shopping) §3). */
export function toPromotionsView({ carts }: components['schemas']['PromoCodeList'], locale: string): PromotionsView {
  return { promotions: (carts[0]?.promotions ?? []).map((promotion) => toPromotionView(promotion, locale)) }
}
