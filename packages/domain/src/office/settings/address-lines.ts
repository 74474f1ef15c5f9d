import type { components } from '@skafferi/api/admin'
import { findDeliveryCountry } from '../../rules/registration/delivery-country'

type Profile = Pick<components['schemas']['ShopProfile'], 'name' | 'legal_name' | 'address' | 'country'>

/**
 * Returns the lines of the shop's address between its name and its country. Sellers who write it as on an envelope
 * begin with the one and end with the other.
 */
export function addressLines({ name, legal_name, address, country }: Profile): readonly string[] {
  const lines = address.filter((line) => line !== name && line !== legal_name)
  return findDeliveryCountry(lines.at(-1) ?? '') === country ? lines.slice(0, -1) : lines
}
