import type { Cart, ReferencesRequest } from '@skafferi/api'
import { referencesRequestLimits as limits } from '@skafferi/api/limits'

/** What the buyer's own papers call an order, and what the people who pack and drive need to know. */
export interface ReferenceValues {
  /** The buyer's number of the purchase order. */
  po_number: string
  /** Whoever the company asks about it: a person or a cost centre. */
  customer_reference: string
  /** For the people who pack and drive. */
  note: string
  /** When goods are taken in, in the buyer's words. */
  reception_hours: string
}

/** A field that the order is known by. */
export type ReferenceField = keyof ReferenceValues

/** How many characters each field takes. */
export type ReferenceLimits = Record<ReferenceField, number>

/** The fields with a text that is longer than the store takes; empty where all is fine. */
export type ReferenceFaults = Partial<Record<ReferenceField, 'too_long'>>

/** All of them, in the order they are asked for. */
export const referenceFields = Object.keys(limits) as ReferenceField[]

/** How many characters each field takes, by the contract. */
export const referenceLimits = Object.fromEntries(
  referenceFields.map((field) => [field, limits[field].maxLength]),
) as ReferenceLimits

/** Nothing was typed. */
export const noReferences: Partial<ReferenceValues> = {}

/** What was typed before the session ended, or before a reload; null if it is malformed. */
export function parseReferences(stored: unknown): Partial<ReferenceValues> | null {
  const isText = ([field, text]: [string, unknown]) => field in limits && typeof text === 'string'
  const isRecord = typeof stored === 'object' && stored !== null
  return isRecord && Object.entries(stored).every(isText) ? (stored as Partial<ReferenceValues>) : null
}

/** What a cart says; every field a text, empty where nothing was given. */
export function toReferenceValues(cart: Pick<Cart, ReferenceField>): ReferenceValues {
  return Object.fromEntries(referenceFields.map((field) => [field, cart[field] ?? ''])) as Record<
    ReferenceField,
    string
  >
}

const isTooLong = (field: ReferenceField, text: string) => text.trim().length > referenceLimits[field]

/** What is too long, after trimming. A text is never shortened for the buyer: half a number is another number. */
export function checkReferences(values: ReferenceValues): ReferenceFaults {
  const wrong = referenceFields.filter((field) => isTooLong(field, values[field]))
  return Object.fromEntries(wrong.map((field) => [field, 'too_long']))
}

/** What has to be sent for the store to have these texts: those that are other ones and not too long, trimmed. */
export function toReferencesRequest(values: ReferenceValues, stored: ReferenceValues): ReferencesRequest {
  const faults = checkReferences(values)
  const changed = referenceFields.filter((field) => !faults[field] && values[field].trim() !== stored[field])
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]))
}

/**
 * What is still to be saved of a draft, once a part of it was: texts that were edited since, and those that are too long.
 * @param sent the draft as it was when it was sent
 */
export function editedSince(sent: Partial<ReferenceValues>, draft: Partial<ReferenceValues>): Partial<ReferenceValues> {
  const edited = referenceFields.filter((field) => {
    const text = draft[field]
    return text !== undefined && (text !== sent[field] || isTooLong(field, text))
  })
  return Object.fromEntries(edited.map((field) => [field, draft[field]]))
}
