import { cleanIdentifier } from '../text/typed-text'

/** Maximum length of a typed GTIN, including separators. */
const maxTypedLength = 40

/** True if a text can be a GTIN: 8, 12, 13 or 14 digits. */
export function isGtin(text: string): boolean {
  return /^\d{8}(?:\d{4,6})?$/.test(text)
}

/** Returns the digits of a typed GTIN, without spaces and hyphens. Other characters remain. */
export function gtinDigits(text: string): string {
  return cleanIdentifier(text.slice(0, maxTypedLength)).replace(/[ '-]/g, '')
}

/**
 * Returns the stored form of a GTIN: 8, 13 or 14 digits. A UPC of 12 digits is a GTIN-13 without its leading zero; a
 * GTIN-14 that begins with 0 is the GTIN-13 after it.
 */
export function storedGtin(digits: string): string {
  if (digits.length === 14 && digits.startsWith('0')) return digits.slice(1)
  return digits.length === 12 ? `0${digits}` : digits
}

/**
 * Checks the GTIN's check digit: from the right, digits have the weights 1 and 3 (GS1 General Specifications, section
 * 7.9).
 */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The lengths of a GTIN. */
const lengths = [8, 12, 13, 14]

/**
 * Returns a GTIN in all its lengths, with and without leading zeros: equal GTINs are the same if padded to 14 digits.
 * Spreadsheets remove leading zeros, and systems store different lengths. Empty if the text has another length or other
 * characters.
 */
export function gtinForms(text: string): string[] {
  if (!isGtin(text)) return []
  const significant = text.replace(/^0+/, '')
  if (significant === '') return []
  return lengths.filter((length) => length >= significant.length).map((length) => significant.padStart(length, '0'))
}
