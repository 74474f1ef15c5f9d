import type { components } from '@skafferi/api/admin'
import { countryLanguages } from '../../rules/registration/delivery-country'

type Profile = Pick<components['schemas']['ShopProfile'], 'name' | 'legal_name' | 'address' | 'country'>

/** True for the name of a country in one of the languages. */
const isNameOf = (line: string | undefined, country: string) =>
  countryLanguages.some(
    (language) => new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase()) === line?.trim(),
  )

/**
 * Returns the lines of the shop's address between its name and its country. Sellers who write it as on an envelope
 * begin with the one and end with the other.
 */
export function addressLines({ name, legal_name, address, country }: Profile): readonly string[] {
  const lines = address.filter((line) => line !== name && line !== legal_name)
  return isNameOf(lines.at(-1), country) ? lines.slice(0, -1) : lines
}
