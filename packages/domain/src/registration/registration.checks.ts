import { cleanIdentifier, trimText } from '../format/typed-text.rules'
import { employerIdLimit, isEmployerIdOf, normalizeEmployerId } from './employer-id.rules'
import type { DraftField, RegistrationDraft } from './registration.draft'
import { registrationFormats, registrationLimits, registrationMaxima } from './registration.limits'
import {
  fieldsOf,
  isUnanswered,
  requiredFields,
  type RegistrationField,
  type RegistrationStep,
} from './registration.rules'

/**
 * What is wrong with a field. A number is below 0, above its maximum, not whole where it has to be, or finer than a cent.
 * Only the store says the last two: it is none of the choices, or refused for a reason that has no words of its own.
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

/** A field, and what is wrong with it. */
export interface RegistrationFault {
  field: RegistrationField
  kind: RegistrationFaultKind
}

const isNumberField = (field: RegistrationField): field is keyof typeof registrationMaxima =>
  field in registrationMaxima

const isTextField = (field: RegistrationField): field is keyof typeof registrationLimits => field in registrationLimits

/** What counts towards a text's limit. */
function measured(field: keyof typeof registrationLimits, draft: RegistrationDraft): string {
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

function judgeText(field: keyof typeof registrationLimits, draft: RegistrationDraft): RegistrationFaultKind | null {
  const limit = isNumbered(field) ? employerIdLimit : registrationLimits[field]
  if (measured(field, draft).length > limit) return 'too_long'
  if (isFormatted(field) && !registrationFormats[field].test(measured(field, draft))) return 'format'
  return field === 'employerId' && !isEmployerIdOf(draft.country, draft.employerId) ? 'format' : null
}

function judgeNumber(field: keyof typeof registrationMaxima, value: number): RegistrationFaultKind | null {
  if (value < 0) return 'too_low'
  if (value > registrationMaxima[field]) return 'too_high'
  if (field !== 'annualRevenue') return Number.isInteger(value) ? null : 'not_whole'
  return Math.round(value * 100) / 100 === value ? null : 'too_fine'
}

/** What is wrong with an answer that is there. */
function judge(field: RegistrationField, draft: RegistrationDraft, today: string): RegistrationFaultKind | null {
  if (isNumberField(field)) return judgeNumber(field, draft[field] ?? 0)
  if (isTextField(field)) return judgeText(field, draft)
  const isPast = field === 'preferredDeliveryDays' && draft.preferredDeliveryDays < today
  return isPast ? 'past' : null
}

/** Whether everything is answered that a step cannot do without. */
export function isStepFilled(step: RegistrationStep, draft: RegistrationDraft): boolean {
  return requiredFields[step].every((field: DraftField) => !isUnanswered(draft[field]))
}

/**
 * The first thing that keeps a step from being left: its first empty field, else its first field that is beyond its
 * limits or not written as expected (Specification (accounts) §5); null where nothing does.
 * @param today the store's calendar date; no delivery can be requested before it
 */
export function findFault(step: RegistrationStep, draft: RegistrationDraft, today: string): RegistrationFault | null {
  const empty = requiredFields[step].find((field: DraftField) => isUnanswered(draft[field]))
  if (empty) return { field: empty, kind: 'empty' }
  for (const field of fieldsOf(step)) {
    const kind = judge(field, draft, today)
    if (kind) return { field, kind }
  }
  return null
}
