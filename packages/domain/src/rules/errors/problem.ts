/** Field errors that have their own text in forms. */
export type FieldFault = 'required' | 'too_long' | 'format' | 'not_allowed' | 'past'

/** The beginnings of the texts in the `fields` of an error response. Details may follow, e.g. the maximum length. */
export const fieldFaultTexts: Readonly<Record<FieldFault, string>> = {
  required: 'is required',
  too_long: 'is longer than',
  format: 'has an invalid format',
  not_allowed: 'must be one of',
  past: 'must not be before today',
}

const fieldFaults = Object.keys(fieldFaultTexts) as FieldFault[]

/** Parses the store's error text about a field; null for other texts. */
export function toFieldFault(text: string): FieldFault | null {
  return fieldFaults.find((fault) => text.startsWith(fieldFaultTexts[fault])) ?? null
}
