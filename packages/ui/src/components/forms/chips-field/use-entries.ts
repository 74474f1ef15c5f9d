import { useState, type KeyboardEvent } from 'react'
import { SEPARATOR, withEntries } from './entries'

/** The last change of the entries, for a live region. */
export type EntryChange = { kind: 'added' | 'removed'; entry: string }

/** The entries and the typed text. */
export interface Entries {
  /** The text in the input. */
  draft: string
  /** The last change; `null` at first. */
  lastChange: EntryChange | null
  /** Handles typed or pasted text; everything before a comma becomes an entry. */
  type: (text: string) => void
  /** Turns the text in the input into an entry. */
  finish: () => void
  /** Removes an entry. */
  remove: (entry: string) => void
  /** Enter adds an entry; Backspace in the empty input removes the last one. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** State of the typed text, separate from the entries. */
export function useEntries(value: readonly string[], onChange: (event: { value: readonly string[] }) => void): Entries {
  const [draft, setDraft] = useState('')
  const [lastChange, setLastChange] = useState<EntryChange | null>(null)

  function add(text: string) {
    const next = withEntries(value, text)
    const entry = next.at(-1)
    if (next.length > value.length && entry !== undefined) {
      setLastChange({ kind: 'added', entry })
      onChange({ value: next })
    }
  }

  function type(text: string) {
    const end = text.lastIndexOf(SEPARATOR)
    setDraft(text.slice(end + 1).trimStart())
    add(text.slice(0, Math.max(end, 0)))
  }

  function finish() {
    setDraft('')
    add(draft)
  }

  function remove(entry: string) {
    setLastChange({ kind: 'removed', entry })
    onChange({ value: value.filter((one) => one !== entry) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = value.at(-1)
    if (event.key === 'Enter' && draft.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      finish()
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      remove(last)
    }
  }

  return { draft, lastChange, type, finish, remove, onKeyDown }
}
