import { formatShopAmount } from '../pricing/shop-amount'
import type { ShippingRate } from './delivery-settings'
import { freeFrom, optionsTo } from './shipping'

/** Returns the lowest value of goods with free delivery to a country, formatted ("€140"); null if there is none. */
export function freeDeliveryFrom(
  delivery: { options: readonly Pick<ShippingRate, 'countries' | 'amount' | 'goodsFrom'>[] },
  locale: string,
): string | null {
  const countries = new Set(delivery.options.flatMap((option) => option.countries))
  const thresholds = [...countries].flatMap((country) => freeFrom(optionsTo(delivery, country)) ?? [])
  if (thresholds.length === 0) return null
  return formatShopAmount(Math.min(...thresholds), locale)
}
