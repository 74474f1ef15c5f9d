import type { CountryCode } from '@skafferi/api'

/** What an application answers, by the name of its field in the form; `message` is the short request's. */
export type ApplicationFact =
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
    fact: ApplicationFact
    value: string | boolean | null
    /** The answer before the last question, if it was another one. */
    before?: string | boolean | null
  }[]
}

/** Something that was asked to be agreed to. */
export interface ConsentView {
  kind: 'terms_and_conditions' | 'gdpr' | 'newsletter'
  /** When, formatted, and to which version of the text; null if it was not agreed to. */
  given: { at: string; version: string } | null
}

/** An application that waits or was decided, in the queue. */
export interface WaitingApplicationView {
  id: string
  company: string
  person: string
  email: string
  /** Whole hours since it came. */
  hours: number
  /** It waits longer than a day. */
  late: boolean
  href: string
}

/** What an approval may have to add: what the application lacks. */
export type ApprovalField = 'country_code' | 'company_name' | 'organisation_number' | 'first_name' | 'last_name'

/** An application as whoever decides about it needs it. */
export interface ReadApplicationView {
  id: string
  /** `asked`: the applicant was asked for more, and has not sent it. */
  status: 'pending' | 'asked' | 'approved' | 'rejected'
  company: string
  person: string
  email: string
  hours: number
  /** Empty once the person was erased. */
  answers: readonly AnsweredStepView[]
  consents: readonly ConsentView[]
  /** What it has in common with others: a company that can be joined first. */
  duplicates: readonly {
    kind: 'application' | 'customer' | 'company'
    id: string
    company: string
    same: readonly ('email' | 'organisation_number')[]
  }[]
  /** The company that approval created or joined; null before. */
  companyId: string | null
  /** Name of the licence that the applicant has replaced since the last question; null if none was. */
  formerLicence: string | null
  licence: { name: string; href: string; isPicture: boolean } | null
  /** What the applicant was last asked for; null where nothing was. */
  question: string | null
  /** Why it was rejected; null otherwise. */
  reason: string | null
  /** What approving it needs besides. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
}

/** What holds for a company once it is approved. */
export interface AgreedTerms {
  /** Days until its invoices are due, as typed; empty for the shop's usual ones. */
  days: string
  poRequired: boolean
  /** What the application lacks, as typed; empty texts are left to the application. */
  details: Partial<Record<ApprovalField, string>>
}
