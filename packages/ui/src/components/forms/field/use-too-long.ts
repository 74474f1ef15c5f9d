import { useState } from 'react'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'

interface LimitedText {
  /** The text, if the field is controlled. */
  value: unknown
  /** Maximum number of characters; undefined for no limit. */
  maxLength: number | undefined
  onChange: ((event: { value: string }) => void) | undefined
  /** `counted` if surrounding spaces are part of the text, as in a password. */
  spaces?: 'counted'
}

/**
 * Checks the length of a text. Text is never cut off: longer input stays and gets an error. Surrounding spaces do not
 * count unless `spaces` is set.
 * @returns the error message, `undefined` if there is none, and the control's change handler
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
