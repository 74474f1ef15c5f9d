import type { RegistrationField } from './registration'

/** A field of every form: the company, its number, the contact and the consents. */
type FixedField =
  | 'companyName'
  | 'employerId'
  | 'country'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'termsAndConditions'
  | 'gdprConsent'

/** A question that a seller decides about. The delivery address is not in the specified form. */
export type SellerQuestion = Exclude<RegistrationField, FixedField> | 'deliveryAddress'

/** All questions that a seller decides about, in the order of the form. */
export const sellerQuestions = [
  'dunsNumber',
  'typeOfBusiness',
  'companyWebsite',
  'numberOfEmployees',
  'annualRevenue',
  'jobTitle',
  'preferredDeliveryDays',
  'productsOfInterest',
  'specificBrands',
  'estimatedOrderVolume',
  'orderFrequency',
  'privateLabelInterest',
  'fdaRegistrationStatus',
  'taxIdExemption',
  'preferredPaymentMethod',
  'shippingPreferences',
  'customsBroker',
  'paymentConnectionId',
  'creditCheckRequired',
  'importingExperienceFromEurope',
  'uploadLicenses',
  'salesChannels',
  'howDidYouHearAboutUs',
  'retailProgramInterest',
  'resellingExclusiveOrNewProducts',
  'newsletterSubscription',
  'deliveryAddress',
] as const satisfies readonly SellerQuestion[]
