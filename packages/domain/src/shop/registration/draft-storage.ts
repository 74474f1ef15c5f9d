import { isRecord, isText, listOf, oneOf, parseJson, shape, type Schema } from '../../rules/json/schema'
import { isStepFilled } from './registration.checks'
import { draftFields, emptyDraft, type DraftField, type RegistrationDraft } from './registration.draft'
import { newRegistration, type RegistrationProgress, type RegistrationState } from './registration.machine'
import { specifiedForm, stepsOf } from '../../rules/registration/application-form'

/** Consents are not stored: the applicant must give them again. */
const consents: readonly DraftField[] = ['termsAndConditions', 'gdprConsent', 'newsletterSubscription']

const storedFields = draftFields.filter((field) => !consents.includes(field))

/** The stored shape of an unfinished application. */
interface StoredDraft {
  step: number
  completed: readonly unknown[]
  draft: Partial<Record<DraftField, unknown>>
  /** Missing in drafts of an earlier version. */
  sentLicenseRemoved?: boolean
}

const isStoredDraft = shape<StoredDraft>({
  step: 0,
  completed: Array.isArray,
  draft: isRecord,
  sentLicenseRemoved: oneOf(undefined, true, false),
})

/**
 * Serializes an unfinished application: its answers, its step and whether the sent licence was removed, without the
 * licence and the consents.
 */
export function serializeDraft({ step, completed, draft, sentLicenseRemoved }: RegistrationProgress): string {
  const stored: StoredDraft = {
    step,
    completed,
    sentLicenseRemoved,
    draft: Object.fromEntries(storedFields.map((field) => [field, draft[field]])),
  }
  return JSON.stringify(stored)
}

/** Returns the schema of a stored answer. */
function answerSchema(field: DraftField): Schema<unknown> {
  const empty = emptyDraft[field]
  if (empty === null) return (answer): answer is unknown => answer === null || typeof answer === 'number'
  if (Array.isArray(empty)) return listOf(isText)
  return (answer): answer is unknown => typeof answer === typeof empty
}

/**
 * Returns the stored application, or `start` if it is missing or malformed. Answers to questions that the form does not
 * ask any more stay in the draft, and are not sent.
 */
export function parseDraft(text: string | null, start = newRegistration, form = specifiedForm): RegistrationState {
  const stored = parseJson(text, isStoredDraft)
  if (!stored) return start
  const readable = storedFields.filter((field) => answerSchema(field)(stored.draft[field]))
  const answers = readable.map((field) => [field, stored.draft[field]])
  const draft = { ...emptyDraft, ...(Object.fromEntries(answers) as Partial<RegistrationDraft>) }
  const steps = stepsOf(form)
  const completed = steps.filter((step) => stored.completed.includes(step) && isStepFilled(form, step, draft))
  // A step that has no questions any more is left for the one before.
  const index = steps.findLastIndex((known) => known <= stored.step)
  const before = steps[index - 1]
  const step = before === undefined || completed.includes(before) ? steps[index] : undefined
  return {
    ...newRegistration,
    draft,
    completed,
    step: step ?? 1,
    sentLicenseRemoved: stored.sentLicenseRemoved === true,
    restored: true,
  }
}
