import type { CountryCode } from '@skafferi/api'

/** A field of the application form. `message` belongs to the short access request. */
export type ApplicationFormField =
  | 'companyName'
  | 'employerId'
  | 'dunsNumber'
  | 'country'
  | 'typeOfBusiness'
  | 'companyWebsite'
  | 'numberOfEmployees'
  | 'annualRevenue'
  | 'fullName'
  | 'jobTitle'
  | 'email'
  | 'phone'
  | 'preferredDeliveryDays'
  | 'productsOfInterest'
  | 'specificBrands'
  | 'estimatedOrderVolume'
  | 'orderFrequency'
  | 'privateLabelInterest'
  | 'fdaRegistrationStatus'
  | 'taxIdExemption'
  | 'preferredPaymentMethod'
  | 'paymentConnectionId'
  | 'creditCheckRequired'
  | 'importingExperienceFromEurope'
  | 'shippingPreferences'
  | 'customsBroker'
  | 'deliveryOption'
  | 'deliveryAddress'
  | 'retailProgramInterest'
  | 'salesChannels'
  | 'howDidYouHearAboutUs'
  | 'resellingExclusiveOrNewProducts'
  | 'message'

/** The answers of one step of the form. */
export interface AnsweredStepView {
  /** Null for the short request, which has no steps. */
  step: 1 | 2 | 3 | 4 | 5 | null
  /** A choice is the contract's value, a box whether it was ticked; null if nothing was answered. */
  answers: readonly {
    field: ApplicationFormField
    value: string | boolean | null
    /** The answer before the last question, if it was another one. */
    before?: string | boolean | null
  }[]
}

/** A consent that the form asks for. */
export interface ConsentView {
  kind: 'terms_and_conditions' | 'gdpr' | 'newsletter'
  /** The formatted date and the version of the text; null if the applicant did not agree. */
  given: { at: string; version: string } | null
}

/** An application in the list. */
export interface ListedApplicationView {
  id: string
  company: string
  person: string
  email: string
  /** Whole hours since it was received. */
  hours: number
  /** True if it has waited for more than a day. */
  late: boolean
  href: string
}

/** A field that an approval adds if the application does not have it. The organisation number may be left empty. */
export type ApprovalField = 'country_code' | 'company_name' | 'organisation_number' | 'first_name' | 'last_name'

/** An application with everything that a decision needs. */
export interface ApplicationDetailView {
  id: string
  /** `asked`: the applicant was asked for more information and has not sent it. */
  status: 'pending' | 'asked' | 'approved' | 'rejected'
  company: string
  person: string
  email: string
  hours: number
  /** Empty once the person was erased. */
  answers: readonly AnsweredStepView[]
  /** The weekday of the preferred delivery day if no orders leave on it, formatted; null otherwise. */
  dayOff: string | null
  consents: readonly ConsentView[]
  /** The shelf that the applicant applied with; null without one. */
  shelf: {
    /** Empty without a title. */
    title: string
    /** Its articles that still exist; `pieces` are those of the full place. */
    articles: readonly { name: string; sku: string | null; pieces: number; forSale: boolean }[]
  } | null
  /** Applications, customers and companies with the same data; companies that the applicant can join come first. */
  duplicates: readonly {
    kind: 'application' | 'customer' | 'company'
    id: string
    company: string
    same: readonly ('email' | 'organisation_number')[]
  }[]
  /** The company that approval created or joined; null before. */
  companyId: string | null
  companyHref: string | null
  /** Name of the licence that the applicant has replaced since the last question; null if none was. */
  previousLicence: string | null
  licence: { name: string; href: string; kind: 'picture' | 'pdf' | 'other' } | null
  /** The last question to the applicant; null if there is none. */
  question: string | null
  /** Why it was rejected; null otherwise. */
  reason: string | null
  /** The fields that an approval adds. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
}

/** The terms of a company that is approved. */
export interface AgreedTerms {
  /** Days until its invoices are due, as typed; empty for the shop's default. */
  days: string
  poRequired: boolean
  /** The fields that the application does not have, as typed; empty texts are not sent. */
  details: Partial<Record<ApprovalField, string>>
}
