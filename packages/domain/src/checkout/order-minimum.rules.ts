import type { Minor } from '../format/money.rules'

/** What the goods of a cart lack to the shop's order minimum; 0 where they reach it, or where there is none. */
export function missingToMinimum(goods: Minor, minimum: Minor | null): Minor {
  return minimum === null ? 0 : Math.max(0, minimum - goods)
}
