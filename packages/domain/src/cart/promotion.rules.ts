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

/**
 * Divides a discount among lines by what their goods cost, in whole cents that add up to it exactly. Cents that are
 * left over go to the lines with the largest remainders, of equal ones to the first. No line gets more than it costs.
 * @param discount at most the sum of the goods
 * @param goods of each line
 */
export function spreadDiscount(discount: Minor, goods: readonly Minor[]): Minor[] {
  const sum = goods.reduce((total, each) => total + each, 0)
  if (sum === 0) return goods.map(() => 0)
  // Discount times goods outgrows what a double holds exactly.
  const products = goods.map((each) => BigInt(each) * BigInt(discount))
  const shares = products.map((product) => Number(product / BigInt(sum)))
  const remainders = products.map((product) => Number(product % BigInt(sum)))
  const leftOver = discount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, leftOver).map(({ index }) => index))
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0))
}
