import type { Tone } from '../badge'

/** A field whose value has changed, or will. */
export interface DiffField {
  id: string
  /** What it is called ("LJU-0070, price"). */
  label: string
  /** What stood there, display-ready; `null` where it was empty. */
  before: string | null
  /** What stands there now, display-ready; `null` where it was cleared. */
  after: string | null
  /** Sums and numbers are set in figures of one width; of a text the words that differ are marked. `text` by default. */
  kind?: 'text' | 'money' | 'number'
  /** What is to be said about the step ("+31%"), and how much it matters. */
  note?: { text: string; tone: Extract<Tone, 'neutral' | 'caution'> }
}
