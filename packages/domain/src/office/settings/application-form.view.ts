import type { QuestionRule } from '../../rules/registration/application-form'
import type { SellerQuestion } from '../../rules/registration/seller-questions'
import type { ApplicationSettings } from '../../rules/registration/application-settings'

/** The form of the questions, as chosen. */
export type ApplicationFormDraft = ApplicationSettings

/** A field of the form: a question, or what is offered for shipping. */
export type ApplicationFormField = keyof ApplicationFormDraft

/** A question with the rules that it can have. */
export interface FormQuestionView {
  question: SellerQuestion
  rules: readonly QuestionRule[]
}

/** A step of the application form. */
export interface FormStepView {
  step: 1 | 2 | 3 | 4 | 5
  questions: readonly FormQuestionView[]
  /** True if nothing is asked in it: the form leaves it out. */
  isEmpty: boolean
}

/** A field that another operator has changed; the values are codes. */
export interface RemoteApplicationFormChange {
  field: ApplicationFormField
  before: string
  after: string
}

/** The page of the application form. */
export interface ApplicationFormView {
  draft: ApplicationFormDraft
  /** Fields that differ from the stored ones. */
  changed: readonly ApplicationFormField[]
  steps: readonly FormStepView[]
}
