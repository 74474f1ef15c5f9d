import type { Tone } from '../badge'

/** A field whose value has changed or is about to. */
export interface DiffField {
  id: string
  /** The field's name ("LJU-0070, price"). */
  label: string
  /** The formatted value before; `null` if it was empty. */
  before: string | null
  /** The formatted value after; `null` if it was cleared. */
  after: string | null
  /**
   * Amounts and numbers use tabular figures; in a text the changed words are marked; of a list, `before` has the
   * removed entries and `after` the added ones. `text` by default.
   */
  kind?: 'text' | 'money' | 'number' | 'list'
  /** A note on the change ("+31%") and its severity. */
  note?: { text: string; tone: Extract<Tone, 'neutral' | 'caution'> }
}
