import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { employerIdLimit, isEmployerIdOf, normalizeEmployerId } from '../../rules/registration/employer-id'
import type { DraftField, RegistrationDraft } from './registration.draft'
import { registrationFormats, registrationLimits, registrationMaxima } from './registration.limits'
import {
  fieldsOf,
  isUnanswered,
  requiredFields,
  type RegistrationField,
  type RegistrationStep,
} from '../../rules/registration/registration'

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
  | 'not_allowed'
  | 'refused'

/** A field and its error. */
export interface RegistrationFault {
  field: RegistrationField
  kind: RegistrationFaultKind
}

const isNumberField = (field: RegistrationField): field is keyof typeof registrationMaxima =>
  field in registrationMaxima

const isTextField = (field: RegistrationField): field is keyof typeof registrationLimits => field in registrationLimits

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
const isNumbered = (field: RegistrationField) => field === 'employerId' || field === 'dunsNumber'

const isFormatted = (field: RegistrationField): field is keyof typeof registrationFormats =>
  field in registrationFormats

function checkText(field: keyof typeof registrationLimits, draft: RegistrationDraft): RegistrationFaultKind | null {
  const limit = isNumbered(field) ? employerIdLimit : registrationLimits[field]
  if (normalizedText(field, draft).length > limit) return 'too_long'
  if (isFormatted(field) && !registrationFormats[field].test(normalizedText(field, draft))) return 'format'
  return field === 'employerId' && !isEmployerIdOf(draft.country, draft.employerId) ? 'format' : null
}

function checkNumber(field: keyof typeof registrationMaxima, value: number): RegistrationFaultKind | null {
  if (value < 0) return 'too_low'
  if (value > registrationMaxima[field]) return 'too_high'
  if (field !== 'annualRevenue') return Number.isInteger(value) ? null : 'not_whole'
  return Math.round(value * 100) / 100 === value ? null : 'too_fine'
}

/** Returns the error of a non-empty answer. */
function checkAnswer(field: RegistrationField, draft: RegistrationDraft, today: string): RegistrationFaultKind | null {
  if (isNumberField(field)) return checkNumber(field, draft[field] ?? 0)
  if (isTextField(field)) return checkText(field, draft)
  const isPast = field === 'preferredDeliveryDays' && draft.preferredDeliveryDays < today
  return isPast ? 'past' : null
}

/** Checks whether all required fields of a step are filled in. */
export function isStepFilled(step: RegistrationStep, draft: RegistrationDraft): boolean {
  return requiredFields[step].every((field: DraftField) => !isUnanswered(draft[field]))
}

/**
 * Returns the first error of a step: its first empty required field, otherwise its first field that is out of range or
 * malformed (Specification (accounts) §5); null if valid.
 * @param today the store's date; the earliest requested delivery
 */
export function findFault(step: RegistrationStep, draft: RegistrationDraft, today: string): RegistrationFault | null {
  const empty = requiredFields[step].find((field: DraftField) => isUnanswered(draft[field]))
  if (empty) return { field: empty, kind: 'empty' }
  for (const field of fieldsOf(step)) {
    const kind = checkAnswer(field, draft, today)
    if (kind) return { field, kind }
  }
  return null
}
