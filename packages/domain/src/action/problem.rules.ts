/** What is wrong with a field of a request, as far as forms have words of their own for it. */
export type FieldFault = 'required' | 'too_long' | 'format' | 'not_allowed' | 'past'

/** How the store begins to say it in the `fields` of a refusal; details may follow, such as how long it may be. */
export const fieldFaultTexts: Readonly<Record<FieldFault, string>> = {
  required: 'is required',
  too_long: 'is longer than',
  format: 'is not written as expected',
  not_allowed: 'must be one of',
  past: 'must not be before today',
}

const fieldFaults = Object.keys(fieldFaultTexts) as FieldFault[]

/** What the store's text about a field says; null where it says something else. */
export function toFieldFault(text: string): FieldFault | null {
  return fieldFaults.find((fault) => text.startsWith(fieldFaultTexts[fault])) ?? null
}
