import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { ApprovalField } from '@skafferi/domain/office/views'

/** A waiting application in the queue. Texts are ready to show. */
export interface QueuedApplicationView {
  id: string
  company: string
  person: string
  /** The place ("Gothenburg, SE") or the e-mail address. */
  detail: string
  /** "3 h", "4 days". */
  age: string
  /** True if it waits longer than promised. */
  late: boolean
  href: string
}

/** A fact of an application, compared with the licence. */
export interface ApplicationFactView {
  label: string
  value: string
  /** The result of the comparison; `null` if the licence does not have this fact. */
  licence: 'same' | 'differs' | null
  /** A text on a differing value; `null` if there is none. */
  note: string | null
}

/** The answers of a step of the form. */
export interface ApplicationAnswersView {
  title: string
  facts: readonly ApplicationFactView[]
}

/** An application with everything that the decision needs. Texts are ready to show. */
export interface OfficeApplicationView {
  id: string
  company: string
  person: string
  email: string
  /** "Waiting 3 h", "Approved". */
  statusText: string
  status: 'pending' | 'asked' | 'approved' | 'rejected'
  /** The last question to the applicant, as in the e-mail; `null` if there was none. */
  question: string | null
  /** The reason for the rejection, as in the e-mail; `null` otherwise. */
  reason: string | null
  /** Fields that an approval requires and the application does not have. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
  /** The answers that matter for the terms: delivery days and payment. */
  wishes: readonly ApplicationFactView[]
  /** The answers by step of the form, the consents last. */
  answers: readonly ApplicationAnswersView[]
  /** The page of the company that approval created or joined; `null` before. */
  companyHref: string | null
  /** An existing company that may be the same, and the reason; `null` if there is none. */
  duplicate: { company: string; reason: string } | null
  /**
   * The attached licence; `null` if there is none. `picture` or `document`: its URL if it is a picture or a PDF to be
   * displayed; `note` names the file that it replaced.
   */
  licence: {
    name: string
    href: string
    picture: string | null
    document: string | null
    note: string | null
  } | null
}

/** The state of the decision. */
export interface DecisionView {
  /** The pending action; `null` if none is. */
  busy: 'approve' | 'ask' | 'reject' | 'join' | null
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The store's refusals by field, as texts; `undefined` while the text is loaded. */
  refused: Readonly<Partial<Record<ApprovalField, string | undefined>>>
}
