/** The parts of an address that identify a place. */
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

/** Identifies the place of an address, regardless of case, blanks, punctuation and recipient. */
export function placeKey({ company, address_1, address_2, postal_code, city, country_code }: PlaceParts): string {
  const code = plain(postal_code).replaceAll(' ', '')
  return [company ?? '', address_1, address_2 ?? '', code, city, country_code].map(plain).join('|')
}
