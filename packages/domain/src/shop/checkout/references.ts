import type { Cart, ReferencesRequest } from '@skafferi/api'
import { referencesRequestLimits as limits } from '@skafferi/api/limits'
import { referenceNames, type ReferenceName } from '../../rules/checkout/references'
import { isText, recordOf, type Schema } from '../../rules/json/schema'

/** A reference field of the order. */
export type ReferenceField = ReferenceName

/** The buyer's references for an order, and notes for warehouse and driver, as typed. */
export type ReferenceValues = Record<ReferenceField, string>

/** Maximum length of each field. */
export type ReferenceLimits = Record<ReferenceField, number>

/** The fields with a text that is too long; empty if there are none. */
export type ReferenceFaults = Partial<Record<ReferenceField, 'too_long'>>

/** Maximum length of each field, from the contract. */
export const referenceLimits = Object.fromEntries(
  referenceNames.map((field) => [field, limits[field].maxLength]),
) as ReferenceLimits

/** No input. */
export const noReferences: Partial<ReferenceValues> = {}

/** Schema of stored input. */
export const isReferences: Schema<Partial<ReferenceValues>> = recordOf(isText)

/** Returns the references of a cart as texts, empty if not set or without a cart. */
export function toReferenceValues(cart?: Pick<Cart, ReferenceField>): ReferenceValues {
  return Object.fromEntries(referenceNames.map((field) => [field, cart?.[field] ?? ''])) as ReferenceValues
}

const isTooLong = (field: ReferenceField, text: string) => text.trim().length > referenceLimits[field]

/**
 * Returns the fields that are too long after trimming. A text is never truncated, because that would change a number.
 */
export function checkReferences(values: ReferenceValues): ReferenceFaults {
  const invalid = referenceNames.filter((field) => isTooLong(field, values[field]))
  return Object.fromEntries(invalid.map((field) => [field, 'too_long']))
}

/** Returns the changes to send: trimmed, without unchanged and too long ones. */
export function toReferencesRequest(values: ReferenceValues, stored: ReferenceValues): ReferencesRequest {
  const faults = checkReferences(values)
  const changed = referenceNames.filter((field) => !faults[field] && values[field].trim() !== stored[field])
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
}

/**
 * Returns the input that is still unsaved after a request: edited since, or too long.
 * @param sent the input when it was sent
 */
export function editedSince(sent: Partial<ReferenceValues>, draft: Partial<ReferenceValues>): Partial<ReferenceValues> {
  const edited = referenceNames.filter((field) => {
    const text = draft[field]
    return text !== undefined && (text !== sent[field] || isTooLong(field, text))
  })
  return Object.fromEntries(edited.map((field) => [field, draft[field]]))
}
