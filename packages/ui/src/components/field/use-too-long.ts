import { useState } from 'react'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'

interface LimitedText {
  /** The text, where the field's owner keeps it. */
  value: unknown
  /** The most characters it may have; no limit where left out. */
  maxLength: number | undefined
  onChange: ((event: { value: string }) => void) | undefined
  /** Whether space around the text is a part of it, as in a password. */
  spaces?: 'counted'
}

/**
 * Watches a text that may be longer than it is allowed to be. Nothing is ever cut off: what was pasted stays, and its
 * owner shortens it. Space around it does not count, unless it is said to.
 * @returns what is wrong in words, `undefined` where nothing is, and what the control does with a change
 */
export function useTooLong({ value, maxLength, onChange, spaces }: LimitedText) {
  const t = useWords(controlsWords)
  const [typed, setTyped] = useState('')
  const text = typeof value === 'string' ? value : typed
  const { length } = spaces === 'counted' ? text : text.trim()
  const over = maxLength === undefined ? 0 : length - maxLength
  return {
    tooLong: maxLength !== undefined && over > 0 ? t('tooLong', { limit: maxLength, over }) : undefined,
    handleChange({ currentTarget }: { currentTarget: { value: string } }) {
      if (maxLength !== undefined) setTyped(currentTarget.value)
      onChange?.({ value: currentTarget.value })
    },
  }
}
