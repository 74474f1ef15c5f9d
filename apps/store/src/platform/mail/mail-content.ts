/** A name with its value, e.g. a carrier. */
export interface Fact {
  name: string
  value: string
}

/** A line of an order. */
export interface MailLine {
  /** Quantity and product. */
  title: string
  /** The variant's distinguishing details; empty if it has none. */
  detail: string
  /** The price or quantity, formatted. */
  amount: string
}

/** A total below an order's lines. */
export interface MailTotal extends Fact {
  /** `better` is a discount, `sum` the grand total. */
  tone: 'plain' | 'better' | 'sum'
}

/** A block of an e-mail. Texts are plain; each renderer escapes them. */
export type Block =
  | { type: 'text'; text: string }
  /** Secondary text. */
  | { type: 'note'; text: string }
  /** Text written by a person; line breaks are kept. */
  | { type: 'quote'; text: string }
  /** `sentence` contains the code, phrased so that mail clients recognize it for autofill. */
  | { type: 'code'; code: string; sentence: string }
  /** `url` must be http or https. */
  | { type: 'button'; label: string; url: string }
  /** A secondary link next to a button. `url` must be http or https. */
  | { type: 'link'; label: string; url: string }
  | { type: 'facts'; facts: readonly Fact[] }
  /** A table; `totals` may be empty. */
  | {
      type: 'lines'
      heads: { title: string; amount: string }
      lines: readonly MailLine[]
      /** Text that replaces omitted lines; empty if no line is omitted. */
      more: string
      totals: readonly MailTotal[]
    }

/** An e-mail before rendering. */
export interface MailContent {
  subject: string
  /** The preview text in the inbox. */
  preheader: string
  title: string
  blocks: readonly Block[]
}
