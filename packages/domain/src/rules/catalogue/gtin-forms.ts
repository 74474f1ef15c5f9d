/** The lengths of a GTIN. */
const lengths = [8, 12, 13, 14]

/**
 * Returns a GTIN in all its lengths, with and without leading zeros: equal GTINs are the same if padded to 14 digits.
 * Spreadsheets remove leading zeros, and systems store different lengths. Empty if the text has another length or other
 * characters.
 */
export function gtinForms(text: string): string[] {
  if (!/^\d{8}(?:\d{4,6})?$/.test(text)) return []
  const significant = text.replace(/^0+/, '')
  if (significant === '') return []
  return lengths.filter((length) => length >= significant.length).map((length) => significant.padStart(length, '0'))
}
