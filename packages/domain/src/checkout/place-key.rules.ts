/** The parts of an address that say where it is. */
export interface PlaceParts {
  company: string | null
  address_1: string
  address_2: string | null
  postal_code: string
  city: string
  country_code: string
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim()

/** The place of an address, whatever case, blanks and marks it is written with, and whoever receives there. */
export function placeKey({ company, address_1, address_2, postal_code, city, country_code }: PlaceParts): string {
  const code = plain(postal_code).replaceAll(' ', '')
  return [company ?? '', address_1, address_2 ?? '', code, city, country_code].map(plain).join('|')
}
