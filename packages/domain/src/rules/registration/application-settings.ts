import { rulesFor, specifiedRule, type ApplicationForm, type QuestionRule } from './application-form'
import { alternativeNames } from '../delivery/alternative-names'
import type { ShippingRates } from '../delivery/shipping'
import { sellerQuestions, type SellerQuestion } from './seller-questions'
import { isRecord, type Schema } from '../json/schema'

/** What a seller decides about the form: the rule of each question, and what is offered for shipping. */
export type ApplicationSettings = Readonly<Record<SellerQuestion, QuestionRule>> & {
  /** The specified carriers, or the shop's delivery options. */
  shippingChoices: 'carriers' | 'delivery'
}

/** The specified form, as settings. */
export const specifiedApplication = {
  ...Object.fromEntries(sellerQuestions.map((question) => [question, specifiedRule(question)])),
  shippingChoices: 'carriers',
} as ApplicationSettings

/** The form of a new shop: nothing that holds for one trade or one country only. */
export const neutralApplication: ApplicationSettings = {
  ...specifiedApplication,
  dunsNumber: 'off',
  companyWebsite: 'optional',
  numberOfEmployees: 'off',
  annualRevenue: 'off',
  jobTitle: 'optional',
  preferredDeliveryDays: 'off',
  productsOfInterest: 'optional',
  specificBrands: 'off',
  estimatedOrderVolume: 'off',
  orderFrequency: 'optional',
  privateLabelInterest: 'off',
  fdaRegistrationStatus: 'off',
  taxIdExemption: 'off',
  preferredPaymentMethod: 'off',
  paymentConnectionId: 'off',
  creditCheckRequired: 'off',
  importingExperienceFromEurope: 'off',
  shippingPreferences: 'optional',
  customsBroker: 'off',
  retailProgramInterest: 'off',
  resellingExclusiveOrNewProducts: 'off',
  uploadLicenses: 'off',
  deliveryAddress: 'optional',
  shippingChoices: 'delivery',
}

/** Returns the form of some settings. Nothing is in it that is as specified. */
export function toApplicationForm({ shippingChoices, ...rules }: ApplicationSettings): ApplicationForm {
  const differing = sellerQuestions.filter((question) => rules[question] !== specifiedRule(question))
  return {
    rules: Object.fromEntries(differing.map((question) => [question, rules[question]])),
    ...(shippingChoices === 'delivery' && { hasOwnDelivery: true }),
  }
}

/** What decides the form of a shop. */
interface FormSettings {
  applications: ApplicationSettings
  delivery: ShippingRates
}

/** Returns the form of a shop. It asks about the shop's own delivery options only if they leave a choice. */
export function formOfShop({ applications, delivery }: FormSettings): ApplicationForm {
  const leavesNone = applications.shippingChoices === 'delivery' && alternativeNames(delivery).length === 0
  return toApplicationForm(leavesNone ? { ...applications, shippingPreferences: 'off' } : applications)
}

const isChoice = (name: string, value: unknown): boolean =>
  name === 'shippingChoices'
    ? value === 'carriers' || value === 'delivery'
    : sellerQuestions.some((question) => question === name && rulesFor(question).some((rule) => rule === value))

/** Schema of some of the settings: questions with a rule that they can have. */
export const isPartOfApplicationSettings: Schema<Partial<ApplicationSettings>> = (
  value,
): value is Partial<ApplicationSettings> =>
  isRecord(value) && Object.entries(value).every(([name, each]) => isChoice(name, each))

/** Schema of stored settings: each question with a rule that it can have. */
export const isApplicationSettings: Schema<ApplicationSettings> = (value): value is ApplicationSettings =>
  isRecord(value) && [...sellerQuestions, 'shippingChoices'].every((name) => isChoice(name, value[name]))
