import { formatShopAmount } from '../pricing/shop-amount'
import { freeFrom, optionsTo, type ShippingRates } from './shipping'

/** Returns the lowest value of goods with free delivery to a country, formatted ("€140"); null if there is none. */
export function freeDeliveryFrom(delivery: ShippingRates, locale: string): string | null {
  const countries = new Set(delivery.options.flatMap((option) => option.countries))
  const thresholds = [...countries].flatMap((country) => freeFrom(optionsTo(delivery, country)) ?? [])
  if (thresholds.length === 0) return null
  return formatShopAmount(Math.min(...thresholds), locale)
}
