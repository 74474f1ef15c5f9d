import { useState } from 'react'
import { clamp, settle, type Bounds } from './whole-number'

/** A number being typed, and the ways to settle it. */
export interface Draft {
  /** What the field shows: the typed text, or the settled number. */
  shown: string | number
  /** The number the text means now. */
  present: number
  /** Takes what was typed. Nothing is reported yet. */
  type: (text: string) => void
  /** Settles what was typed; does nothing where nothing was. */
  finish: () => void
  /** Settles the present number moved by so much, as far as the bounds allow. */
  move: (by: number) => void
}

/** Keeps what is typed apart from the number that stands, until it is settled. */
export function useDraft(value: number, bounds: Bounds, onSettle: (value: number) => void): Draft {
  const [text, setText] = useState<string | null>(null)
  const present = text === null ? value : settle(text, bounds)

  function settleAs(next: number) {
    setText(null)
    if (next !== value) {
      onSettle(next)
    }
  }

  return {
    shown: text ?? value,
    present,
    type: setText,
    finish: () => {
      if (text !== null) {
        settleAs(present)
      }
    },
    move: (by) => settleAs(clamp(present + by, bounds)),
  }
}
