import type { Cart, ReferencesRequest } from '@skafferi/api'
import { referencesRequestLimits as limits } from '@skafferi/api/limits'
import { isText, recordOf, type Schema } from '../../rules/json/schema'

/** The buyer's references for an order, and notes for warehouse and driver. */
export interface ReferenceValues {
  /** The buyer's purchase order number. */
  po_number: string
  /** The company's contact: a person or a cost centre. */
  customer_reference: string
  /** For the warehouse and the driver. */
  note: string
  /** Receiving hours, as free text. */
  reception_hours: string
}

/** A reference field of the order. */
export type ReferenceField = keyof ReferenceValues

/** Maximum length of each field. */
export type ReferenceLimits = Record<ReferenceField, number>

/** The fields with a text that is too long; empty if there are none. */
export type ReferenceFaults = Partial<Record<ReferenceField, 'too_long'>>

/** All fields in their order. */
export const referenceFields = Object.keys(limits) as ReferenceField[]

/** Maximum length of each field, from the contract. */
export const referenceLimits = Object.fromEntries(
  referenceFields.map((field) => [field, limits[field].maxLength]),
) as ReferenceLimits

/** No input. */
export const noReferences: Partial<ReferenceValues> = {}

/** Schema of stored input. */
export const isReferences: Schema<Partial<ReferenceValues>> = recordOf(isText)

/** Returns the references of a cart as texts, empty if not set. */
export function toReferenceValues(cart: Pick<Cart, ReferenceField>): ReferenceValues {
  return Object.fromEntries(referenceFields.map((field) => [field, cart[field] ?? ''])) as Record<
    ReferenceField,
    string
  >
}

const isTooLong = (field: ReferenceField, text: string) => text.trim().length > referenceLimits[field]

/**
 * Returns the fields that are too long after trimming. A text is never truncated, because that would change a number.
 */
export function checkReferences(values: ReferenceValues): ReferenceFaults {
  const invalid = referenceFields.filter((field) => isTooLong(field, values[field]))
  return Object.fromEntries(invalid.map((field) => [field, 'too_long']))
}

/** Returns the changes to send: trimmed, without unchanged and too long ones. */
export function toReferencesRequest(values: ReferenceValues, stored: ReferenceValues): ReferencesRequest {
  const faults = checkReferences(values)
  const changed = referenceFields.filter((field) => !faults[field] && values[field].trim() !== stored[field])
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
}

/**
 * Returns the input that is still unsaved after a request: edited since, or too long.
 * @param sent the input when it was sent
 */
export function editedSince(sent: Partial<ReferenceValues>, draft: Partial<ReferenceValues>): Partial<ReferenceValues> {
  const edited = referenceFields.filter((field) => {
    const text = draft[field]
    return text !== undefined && (text !== sent[field] || isTooLong(field, text))
  })
  return Object.fromEntries(edited.map((field) => [field, draft[field]]))
}
