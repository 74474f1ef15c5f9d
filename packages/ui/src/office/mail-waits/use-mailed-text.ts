import { useWords } from '../../words'
import { officeMailedWords } from '../../words/generated/office-mailed'
import { useMailWaits } from './mail-waits'

/** Returns the sentence that a person is notified by e-mail, or that the e-mail waits. */
export function useMailedText(): (name: string) => string {
  const t = useWords(officeMailedWords)
  const waits = useMailWaits()
  return (name) => t(waits ? 'mailed.waits' : 'mailed', { name })
}
