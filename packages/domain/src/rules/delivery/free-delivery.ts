import { currencyDisplayOf, toMajor } from '../pricing/money'
import { shopCurrency } from '../pricing/shop-currency'
import { freeFrom, optionsTo, type ShippingRates } from './shipping'

/**
 * Returns the lowest value of goods from which delivery to a country is free, formatted with cents only if they are not
 * zero ("€140"); null if there is none.
 */
export function freeDeliveryFrom(delivery: ShippingRates, locale: string): string | null {
  const countries = new Set(delivery.options.flatMap((option) => option.countries))
  const thresholds = [...countries].flatMap((country) => freeFrom(optionsTo(delivery, country)) ?? [])
  if (thresholds.length === 0) return null
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: shopCurrency,
    currencyDisplay: currencyDisplayOf(shopCurrency),
    trailingZeroDisplay: 'stripIfInteger',
  })
  return money.format(toMajor(Math.min(...thresholds)))
}
