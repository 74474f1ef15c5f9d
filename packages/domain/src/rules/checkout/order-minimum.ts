import type { Minor } from '../pricing/money'

/** Returns the value missing to the order minimum; 0 if none is, or there is no minimum. */
export function missingToMinimum(goods: Minor, minimum: Minor | null): Minor {
  return minimum === null ? 0 : Math.max(0, minimum - goods)
}
