import type { components, Customer } from '@skafferi/api'
import { customerRequestLimits as limits } from '@skafferi/api/limits'
import { cleanIdentifier, trimText } from '../format/typed-text.rules'
import type { Problem } from '../action'
import { readValues } from '../draft'

/** What people change of themselves, as it is typed. */
export interface ProfileDraft {
  firstName: string
  /** Empty for who has one name only. */
  lastName: string
  /** Empty where none is given. */
  phone: string
}

/** A field of it. */
export type ProfileField = keyof ProfileDraft

/** A field that is wrong. */
export interface ProfileFault {
  field: ProfileField
  kind: 'empty' | 'too_long' | 'format'
}

/** How many characters each field takes, from the contract. */
export const profileLimits: Readonly<Record<ProfileField, number>> = {
  firstName: limits.first_name.maxLength,
  lastName: limits.last_name.maxLength,
  phone: limits.phone.maxLength,
}

/** What is typed, and what it was typed over. */
export interface StoredProfile {
  value: ProfileDraft
  over: ProfileDraft
}

/** A form in which nothing stands. */
export const nothing: ProfileDraft = { firstName: '', lastName: '', phone: '' }

/** How far changing it is, with what is typed and what it was typed over; what stands there if left out. */
export interface ProfileProgress extends Partial<StoredProfile> {
  editing: boolean
  judged: boolean
  saved: boolean
}

/** The form is closed. */
export const closed: ProfileProgress = { editing: false, judged: false, saved: false }

/** What was typed and not saved; null where it is none. */
export function parseStoredProfile(kept: unknown): StoredProfile | null {
  const { value, over } = (kept ?? {}) as Partial<Record<keyof StoredProfile, unknown>>
  const [typed, before] = [readValues(nothing, value), readValues(nothing, over)]
  return typed && before && { value: typed, over: before }
}

const fields = ['firstName', 'lastName', 'phone'] as const
const phoneFormat = new RegExp(limits.phone.pattern, 'u')

/** A field as it is checked and sent. */
const valueOf = (field: ProfileField, draft: ProfileDraft) =>
  field === 'phone' ? cleanIdentifier(draft.phone) : trimText(draft[field])

/** What stands in the form until something is typed. */
export function toProfileDraft({
  first_name,
  last_name,
  phone,
}: Pick<Customer, 'first_name' | 'last_name' | 'phone'>): ProfileDraft {
  return { firstName: first_name, lastName: last_name, phone: phone ?? '' }
}

/** The first thing that keeps it from being saved; null where nothing does. */
export function findProfileFault(draft: ProfileDraft): ProfileFault | null {
  if (trimText(draft.firstName) === '') return { field: 'firstName', kind: 'empty' }
  const long = fields.find((field) => valueOf(field, draft).length > profileLimits[field])
  if (long) return { field: long, kind: 'too_long' }
  return phoneFormat.test(valueOf('phone', draft)) ? null : { field: 'phone', kind: 'format' }
}

/** Whether it says the same as another one. */
export function isSameProfile(one: ProfileDraft, other: ProfileDraft): boolean {
  return fields.every((field) => valueOf(field, one) === valueOf(field, other))
}

const namesOf = ({ firstName, lastName }: ProfileDraft) => ({
  first_name: trimText(firstName),
  last_name: trimText(lastName),
})

/** The request that puts one in another one's place. */
export function toCustomerRequest(draft: ProfileDraft, over: ProfileDraft): components['schemas']['CustomerRequest'] {
  const replaces = { ...namesOf(over), phone: over.phone.trim() || null }
  return { ...namesOf(draft), phone: valueOf('phone', draft), replaces }
}

/** What a refusal says stands there by now; null where it says nothing of it. */
export function toPresent(problem: Problem<'save_profile'> | null): ProfileDraft | null {
  if (problem?.code !== 'profile_changed') return null
  const { first_name = '', last_name = '', phone = '' } = problem.params ?? {}
  return { firstName: String(first_name), lastName: String(last_name), phone: String(phone) }
}
