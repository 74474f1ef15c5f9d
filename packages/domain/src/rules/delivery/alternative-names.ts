import type { ShippingRate } from './delivery-settings'
import type { ShippingRates } from './shipping'

/**
 * Returns the names of the options that leave a choice: another one applies to the same orders, which go to the same
 * country and have the same value of goods. Steps by value and options of other countries leave none.
 */
export function alternativeNames({ options }: ShippingRates): string[] {
  const isAlternative = (one: ShippingRate, other: ShippingRate) =>
    one.name !== other.name &&
    one.goodsFrom === other.goodsFrom &&
    one.countries.some((country) => other.countries.includes(country))
  const found = options.filter((one) => options.some((other) => isAlternative(one, other)))
  return [...new Set(found.map(({ name }) => name))]
}
