import type { QuestionRule } from './application-form'
import { sellerQuestions, type SellerQuestion } from './seller-questions'
import type { ApplicationSettings } from './application-settings'
import { questionName } from './contract-path'
import type { optionalFields, RegistrationStep } from './registration'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

/** A question that may be left empty in every form. */
type OpenQuestion = Exclude<(typeof optionalFields)[RegistrationStep][number], 'uploadLicenses'>

/** The settings of the application form in the contract's shape. */
export interface ApplicationFormValue {
  questions: {
    [Question in SellerQuestion as SnakeCase<Question>]: Question extends OpenQuestion
      ? Exclude<QuestionRule, 'required'>
      : QuestionRule
  }
  shipping_choices: ApplicationSettings['shippingChoices']
}

/** Converts the settings of the application form to the contract's shape. */
export const toFormValue = ({ shippingChoices, ...rules }: ApplicationSettings): ApplicationFormValue => ({
  // The contract has the same questions, by its own names.
  questions: Object.fromEntries(
    sellerQuestions.map((question) => [questionName(question), rules[question]]),
  ) as ApplicationFormValue['questions'],
  shipping_choices: shippingChoices,
})

/** Converts the application form of the contract to settings. The contract allows only rules of the question. */
export function readFormValue({
  questions,
  shipping_choices: shippingChoices,
}: ApplicationFormValue): ApplicationSettings {
  const given: Readonly<Record<string, QuestionRule>> = questions
  const rules = Object.fromEntries(sellerQuestions.map((question) => [question, given[questionName(question)]]))
  return { ...(rules as Record<SellerQuestion, QuestionRule>), shippingChoices }
}
