/** The references to set on a cart; omitted ones stay. */
export interface ReferencesInput {
  po_number?: string
  customer_reference?: string
  note?: string
  reception_hours?: string
}

/** The references of a cart; null if empty. */
export type References = { [Name in keyof Required<ReferencesInput>]: string | null }

/** Returns the changes of a request: trimmed texts, null if empty. */
export function changedReferences(input: ReferencesInput): Partial<References> {
  const changes = Object.entries(input).flatMap(([name, text]: [string, string | undefined]) =>
    text === undefined ? [] : [[name, text.trim() || null]],
  )
  return Object.fromEntries(changes)
}
