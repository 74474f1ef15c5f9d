import { toMajor, type Minor } from '../pricing/money'
import type { CountryCode } from '../tax/tax-rates'

/** Codes of the delivery options. */
export type ShippingOptionId = 'courier' | 'local_shipping' | 'ups_ground' | 'global_export'

/** A delivery option of the shop. */
export interface ShippingRate {
  id: ShippingOptionId
  /** The carrier's or service's own name; not translated. */
  name: string
  /** Net price. */
  amount: Minor
  /** Minimum value of goods; undefined if there is none. */
  free_from?: Minor
  /** Transit time in working days. */
  days: { min: number; max: number }
  /** True if `days.max` counts calendar days: "up to one week" is seven of them. */
  isMaxCalendar?: boolean
}

/** Net value of goods, before discount, from which courier delivery is free. */
export const freeShippingFrom: Minor = 140_00

/**
 * The delivery options. The product page, the free-delivery notice and all totals use them (Specification (shopping)
 * §2, product detail; Specification (accounts) §2, home).
 */
const rates: Readonly<{ [Id in ShippingOptionId]: ShippingRate & { id: Id } }> = {
  courier: { id: 'courier', name: 'Courier', amount: 0, free_from: freeShippingFrom, days: { min: 2, max: 4 } },
  local_shipping: {
    id: 'local_shipping',
    name: 'Local Shipping',
    amount: 19_00,
    days: { min: 1, max: 7 },
    isMaxCalendar: true,
  },
  ups_ground: { id: 'ups_ground', name: 'UPS Ground', amount: 29_00, days: { min: 4, max: 6 } },
  global_export: { id: 'global_export', name: 'Global Export', amount: 39_00, days: { min: 3, max: 4 } },
}

/** All delivery options, from courier to export. */
export const shippingOptions: readonly ShippingRate[] = Object.values(rates)

/** Countries without courier delivery: each has one option, regardless of the order value. */
const overseas: Readonly<Partial<Record<CountryCode, ShippingOptionId>>> = { gb: 'ups_ground', us: 'global_export' }

/** Returns the delivery option for a country and a net value of goods before discount. */
export function shippingFor(country: CountryCode, goods: Minor): ShippingRate {
  return rates[overseas[country] ?? (goods >= freeShippingFrom ? 'courier' : 'local_shipping')]
}

/** True if there is free delivery to the country. */
export function hasFreeShipping(country: CountryCode): boolean {
  return overseas[country] === undefined
}

/** Converts an option to the contract's format, in decimal major units. */
export function toShippingOption({ id, name, amount, days }: ShippingRate) {
  return { id, name, amount: toMajor(amount), days }
}
