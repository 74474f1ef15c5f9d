/** What a buyer may note on a cart; what is left out stays as it is. */
export interface ReferencesInput {
  po_number?: string
  customer_reference?: string
  note?: string
  reception_hours?: string
}

/** What is noted on a cart; null where nothing is. */
export type References = { [Name in keyof Required<ReferencesInput>]: string | null }

/** What a request changes about a cart's references: texts without space around them, null where nothing is left. */
export function changedReferences(input: ReferencesInput): Partial<References> {
  const given = Object.entries(input).flatMap(([name, text]: [string, string | undefined]) =>
    text === undefined ? [] : [[name, text.trim() || null]],
  )
  return Object.fromEntries(given)
}
