import { registrationSteps } from '../../rules/registration/registration'
import { askedFields, rulesFor, stepOfQuestion } from '../../rules/registration/application-form'
import { sellerQuestions } from '../../rules/registration/seller-questions'
import { toApplicationForm } from '../../rules/registration/application-settings'
import type {
  ApplicationFormDraft,
  ApplicationFormField,
  ApplicationFormView,
  FormStepView,
  RemoteApplicationFormChange,
} from './application-form.view'

/** Returns the steps of the form with the questions that a seller decides about. */
function toFormSteps(draft: ApplicationFormDraft): FormStepView[] {
  const form = toApplicationForm(draft)
  return registrationSteps.map((step) => ({
    step,
    questions: sellerQuestions
      .filter((question) => stepOfQuestion(question) === step)
      .map((question) => ({ question, rules: rulesFor(question) })),
    isEmpty: askedFields(form, step).length === 0,
  }))
}

/** Creates the view of a draft. */
export const toApplicationFormView = (
  draft: ApplicationFormDraft,
  changed: readonly ApplicationFormField[],
): ApplicationFormView => ({ draft, changed, steps: toFormSteps(draft) })

/** Lists the fields that another operator has changed. */
export const remoteApplicationFormChanges = (
  before: ApplicationFormDraft,
  after: ApplicationFormDraft,
): RemoteApplicationFormChange[] =>
  (Object.keys(after) as ApplicationFormField[])
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => change.before !== change.after)
