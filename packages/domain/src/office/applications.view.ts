import type { CountryCode } from '@skafferi/api'

/** What an application says about a company, by the name that its words have. */
export type ApplicationFact =
  | 'company'
  | 'organisation'
  | 'duns'
  | 'country'
  | 'business'
  | 'website'
  | 'employees'
  | 'revenue'
  | 'person'
  | 'job'
  | 'email'
  | 'phone'
  | 'interests'
  | 'brands'
  | 'volume'
  | 'orders'
  | 'payment'
  | 'shipping'
  | 'message'

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
  facts: readonly { fact: ApplicationFact; value: string }[]
  /** What it has in common with others: a company that can be joined first. */
  duplicates: readonly { kind: 'application' | 'customer' | 'company'; id: string; company: string; same: readonly ('email' | 'organisation_number')[] }[]
  licence: { name: string; href: string; isPicture: boolean } | null
  /** What the applicant was last asked for; null where nothing was. */
  question: string | null
  /** Why it was rejected; null otherwise. */
  reason: string | null
  /** What approving it needs besides. */
  lacks: readonly ApprovalField[]
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
