/**
 * The buyer's references of a cart and its order, and the column of each in the store. All are texts of a request, of
 * the answers and of e-mails. The order is that of forms and documents; a cart's version depends on it.
 */
export const referenceColumns = {
  po_number: 'poNumber',
  customer_reference: 'customerReference',
  note: 'note',
  reception_hours: 'receptionHours',
} as const

/** A reference in the contract. */
export type ReferenceName = keyof typeof referenceColumns

/** All references. */
export const referenceNames = Object.keys(referenceColumns) as ReferenceName[]

/** The references to set on a cart; omitted ones stay. */
export type ReferencesInput = { [Name in ReferenceName]?: string }

/** The references of a cart or an order; null if empty. */
export type References = { [Name in ReferenceName]: string | null }

/** The references as columns of the store; null if empty. */
export type ReferenceRow = { [Name in ReferenceName as (typeof referenceColumns)[Name]]: string | null }

/** Returns the changes of a request: trimmed texts, null if empty. */
export function changedReferences(input: ReferencesInput): Partial<References> {
  const changed = referenceNames.filter((name) => input[name] !== undefined)
  return Object.fromEntries(changed.map((name) => [name, input[name]?.trim() || null]))
}

/** Returns the references of a row; null where there is no row. */
export function toReferences(row: ReferenceRow | undefined): References {
  return Object.fromEntries(
    referenceNames.map((name) => [name, row?.[referenceColumns[name]] ?? null]),
  ) as unknown as References
}

/** Returns references as columns; omitted ones are left out. */
export function toReferenceRow<Given extends Partial<References>>(
  references: Given,
): Given extends References ? ReferenceRow : Partial<ReferenceRow> {
  const given = referenceNames.filter((name) => references[name] !== undefined)
  return Object.fromEntries(given.map((name) => [referenceColumns[name], references[name]])) as ReferenceRow
}
