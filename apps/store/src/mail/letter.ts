/** A name with its value, such as a carrier. */
export interface Fact {
  name: string
  value: string
}

/** A row of an order. */
export interface LetterLine {
  /** How many of what. */
  title: string
  /** What distinguishes it from similar ones; empty where nothing does. */
  detail: string
  /** Ready to show. */
  amount: string
}

/** A figure under an order's lines. */
export interface LetterTotal extends Fact {
  /** `better` takes something off, `sum` is what everything comes to. */
  tone: 'plain' | 'better' | 'sum'
}

/** A piece of an e-mail. Texts are plain: each format escapes them in its own way. */
export type Block =
  | { type: 'text'; text: string }
  /** Less important. */
  | { type: 'note'; text: string }
  /** Somebody's own words; line ends are kept. */
  | { type: 'quote'; text: string }
  /** `sentence` says what it is: programs that fill codes in look for it. */
  | { type: 'code'; code: string; sentence: string }
  /** `url` must be http or https. */
  | { type: 'button'; label: string; url: string }
  /** A second way on, where a button leads already. `url` as for a button. */
  | { type: 'link'; label: string; url: string }
  | { type: 'facts'; facts: readonly Fact[] }
  /** A table; without `totals` it only lists. */
  | {
      type: 'lines'
      heads: { title: string; amount: string }
      lines: readonly LetterLine[]
      /** What is said instead of further lines; empty for none. */
      more: string
      totals: readonly LetterTotal[]
    }

/** An e-mail before it becomes text and HTML. */
export interface Letter {
  subject: string
  /** What the inbox shows behind the subject. */
  preheader: string
  title: string
  blocks: readonly Block[]
}
