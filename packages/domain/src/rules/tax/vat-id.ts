import { cleanIdentifier } from '../text/typed-text'
import type { CountryCode } from './tax-rates'

/** Result of checking a VAT number, if it was checked. */
export type VatIdStatus = 'unchecked' | 'valid' | 'invalid' | 'unavailable'

/** Source of the check result. */
export type VatIdSource = 'vies' | 'operator'

/** A company's VAT number and its check result. */
export interface CheckedVatId {
  /** As `normalizeVatId` returns it; null if the company has none. */
  vatId: string | null
  vatIdStatus: VatIdStatus
  /** Source of the result: VIES or an operator; null if the number was not checked. */
  vatIdSource: VatIdSource | null
  /** Time of the last positive check; null if there was none. */
  vatIdValidAt: Date | null
}

/** Days for which the last result of VIES counts while VIES is unavailable. */
export const validDays = 30

const day = 24 * 60 * 60 * 1000

/** Formats of the VAT numbers of EU member states, after the country prefix. */
const euFormats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Formats of the other delivery countries. The United States have no VAT numbers. */
const otherFormats: Readonly<Record<string, RegExp>> = {
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  NO: /^\d{9}(MVA)?$/,
}

/** A number in the format of each delivery country. */
const examples: Readonly<Record<CountryCode, string | null>> = {
  se: 'SE123456789001',
  no: 'NO123456789MVA',
  dk: 'DK12345678',
  fi: 'FI12345671',
  us: null,
  gb: 'GB123456789',
  de: 'DE123456789',
}

/** Returns an example of a country's VAT numbers, for fields; null if the country has none. */
export const vatIdExample = (country: CountryCode): string | null => examples[country]

/** Normalizes a number for storage and comparison: capitals, without spaces, dots and hyphens. */
export function normalizeVatId(text: string): string {
  return cleanIdentifier(text).toUpperCase().replace(/[ .-]/g, '')
}

/** Returns the country prefix of a number ("SE", "EL"); null if it does not start with one. */
export function vatIdCountry(vatId: string): string | null {
  const country = vatId.slice(0, 2)
  const format = euFormats[country] ?? otherFormats[country]
  return format?.test(vatId.slice(2)) ? country : null
}

/** Checks whether a number belongs to a member state; VIES knows only these. */
export function isUnionVatId(vatId: string): boolean {
  const country = vatIdCountry(vatId)
  return country !== null && country in euFormats
}

/**
 * Checks whether a number allows reverse charge. An operator's result is valid until changed, a VIES result for 30
 * days, even while VIES is unavailable.
 */
export function countsAsValid(checked: CheckedVatId, now: Date): boolean {
  const { vatId, vatIdStatus: status, vatIdSource: source, vatIdValidAt: validAt } = checked
  if (vatId === null) return false
  if (status === 'valid' && source === 'operator') return true
  if (status !== 'valid' && status !== 'unavailable') return false
  return validAt !== null && now.getTime() - validAt.getTime() <= validDays * day
}

/** Reason why an entered number is invalid: empty, no country prefix, or not in the country's format. */
export type VatIdFault = 'empty' | 'no_country' | 'format'

/** Returns why an entered number is invalid; null if its format is valid. */
export function vatIdFault(text: string): VatIdFault | null {
  const vatId = normalizeVatId(text)
  if (vatId === '') return 'empty'
  if (vatIdCountry(vatId) !== null) return null
  const country = vatId.slice(0, 2)
  return Object.hasOwn(euFormats, country) || Object.hasOwn(otherFormats, country) ? 'format' : 'no_country'
}
