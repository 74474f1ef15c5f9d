import type { Minor } from '../pricing/money'

/**
 * Takes the VAT off a price.
 * @param percent the rate, e.g. 25.5
 */
export function netOf(gross: Minor, percent: number): Minor {
  return Math.round((gross * 100) / (100 + percent))
}
