import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'

/**
 * What is wrong with a text that is longer than it may be, in words; `undefined` where it is not. Nothing is ever cut off:
 * what was pasted stays, and its owner shortens it. Space around it does not count.
 * @param value the text; anything else has no length
 */
export function useTooLong(value: unknown, maxLength: number | undefined): string | undefined {
  const t = useWords(controlsWords)
  if (typeof value !== 'string' || maxLength === undefined) return undefined
  const over = value.trim().length - maxLength
  return over > 0 ? t('tooLong', { limit: maxLength, over }) : undefined
}
