import { cleanIdentifier } from '../format/typed-text.rules'

/** What is known of a VAT number: whether somebody asked, and what the answer was. */
export type VatIdStatus = 'unchecked' | 'valid' | 'invalid' | 'unavailable'

/** Who says what is known of a VAT number. */
export type VatIdSource = 'vies' | 'operator'

/** A company's VAT number with what is known of it. */
export interface CheckedVatId {
  /** As `normalizeVatId` writes it; null where the company has given none. */
  vatId: string | null
  vatIdStatus: VatIdStatus
  /** Who said so: the register of the Union, or an operator; null where nobody was asked. */
  vatIdSource: VatIdSource | null
  /** When it was last said to be valid; null where it never was. */
  vatIdValidAt: Date | null
}

/** How long the register's last word counts while it cannot be asked, in days. */
export const validDays = 30

const day = 24 * 60 * 60 * 1000

/** How numbers of member states of the European Union are written behind their two letters. */
const inUnion: Readonly<Record<string, RegExp>> = {
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

/** And of the other countries the shop delivers to. The United States have none. */
const outside: Readonly<Record<string, RegExp>> = {
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  NO: /^\d{9}(MVA)?$/,
}

/** A number as it is kept and compared: capitals, without blanks, dots and hyphens. */
export function normalizeVatId(text: string): string {
  return cleanIdentifier(text).toUpperCase().replace(/[ .-]/g, '')
}

/** The country of a number as its two letters say it, "SE" or "EL"; null where it is not written like a VAT number. */
export function vatIdCountry(vatId: string): string | null {
  const country = vatId.slice(0, 2)
  const format = inUnion[country] ?? outside[country]
  return format?.test(vatId.slice(2)) ? country : null
}

/** Whether a number is one of a member state, which is the only kind that the register of the Union knows. */
export function isUnionVatId(vatId: string): boolean {
  const country = vatIdCountry(vatId)
  return country !== null && country in inUnion
}

/**
 * Whether goods may be sold on the strength of a number. An operator's word counts until somebody changes it; the
 * register's counts for 30 days, also while the register cannot be asked.
 */
export function countsAsValid(checked: CheckedVatId, now: Date): boolean {
  const { vatId, vatIdStatus: status, vatIdSource: source, vatIdValidAt: validAt } = checked
  if (vatId === null) return false
  if (status === 'valid' && source === 'operator') return true
  if (status !== 'valid' && status !== 'unavailable') return false
  return validAt !== null && now.getTime() - validAt.getTime() <= validDays * day
}

/** What is wrong with a number as somebody typed it: nothing typed, no letters of a country, or not as that writes it. */
export type VatIdFault = 'empty' | 'no_country' | 'format'

/** What is wrong with a number as somebody typed it; null where it is written like one. */
export function vatIdFault(text: string): VatIdFault | null {
  const vatId = normalizeVatId(text)
  if (vatId === '') return 'empty'
  if (vatIdCountry(vatId) !== null) return null
  const country = vatId.slice(0, 2)
  return Object.hasOwn(inUnion, country) || Object.hasOwn(outside, country) ? 'format' : 'no_country'
}
