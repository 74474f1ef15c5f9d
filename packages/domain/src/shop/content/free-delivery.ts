import { freeFrom, optionsTo } from '../../rules/delivery/shipping'
import { formatRoundMoney, shopCurrency } from '../../platform/format'
import type { Shop } from '../shop-context'

/**
 * Returns the lowest value of goods from which delivery to a country is free, formatted ("€140"); undefined if there is
 * none.
 */
export function freeDeliveryFrom({ delivery, locale }: Pick<Shop, 'delivery' | 'locale'>): string | undefined {
  const countries = new Set(delivery.options.flatMap((option) => option.countries))
  const thresholds = [...countries].flatMap((country) => freeFrom(optionsTo(delivery, country)) ?? [])
  return thresholds.length > 0 ? formatRoundMoney(Math.min(...thresholds), shopCurrency, locale) : undefined
}
