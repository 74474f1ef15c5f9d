import type { DateTimeView } from './date-time'

/** What somebody wrote to the shop: about an order, or by the contact form. */
export type CaseKind = 'complaints' | 'messages'

/** Whether it waits for the shop. */
export type CaseState = 'open' | 'closed'

/** A complaint or message in the queue. */
export interface ListedCaseView {
  id: string
  /** The company, or whoever wrote. */
  who: string
  subject: string
  /** The case number of a complaint; null for messages. */
  number: number | null
  /** How many lines of its order a complaint names; 0 for messages and complaints about a whole order. */
  lines: number
  /** When it came. */
  time: DateTimeView
  href: string
}

/** A line of an order that a complaint names. Pieces are formatted. */
export interface CaseLineView {
  id: string
  title: string
  variant: string
  sku: string | null
  quantity: string
  ordered: string
}

/** What its writer was answered. */
export interface CaseAnswerView {
  id: string
  text: string
  /** Null where nobody is named. */
  by: string | null
  time: DateTimeView
}

/** A complaint or message as whoever answers needs it. */
export interface CaseDetailView {
  id: string
  kind: CaseKind
  state: CaseState
  subject: string
  /** The case number of a complaint; null for messages. */
  number: number | null
  /** The store's name for what went wrong; null for messages. */
  type: string | null
  /** Null once the person was erased: nobody can be answered. */
  person: string | null
  email: string | null
  phone: string | null
  /** The company; `href` is null where it is only what was written. */
  company: { name: string; href: string | null } | null
  order: { number: number; href: string } | null
  text: string
  /** The lines of the order that it names; empty if it is about the whole order. */
  lines: readonly CaseLineView[]
  /** Addresses of its pictures, for whoever is signed in. */
  pictures: readonly string[]
  /** The newest first. */
  answers: readonly CaseAnswerView[]
  filed: DateTimeView
  closed: { time: DateTimeView; by: string | null; note: string | null } | null
}

/** What is done about a complaint or message. */
export type CaseCommand =
  | {
      do: 'answer'
      text: string
      /** What a complaint is from then on; a message is answered without it. */ state?: CaseState
    }
  | { do: 'close'; note: string }

/** How many wait in each part of the inbox; undefined while nobody knows. */
export type InboxCounts = Readonly<Record<'complaints' | 'messages' | 'reviews' | 'mail', number | undefined>>

/** A review that waits. */
export interface WaitingReviewView {
  id: string
  product: { title: string; href: string }
  author: string
  company: string | null
  title: string
  text: string
  /** From 1 to 5. */
  stars: number
  time: DateTimeView
}

/** An e-mail that was not sent. */
export interface UnsentMailView {
  id: string
  /** The store's name for what it says. */
  kind: string
  recipient: string
  /** The page of what it is about; null where there is none. */
  href: string | null
  tries: number
  /** What the mail server said; null while nothing failed. */
  failure: string | null
  written: DateTimeView
  next: DateTimeView | null
}

/** A list, and how many there are in all. */
export interface CountedList<Row> {
  rows: readonly Row[]
  count: number
}
