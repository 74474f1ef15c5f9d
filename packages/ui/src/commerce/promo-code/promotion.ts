import type { Load } from '../load'

/** A promo code on the cart, ready to show. */
export interface PromotionView {
  /** As the store writes it. */
  code: string
  /** What it takes off by its own terms: a share of the goods ("10%") or an amount ("€50.00"). */
  reduction: { kind: 'share' | 'amount'; text: string }
  /** What it takes off this cart ("−€24.60"); `null` where it takes nothing off at the moment. */
  takesOff: string | null
}

/** The promo codes of the cart: on their way, not to be had, or there, in the order they were added. */
export type PromoCodes = Load<{ promotions: readonly PromotionView[] }>
