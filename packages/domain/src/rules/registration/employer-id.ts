import { cleanIdentifier } from '../text/typed-text'
import { findDeliveryCountry } from './delivery-country'

/** Maximum length of an employer id, without spaces and hyphens (Specification (accounts) §5). */
export const employerIdLimit = 10

/** Normalizes an employer id or a DUNS number for storage and comparison: removes spaces and hyphens. */
export function normalizeEmployerId(text: string): string {
  return cleanIdentifier(text).replace(/[ -]/g, '')
}

/** Digits of a company's number in the registers of the Nordic countries. */
const nordicDigits = { se: 10, no: 9, dk: 8, fi: 8 } as const

/** A country whose register the shop knows. */
export type NordicCountry = keyof typeof nordicDigits

/** Weights of a Finnish number's digits, except the check digit. */
const finnishWeights = [7, 9, 10, 5, 8, 4, 2]

/** The last digit of a Finnish number follows from the seven before it; no number has the remainder 1. */
function isFinnish(digits: string): boolean {
  const sum = finnishWeights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const remainder = sum % 11
  return remainder !== 1 && Number(digits[7]) === (11 - remainder) % 11
}

/** Returns the Nordic country that a text names, where numbers have a fixed format; null for others. */
export function nordicCountryOf(country: string): NordicCountry | null {
  const code = findDeliveryCountry(country)
  return code && code in nordicDigits ? (code as NordicCountry) : null
}

/** Why a number is not one of its country: too few or too many digits, or a check digit that does not follow. */
export type EmployerIdFault = 'format' | 'check_digit'

/**
 * Checks an employer id against the format of its country: Sweden 10 digits, Norway 9, Denmark 8, Finland 8 with a
 * check digit. Any is valid elsewhere.
 * @param country free text
 */
export function employerIdFault(country: string, employerId: string): EmployerIdFault | null {
  const nordic = nordicCountryOf(country)
  if (nordic === null) return null
  const digits = normalizeEmployerId(employerId)
  if (!/^\d+$/.test(digits) || digits.length !== nordicDigits[nordic]) return 'format'
  return nordic === 'fi' && !isFinnish(digits) ? 'check_digit' : null
}

/** True if an employer id has the format of its country; see `employerIdFault`. */
export const isEmployerIdOf = (country: string, employerId: string): boolean =>
  employerIdFault(country, employerId) === null
