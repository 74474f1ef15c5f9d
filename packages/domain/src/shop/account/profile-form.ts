import type { components, Customer } from '@skafferi/api'
import { customerRequestLimits as limits } from '@skafferi/api/limits'
import { shape } from '../../rules/json/schema'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import type { Problem } from '../../platform/action'

/** The values of the profile form. */
export interface ProfileDraft {
  firstName: string
  /** Empty for users with one name. */
  lastName: string
  /** Empty if there is none. */
  phone: string
}

/** A field of the profile form. */
export type ProfileField = keyof ProfileDraft

/** An invalid field. */
export interface ProfileFault {
  field: ProfileField
  kind: 'empty' | 'too_long' | 'format'
}

/** Maximum length of each field in characters, from the contract. */
export const profileLimits: Readonly<Record<ProfileField, number>> = {
  firstName: limits.first_name.maxLength,
  lastName: limits.last_name.maxLength,
  phone: limits.phone.maxLength,
}

/** Stored values of the form, and the profile that was displayed when the user began to type (`over`). */
export interface StoredProfile {
  value: ProfileDraft
  over: ProfileDraft
}

/** An empty form. */
export const emptyProfile: ProfileDraft = { firstName: '', lastName: '', phone: '' }

/** The state of the form. `value` and `over` are the stored profile if undefined. */
export interface ProfileProgress extends Partial<StoredProfile> {
  editing: boolean
  validated: boolean
  saved: boolean
}

/** The form is closed. */
export const closedForm: ProfileProgress = { editing: false, validated: false, saved: false }

const isProfile = shape<ProfileDraft>(emptyProfile)

/** Schema of a stored draft of the form. */
export const isStoredProfile = shape<StoredProfile>({ value: isProfile, over: isProfile })

const fields = ['firstName', 'lastName', 'phone'] as const
const phoneFormat = new RegExp(limits.phone.pattern, 'u')

/** Returns a field's normalized value, for validation and for the request. */
const valueOf = (field: ProfileField, draft: ProfileDraft) =>
  field === 'phone' ? cleanIdentifier(draft.phone) : trimText(draft[field])

/** Returns the initial values of the form. */
export function toProfileDraft({
  first_name,
  last_name,
  phone,
}: Pick<Customer, 'first_name' | 'last_name' | 'phone'>): ProfileDraft {
  return { firstName: first_name, lastName: last_name, phone: phone ?? '' }
}

/** Returns the first error of the form; null if it is valid. */
export function findProfileFault(draft: ProfileDraft): ProfileFault | null {
  if (trimText(draft.firstName) === '') return { field: 'firstName', kind: 'empty' }
  const tooLong = fields.find((field) => valueOf(field, draft).length > profileLimits[field])
  if (tooLong) return { field: tooLong, kind: 'too_long' }
  return phoneFormat.test(valueOf('phone', draft)) ? null : { field: 'phone', kind: 'format' }
}

/** True if two profiles have the same normalized values. */
export function isSameProfile(one: ProfileDraft, other: ProfileDraft): boolean {
  return fields.every((field) => valueOf(field, one) === valueOf(field, other))
}

const namesOf = ({ firstName, lastName }: ProfileDraft) => ({
  first_name: trimText(firstName),
  last_name: trimText(lastName),
})

/** Creates the request that replaces one profile with another. */
export function toCustomerRequest(
  draft: ProfileDraft,
  replaced: ProfileDraft,
): components['schemas']['CustomerRequest'] {
  const replaces = { ...namesOf(replaced), phone: replaced.phone.trim() || null }
  return { ...namesOf(draft), phone: valueOf('phone', draft), replaces }
}

/** Returns the stored profile from a `profile_changed` refusal; null for other problems. */
export function toRemoteProfile(problem: Problem<'save_profile'> | null): ProfileDraft | null {
  if (problem?.code !== 'profile_changed') return null
  const { first_name = '', last_name = '', phone = '' } = problem.params ?? {}
  return { firstName: String(first_name), lastName: String(last_name), phone: String(phone) }
}
