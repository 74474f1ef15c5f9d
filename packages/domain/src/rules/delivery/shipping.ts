import { countryCodeValues } from '@skafferi/api/limits'
import { toMajor, type Minor } from '../pricing/money'
import type { CountryCode } from '../tax/tax-rates'
import type { DeliverySettings, ShippingRate } from './delivery-settings'

/** The part of the settings that decides the delivery option. */
export type ShippingRates = Pick<DeliverySettings, 'options'>

/** The part of an option that decides when it applies. */
type Threshold = Pick<ShippingRate, 'goodsFrom'>

/** Returns the options to a country; none if it is not delivered to. */
export function optionsTo<Option extends Pick<ShippingRate, 'countries'>>(
  { options }: { options: readonly Option[] },
  country: CountryCode,
): Option[] {
  return options.filter(({ countries }) => countries.includes(country))
}

/** Returns the countries that are delivered to, in the contract's order (Specification (shopping) §5). */
export function deliveredCountries(rates: ShippingRates): CountryCode[] {
  return countryCodeValues.filter((country) => optionsTo(rates, country).length > 0)
}

/**
 * Returns the option that applies to a net value of goods before discount: the one with the highest threshold that is
 * reached, the first of equal ones.
 * @param options those to the destination country
 * @returns null if none is reached
 */
export function optionAt<Option extends Threshold>(options: readonly Option[], goods: Minor): Option | null {
  const reached = options.filter(({ goodsFrom }) => goodsFrom <= goods)
  return reached.reduce<Option | null>((best, each) => (best && best.goodsFrom >= each.goodsFrom ? best : each), null)
}

/** Returns the delivery option for a country and a net value of goods before discount; null if there is none. */
export function shippingFor(rates: ShippingRates, country: CountryCode, goods: Minor): ShippingRate | null {
  return optionAt(optionsTo(rates, country), goods)
}

/**
 * Returns the value of goods from which delivery becomes free.
 * @param options those to the destination country
 * @returns null if it never is free, or always
 */
export function freeFrom(options: readonly Pick<ShippingRate, 'goodsFrom' | 'amount'>[]): Minor | null {
  const thresholds = options.map(({ goodsFrom }) => goodsFrom).sort((a, b) => a - b)
  return thresholds.find((goods) => optionAt(options, goods)?.amount === 0) || null
}

/** Converts an option to the contract's format, in decimal major units. */
export function toShippingOption({ id, name, amount, goodsFrom, days, isMaxCalendar }: ShippingRate) {
  const { min, max } = days
  return {
    id,
    name,
    amount: toMajor(amount),
    goods_from: toMajor(goodsFrom),
    days: { min, max, is_max_calendar: isMaxCalendar },
  }
}
