import { percentOf, type Minor } from '../format/money.rules'

/** What a promo code takes off. */
export interface Promotion {
  type: 'percentage' | 'fixed'
  /** Percent, or minor units. */
  value: number
}

/** How much is missing until goods, as they are before discount, reach a code's minimum; 0 where nothing is. */
export function missingFor({ minimum }: { minimum: Minor }, goods: Minor): Minor {
  return Math.max(0, minimum - goods)
}

/** What one code takes off goods that cost so much: a percentage half-up, an amount up to what they cost. */
export function discountOf({ type, value }: Promotion, goods: Minor): Minor {
  return Math.min(goods, type === 'percentage' ? percentOf(goods, value) : value)
}

/**
 * What each of several codes takes off, in the order they were added: each on what the goods cost after those before.
 * Only goods are discounted, not shipping; and whether that is free goes by the goods before discount.
 */
export function promotionDiscounts(goods: Minor, promotions: readonly Promotion[]): Minor[] {
  let left = goods
  return promotions.map((promotion) => {
    const discount = discountOf(promotion, left)
    left -= discount
    return discount
  })
}
