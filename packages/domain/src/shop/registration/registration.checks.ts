import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { employerIdFault, employerIdLimit, normalizeEmployerId } from '../../rules/registration/employer-id'
import type { DraftField, RegistrationDraft } from './registration.draft'
import { registrationFormats, registrationLimits, registrationMaxima } from './registration.limits'
import {
  addressFields,
  askedFields,
  fieldRule,
  requiredFieldsOf,
  type ApplicationForm,
  type FormField,
} from '../../rules/registration/application-form'
import { isUnanswered, type RegistrationStep } from '../../rules/registration/registration'

/**
 * Error of a field. A number can be below 0, above its maximum, fractional, or finer than a cent. `not_allowed` and
 * `refused` are reported by the store only.
 */
export type RegistrationFaultKind =
  | 'empty'
  | 'too_long'
  | 'too_low'
  | 'too_high'
  | 'not_whole'
  | 'too_fine'
  | 'past'
  | 'format'
  | 'check_digit'
  | 'not_allowed'
  | 'refused'

/** A field and its error. */
export interface RegistrationFault {
  field: FormField
  kind: RegistrationFaultKind
}

const isNumberField = (field: FormField): field is keyof typeof registrationMaxima => field in registrationMaxima

const isTextField = (field: FormField): field is keyof typeof registrationLimits => field in registrationLimits

/** Returns the normalized text, whose length is limited. */
function normalizedText(field: keyof typeof registrationLimits, draft: RegistrationDraft): string {
  if (field === 'salesChannels') return draft.salesChannels.join(',')
  return isNumbered(field)
    ? normalizeEmployerId(draft[field])
    : isFormatted(field)
      ? cleanIdentifier(draft[field])
      : trimText(draft[field])
}

/** Numbers of registers, in which spaces and hyphens do not count. */
const isNumbered = (field: FormField) => field === 'employerId' || field === 'dunsNumber'

const isFormatted = (field: FormField): field is keyof typeof registrationFormats => field in registrationFormats

function checkText(field: keyof typeof registrationLimits, draft: RegistrationDraft): RegistrationFaultKind | null {
  const limit = isNumbered(field) ? employerIdLimit : registrationLimits[field]
  if (normalizedText(field, draft).length > limit) return 'too_long'
  if (isFormatted(field) && !registrationFormats[field].test(normalizedText(field, draft))) return 'format'
  // The store checks the postal code of an address.
  return field === 'employerId' ? employerIdFault(draft.country, draft.employerId) : null
}

function checkNumber(field: keyof typeof registrationMaxima, value: number): RegistrationFaultKind | null {
  if (value < 0) return 'too_low'
  if (value > registrationMaxima[field]) return 'too_high'
  if (field !== 'annualRevenue') return Number.isInteger(value) ? null : 'not_whole'
  return Math.round(value * 100) / 100 === value ? null : 'too_fine'
}

/** Returns the error of a non-empty answer. */
function checkAnswer(field: FormField, draft: RegistrationDraft, today: string): RegistrationFaultKind | null {
  if (isNumberField(field)) return checkNumber(field, draft[field] ?? 0)
  if (isTextField(field)) return checkText(field, draft)
  const isPast = field === 'preferredDeliveryDays' && draft.preferredDeliveryDays < today
  return isPast ? 'past' : null
}

const isEmpty = (draft: RegistrationDraft) => (field: FormField) => isUnanswered(draft[field as DraftField])

/** Returns the fields that must be answered beside the others: all of an address that is begun. */
function requiredIn(form: ApplicationForm, step: RegistrationStep, draft: RegistrationDraft): readonly FormField[] {
  const required = requiredFieldsOf(form, step)
  const isBegun = step === 4 && fieldRule(form, 'deliveryCity') === 'optional' && !addressFields.every(isEmpty(draft))
  return isBegun ? [...required, ...addressFields] : required
}

/** Checks whether all required fields of a step are filled in. */
export function isStepFilled(form: ApplicationForm, step: RegistrationStep, draft: RegistrationDraft): boolean {
  return !requiredIn(form, step, draft).some(isEmpty(draft))
}

/**
 * Returns the first error of a step: its first empty required field, otherwise its first field that is out of range or
 * malformed (Specification (accounts) §5); null if valid.
 * @param today the store's date; the earliest requested delivery
 */
export function findFault(
  form: ApplicationForm,
  step: RegistrationStep,
  draft: RegistrationDraft,
  today: string,
): RegistrationFault | null {
  const empty = requiredIn(form, step, draft).find(isEmpty(draft))
  if (empty) return { field: empty, kind: 'empty' }
  for (const field of askedFields(form, step)) {
    // An empty answer is valid where it may be left out.
    const kind = isEmpty(draft)(field) ? null : checkAnswer(field, draft, today)
    if (kind) return { field, kind }
  }
  return null
}
