import { normalizeEmployerId, employerIdLimit } from './employer-id.rules'
import type { DraftField, RegistrationDraft } from './registration.draft'
import { registrationLimits, registrationMaxima } from './registration.limits'
import {
  fieldsOf,
  isUnanswered,
  requiredFields,
  type RegistrationField,
  type RegistrationStep,
} from './registration.rules'

/**
 * What is wrong with a field. Only the store says the last three: it is written in another way than expected, none of
 * the choices, or refused for a reason that has no words of its own.
 */
export type RegistrationFaultKind =
  | 'empty'
  | 'too_long'
  | 'out_of_range'
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
  return field === 'employerId' ? normalizeEmployerId(draft.employerId) : draft[field].trim()
}

function isOutOfRange(field: keyof typeof registrationMaxima, value: number): boolean {
  const isWhole = field === 'annualRevenue' || Number.isInteger(value)
  return value < 0 || value > registrationMaxima[field] || !isWhole
}

/** What is wrong with an answer that is there. */
function judge(field: RegistrationField, draft: RegistrationDraft, today: string): RegistrationFaultKind | null {
  if (isNumberField(field)) return isOutOfRange(field, draft[field] ?? 0) ? 'out_of_range' : null
  if (isTextField(field)) {
    const limit = field === 'employerId' ? employerIdLimit : registrationLimits[field]
    return measured(field, draft).length > limit ? 'too_long' : null
  }
  const isPast = field === 'preferredDeliveryDays' && draft.preferredDeliveryDays < today
  return isPast ? 'past' : null
}

/** Whether everything is answered that a step cannot do without. */
export function isStepFilled(step: RegistrationStep, draft: RegistrationDraft): boolean {
  return requiredFields[step].every((field: DraftField) => !isUnanswered(draft[field]))
}

/**
 * The first thing that keeps a step from being left: its first empty field, else its first field beyond the limits
 * (Specification (accounts) §5); null where nothing does.
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
