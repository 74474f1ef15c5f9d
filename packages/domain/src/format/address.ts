import type { Address } from '@skafferi/api'

/** An address line by line as on a parcel, without what was left empty and without the country's name. */
export function addressLines(address: Address): string[] {
  const { first_name, last_name, company, address_1, address_2, postal_code, city, province, phone } = address
  const place = `${postal_code} ${city}, ${province}`
  const lines = [`${first_name} ${last_name}`, company, address_1, address_2, place, phone]
  return lines.filter((line): line is string => Boolean(line))
}
