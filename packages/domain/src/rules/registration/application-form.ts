import {
  fieldsOf,
  optionalFields,
  registrationSteps,
  type RegistrationField,
  type RegistrationStep,
} from './registration'
import { sellerQuestions, type SellerQuestion } from './seller-questions'

/** How a question is asked: it must be answered, it may be left empty, or it is not asked. */
export type QuestionRule = 'required' | 'optional' | 'off'

/** True for a question that may be left empty in the specified form. The licence is required by the button. */
const isOpenQuestion = (question: SellerQuestion) =>
  question !== 'uploadLicenses' &&
  Object.values<readonly string[]>(optionalFields).some((list) => list.includes(question))

/** The rules that a seller can choose for a question. */
export const rulesFor = (question: SellerQuestion): readonly QuestionRule[] =>
  isOpenQuestion(question) ? ['optional', 'off'] : ['required', 'optional', 'off']

/** How the specified form asks a question. */
export function specifiedRule(question: SellerQuestion): QuestionRule {
  if (question === 'deliveryAddress') return 'off'
  return isOpenQuestion(question) ? 'optional' : 'required'
}

/** The form of a shop: what differs from the specified one. */
export interface ApplicationForm {
  rules: Readonly<Partial<Record<SellerQuestion, QuestionRule>>>
  /** True if the shipping preferences are the shop's delivery options, not the specified carriers. */
  hasOwnDelivery?: true
  /** The name of the seller's country, with which the form begins; undefined to begin without one. */
  country?: string
}

/** The specified form. */
export const specifiedForm: ApplicationForm = { rules: {} }

/** Returns how a form asks a question. */
export const ruleIn = ({ rules }: ApplicationForm, question: SellerQuestion): QuestionRule =>
  rules[question] ?? specifiedRule(question)

/** The fields of the delivery address. */
export const addressFields = ['deliveryStreet', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'] as const

/** Fields that only some shops ask for. */
type FurtherField = (typeof addressFields)[number] | 'deliveryOption'

/** A field of a shop's form. */
export type FormField = RegistrationField | FurtherField

const furtherFields: readonly FurtherField[] = ['deliveryOption', ...addressFields]

/** All fields of a step, in display order; those that only some shops ask for are last. */
const allFieldsOf = (step: RegistrationStep): readonly FormField[] =>
  step === 4 ? [...fieldsOf(step), ...furtherFields] : fieldsOf(step)

/** All fields of all steps. */
export const formFields: readonly FormField[] = registrationSteps.flatMap((step) => allFieldsOf(step))

/** Returns the step of a field. */
export const stepOfField = (field: FormField): RegistrationStep =>
  registrationSteps.find((step) => allFieldsOf(step).includes(field)) ?? 1

/** Returns the question of a field; undefined if every shop asks it. */
export function questionOf(field: FormField): SellerQuestion | undefined {
  if (field === 'deliveryOption') return 'shippingPreferences'
  if ((addressFields as readonly FormField[]).includes(field)) return 'deliveryAddress'
  return sellerQuestions.find((question) => question === field)
}

/** Returns the step of a question. */
export const stepOfQuestion = (question: SellerQuestion): RegistrationStep =>
  question === 'deliveryAddress' ? 4 : stepOfField(question)

/** Returns how a form asks for a field. */
export function fieldRule(form: ApplicationForm, field: FormField): QuestionRule {
  const isOther = field === (form.hasOwnDelivery ? 'shippingPreferences' : 'deliveryOption')
  const question = questionOf(field)
  return isOther ? 'off' : question ? ruleIn(form, question) : 'required'
}

/** Returns the fields of a step that a form asks for, required ones of the specification first. */
export const askedFields = (form: ApplicationForm, step: RegistrationStep): readonly FormField[] =>
  allFieldsOf(step).filter((field) => fieldRule(form, field) !== 'off')

/** Returns the steps that have a question. */
export const stepsOf = (form: ApplicationForm): RegistrationStep[] =>
  registrationSteps.filter((step) => askedFields(form, step).length > 0)

/** Fields that must be answered in every form. The licence is required by the button, not by the check of fields. */
const isFieldCheck = (field: FormField) => field !== 'uploadLicenses'

/** Returns the fields of a step that must be answered. */
export const requiredFieldsOf = (form: ApplicationForm, step: RegistrationStep): readonly FormField[] =>
  allFieldsOf(step).filter((field) => fieldRule(form, field) === 'required' && isFieldCheck(field))

/** Returns a form that also asks the questions of some fields, which must be answered. */
export function demanding(form: ApplicationForm, fields: readonly FormField[]): ApplicationForm {
  const questions = fields.flatMap((field) => (fieldRule(form, field) === 'required' ? [] : (questionOf(field) ?? [])))
  if (questions.length === 0) return form
  return {
    ...form,
    rules: { ...form.rules, ...Object.fromEntries(questions.map((question) => [question, 'required'])) },
  }
}

/** True for a form that does not differ from the specified one. */
export const isSpecified = ({ rules, hasOwnDelivery }: ApplicationForm): boolean =>
  Object.keys(rules).length === 0 && !hasOwnDelivery
