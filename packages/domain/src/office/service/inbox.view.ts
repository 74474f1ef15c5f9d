import type { DateTimeView } from '../date-time'

/** A case is a complaint about an order or a message from the contact form. */
export type CaseKind = 'complaints' | 'messages'

/** An open case waits for the shop. */
export type CaseState = 'open' | 'closed'

/** A complaint or message in the queue. */
export interface ListedCaseView {
  id: string
  /** The name of the company or the person. */
  sender: string
  subject: string
  /** The case number of a complaint; null for messages. */
  number: number | null
  /** The number of order lines that a complaint is about; 0 for messages and complaints about the full order. */
  lines: number
  /** When it was received. */
  time: DateTimeView
  href: string
}

/** An order line that a complaint is about. Pieces are formatted. */
export interface CaseLineView {
  id: string
  title: string
  variant: string
  sku: string | null
  quantity: string
  ordered: string
}

/** An answer of the shop. */
export interface CaseAnswerView {
  id: string
  text: string
  /** The author; null if it is not recorded. */
  by: string | null
  time: DateTimeView
}

/** A complaint or message with everything needed to answer it. */
export interface CaseDetailView {
  id: string
  kind: CaseKind
  state: CaseState
  subject: string
  /** The case number of a complaint; null for messages. */
  number: number | null
  /** The type of the complaint, a code of the contract; null for messages. */
  type: string | null
  /** Null if the person was erased, so that the case cannot be answered. */
  person: string | null
  email: string | null
  phone: string | null
  /** The company; `href` is null if the name is only what the person typed. */
  company: { name: string; href: string | null } | null
  /** `creditHref` opens the form to credit it. */
  order: { number: number; href: string; creditHref: string } | null
  text: string
  /** The order lines that it is about; empty for the full order. */
  lines: readonly CaseLineView[]
  /** URLs of its pictures, which require a sign-in. */
  pictures: readonly string[]
  /** Newest first. */
  answers: readonly CaseAnswerView[]
  filed: DateTimeView
  closed: { time: DateTimeView; by: string | null; note: string | null } | null
}

/** An action on a complaint or message. */
export type CaseCommand =
  | {
      do: 'answer'
      text: string
      /** The complaint's new state; omitted for messages. */ state?: CaseState
    }
  | { do: 'close'; note: string }

/** The number of open items in each section of the inbox; undefined while it loads. */
export type InboxCounts = Readonly<Record<'complaints' | 'messages' | 'reviews' | 'mail', number | undefined>>

/** A review that waits for moderation. */
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

/** An e-mail that is not sent. */
export interface UnsentMailView {
  id: string
  /** The kind of e-mail, a code of the contract. */
  kind: string
  recipient: string
  /** The page of its subject; null if there is none. */
  href: string | null
  tries: number
  /** The mail server's error; null if no attempt failed. */
  failure: string | null
  written: DateTimeView
  next: DateTimeView | null
}

/** The first rows of a list and the total count. */
export interface CountedList<Row> {
  rows: readonly Row[]
  count: number
}

/** Why the shop's e-mails are not sent. */
export interface MailProblemView {
  /** `no_server`: no mail server is set; `failing`: the last e-mails could not be sent. */
  kind: 'no_server' | 'failing'
  /** The number of e-mails that wait. */
  unsent: number
}
