import { percentOf, type Minor } from './money'

/** The discount of a promo code. */
export interface Promotion {
  type: 'percentage' | 'fixed'
  /** Percent, or minor units. */
  value: number
}

/** Returns the amount missing to a code's minimum, by the goods before discount; 0 if none is. */
export function missingFor({ minimum }: { minimum: Minor }, goods: Minor): Minor {
  return Math.max(0, minimum - goods)
}

/** Returns a code's discount on goods of a value: a percentage rounded half-up, or an amount up to the value. */
export function discountOf({ type, value }: Promotion, goods: Minor): Minor {
  return Math.min(goods, type === 'percentage' ? percentOf(goods, value) : value)
}

/**
 * Returns the discounts of several codes in the order they were added, each on the value after those before. Only goods
 * are discounted, not shipping; free delivery depends on the goods before discount.
 */
export function promotionDiscounts(goods: Minor, promotions: readonly Promotion[]): Minor[] {
  let left = goods
  return promotions.map((promotion) => {
    const discount = discountOf(promotion, left)
    left -= discount
    return discount
  })
}
