import type { RegistrationRequest } from '@skafferi/api'
import type { FormField } from '../../rules/registration/application-form'

/** A choice, or an empty text if none is made. */
type Choice<Value extends string> = Value | ''

type Company = Required<RegistrationRequest['company_info']>
type Payment = Required<RegistrationRequest['payment_and_shipping']>

/** An application as entered: empty texts, null numbers and false ticks where nothing was entered. */
export interface RegistrationDraft {
  companyName: string
  employerId: string
  dunsNumber: string
  country: string
  typeOfBusiness: Choice<Company['type_of_business']>
  companyWebsite: string
  numberOfEmployees: number | null
  /** In euro. */
  annualRevenue: number | null
  fullName: string
  jobTitle: string
  email: string
  phone: string
  /** A calendar date, "2026-12-04". */
  preferredDeliveryDays: string
  productsOfInterest: string
  specificBrands: string
  /** Pieces in a month. */
  estimatedOrderVolume: number | null
  /** Orders in a month. */
  orderFrequency: number | null
  privateLabelInterest: boolean
  fdaRegistrationStatus: Choice<Payment['fda_registration_status']>
  taxIdExemption: string
  preferredPaymentMethod: Choice<Payment['preferred_payment_method']>
  paymentConnectionId: string
  creditCheckRequired: boolean
  importingExperienceFromEurope: boolean
  shippingPreferences: Choice<Payment['shipping_preferences']>
  customsBroker: string
  /** The name of one of the shop's delivery options, in shops that offer those in place of carriers. */
  deliveryOption: string
  deliveryStreet: string
  deliveryPostalCode: string
  deliveryCity: string
  deliveryCountry: Choice<Payment['delivery_address']['country_code']>
  salesChannels: readonly string[]
  howDidYouHearAboutUs: string
  retailProgramInterest: boolean
  resellingExclusiveOrNewProducts: boolean
  termsAndConditions: boolean
  gdprConsent: boolean
  newsletterSubscription: boolean
}

/** A field whose answer the draft holds: all but the licence, which is a file. */
export type DraftField = keyof RegistrationDraft & FormField

/** A change of one field. */
export type RegistrationEdit = { [Field in DraftField]: { field: Field; value: RegistrationDraft[Field] } }[DraftField]

/** An empty application; the newsletter is opt-in. */
export const emptyDraft: RegistrationDraft = {
  companyName: '',
  employerId: '',
  dunsNumber: '',
  country: '',
  typeOfBusiness: '',
  companyWebsite: '',
  numberOfEmployees: null,
  annualRevenue: null,
  fullName: '',
  jobTitle: '',
  email: '',
  phone: '',
  preferredDeliveryDays: '',
  productsOfInterest: '',
  specificBrands: '',
  estimatedOrderVolume: null,
  orderFrequency: null,
  privateLabelInterest: false,
  fdaRegistrationStatus: '',
  taxIdExemption: '',
  preferredPaymentMethod: '',
  paymentConnectionId: '',
  creditCheckRequired: false,
  importingExperienceFromEurope: false,
  shippingPreferences: '',
  customsBroker: '',
  deliveryOption: '',
  deliveryStreet: '',
  deliveryPostalCode: '',
  deliveryCity: '',
  deliveryCountry: '',
  salesChannels: [],
  howDidYouHearAboutUs: '',
  retailProgramInterest: false,
  resellingExclusiveOrNewProducts: false,
  termsAndConditions: false,
  gdprConsent: false,
  newsletterSubscription: false,
}

/** All fields of a draft. */
export const draftFields = Object.keys(emptyDraft) as DraftField[]
