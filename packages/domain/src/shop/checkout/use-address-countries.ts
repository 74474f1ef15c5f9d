import { countryCodeValues } from '@skafferi/api/limits'
import { deliveredCountries } from '../../rules/delivery/shipping'
import { useShop } from '../shop-context'
import type { AddressKind } from './checkout.queries'

/** The countries to offer for each kind of address, in the contract's order: ISO 3166 codes in lower case. */
export type AddressCountries = Readonly<Record<AddressKind, readonly string[]>>

/** A delivery address is in a country that the shop delivers to; a billing address may be in another one. */
export function useAddressCountries(): AddressCountries {
  return { shipping: deliveredCountries(useShop().delivery), billing: countryCodeValues }
}
