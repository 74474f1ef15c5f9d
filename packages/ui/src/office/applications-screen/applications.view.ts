import type { CountryCode } from '@skafferi/domain/checkout/views'
import type { ApprovalField } from '@skafferi/domain/office/views'

/** An application that waits, in the queue. Everything is ready to show. */
export interface QueuedApplicationView {
  id: string
  company: string
  person: string
  /** "Gothenburg, SE". */
  place: string
  /** "3 h", "4 days". */
  age: string
  /** It waits longer than is promised. */
  late: boolean
  href: string
}

/** A fact of an application, and what the licence says about it. */
export interface ApplicationFactView {
  label: string
  value: string
  /** Whether the licence says the same; `null` where it says nothing about it. */
  licence: 'same' | 'differs' | null
  /** What it says instead; `null` where it says the same or nothing. */
  note: string | null
}

/** The answers of a step of the form. */
export interface ApplicationAnswersView {
  title: string
  facts: readonly ApplicationFactView[]
}

/** An application as whoever decides about it needs it. */
export interface OfficeApplicationView {
  id: string
  company: string
  person: string
  email: string
  /** "Waiting 3 h", "Approved". */
  waiting: string
  /** How far it is. */
  status: 'pending' | 'asked' | 'approved' | 'rejected'
  /** What the applicant was last asked for, as the e-mail said; `null` where nothing was. */
  question: string | null
  /** Why it was rejected, as the e-mail said; `null` otherwise. */
  reason: string | null
  /** What approving it needs and it does not say. */
  missing: readonly ApprovalField[]
  /** Codes of the countries that the shop delivers to. */
  countries: readonly CountryCode[]
  /** Every answer, step by step, and last what was agreed to. */
  answers: readonly ApplicationAnswersView[]
  /** A company of the shop that it looks like, and why; `null` where there is none. */
  known: { company: string; why: string } | null
  /** The attached licence; `null` where there is none. `picture` is one to show, where it is no PDF; `note` names the file it replaced. */
  licence: { name: string; href: string; picture: string | null; note: string | null } | null
}

/** How deciding stands. */
export interface DecidingView {
  /** What is being sent; `null` while nothing is. */
  busy: 'approve' | 'ask' | 'reject' | 'join' | null
  /** Why it was not sent, in words; `null` where nothing failed. */
  problem: string | null
}
