import type { Problem } from '../problem-text'

/** A step of the application (Specification (accounts) §2). */
export type RegistrationStep = 1 | 2 | 3 | 4 | 5

/** The steps in their order. */
export const registrationSteps: readonly RegistrationStep[] = [1, 2, 3, 4, 5]

/** Every answer of an application; empty, null or false where nothing was answered. */
export interface RegistrationValues {
  companyName: string
  employerId: string
  dunsNumber: string
  country: string
  typeOfBusiness: '' | (typeof businessTypes)[number]
  companyWebsite: string
  numberOfEmployees: number | null
  annualRevenue: number | null
  fullName: string
  jobTitle: string
  email: string
  phone: string
  /** A day as ISO 8601 has it. */
  preferredDeliveryDays: string
  productsOfInterest: string
  specificBrands: string
  estimatedOrderVolume: number | null
  orderFrequency: number | null
  privateLabelInterest: boolean
  fdaRegistrationStatus: '' | (typeof fdaStatuses)[number]
  taxIdExemption: string
  preferredPaymentMethod: '' | (typeof paymentMethods)[number]
  paymentConnectionId: string
  creditCheckRequired: boolean
  importingExperienceFromEurope: boolean
  shippingPreferences: '' | (typeof carriers)[number]
  customsBroker: string
  salesChannels: readonly string[]
  howDidYouHearAboutUs: string
  retailProgramInterest: boolean
  resellingExclusiveOrNewProducts: boolean
  termsAndConditions: boolean
  gdprConsent: boolean
  newsletterSubscription: boolean
}

/** An answer's name. */
export type RegistrationValueName = keyof RegistrationValues

/** Everything that can be wrong: an answer, or the licence. */
export type RegistrationField = RegistrationValueName | 'uploadLicenses'

type NamesOf<Kind> = {
  [Name in RegistrationValueName]: RegistrationValues[Name] extends Kind ? Name : never
}[RegistrationValueName]

/** The answers that are chosen from a list. */
export type ChoiceName = 'typeOfBusiness' | 'fdaRegistrationStatus' | 'preferredPaymentMethod' | 'shippingPreferences'

/** The answers that are typed on a line. */
export type TextName = Exclude<NamesOf<string>, ChoiceName | 'preferredDeliveryDays'>

/** The answers that are numbers. */
export type NumberName = NamesOf<number | null>

/** The answers that are ticked. */
export type TickName = NamesOf<boolean>

/** A field was given an answer. */
export type RegistrationEdit = {
  [Name in RegistrationValueName]: { field: Name; value: RegistrationValues[Name] }
}[RegistrationValueName]

/** A field, and what is wrong with it; `refused` is a judgement of the store that has no words of its own. */
export interface RegistrationFault {
  field: RegistrationField
  kind: 'empty' | 'too_long' | 'out_of_range' | 'past' | 'format' | 'not_allowed' | 'refused'
}

/** The most characters of each text and of the channels together, from the contract. */
export type RegistrationLimits = Readonly<Record<TextName | 'salesChannels', number>>

/** The highest of each number, from the contract. */
export type RegistrationMaxima = Readonly<Record<NumberName, number>>

/** The licence beside its control. */
export interface RegistrationLicense {
  id: string
  name: string
  /** As shown, "1.8 MB". */
  size: string
  status: 'uploading' | 'failed' | 'uploaded'
  /** From 0 to 1; `null` while nobody knows. */
  progress: number | null
  /** Why it failed; `null` where it did not. */
  problem: Problem<'upload_license'> | null
}

/** What companies do, in the contract's words (Specification (accounts) §3). */
export const businessTypes = ['retail', 'wholesale', 'manufacturing', 'ecommerce'] as const

/** How companies stand with the American food authority. */
export const fdaStatuses = ['registered', 'not-registered', 'none'] as const

/** How companies want to pay. */
export const paymentMethods = ['credit-card', 'paypal', 'bank-transfer', 'invoice'] as const

/** Who may carry the goods. */
export const carriers = ['UPS', 'FedEx', 'DHL'] as const
