import { cleanIdentifier } from '../text/typed-text'
import type { CountryCode } from '../tax/tax-rates'

/** Formats of postal codes, without spaces and country prefix. */
const formats: Readonly<Record<CountryCode, RegExp>> = {
  se: /^\d{5}$/,
  no: /^\d{4}$/,
  dk: /^\d{4}$/,
  fi: /^\d{5}$/,
  de: /^\d{5}$/,
  us: /^\d{5}(\d{4})?$/,
  gb: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/,
}

/** Country prefixes of postal codes: "SE-413 04", "SE41304", "D 10115". */
const letters: Readonly<Record<CountryCode, RegExp>> = {
  se: /^(SE|S)[ -]*(?=\d)/i,
  no: /^(NO|N)[ -]*(?=\d)/i,
  dk: /^(DK)[ -]*(?=\d)/i,
  fi: /^(FI|FIN)[ -]*(?=\d)/i,
  de: /^(DE|D)[ -]*(?=\d)/i,
  us: /^(USA?)[ -]*(?=\d)/i,
  gb: /^(GB|UK)[ -]+/i,
}

/** Returns a postal code to send and store: in the country's format, without country prefix and pasted extras. */
export function cleanPostalCode(country: CountryCode, postalCode: string): string {
  return cleanIdentifier(postalCode).replace(letters[country], '')
}

/** True if a postal code has the country's format; spaces and hyphens are ignored. */
export function isPostalCodeOf(country: CountryCode, postalCode: string): boolean {
  return formats[country].test(cleanPostalCode(country, postalCode).toUpperCase().replace(/[ -]/g, ''))
}
