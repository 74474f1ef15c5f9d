import type { DeedView, Doer } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords, type OfficeWords } from '../../words/generated/office'

type Word = Extract<keyof OfficeWords, `deed.${string}.${string}`>

/** Says what was done; one this office does not know, in the store's own name for it. */
export function useDeedText() {
  const t = useWords(officeWords)
  return {
    textOf({ action }: Pick<DeedView, 'action'>): string {
      const word = `deed.${action}`
      return word in officeWords.messages ? t(word as Word) : action.replace(/[._]/g, ' ')
    },
    nameOf: ({ kind, name }: Doer): string => name ?? t(`deed.${kind}`),
  }
}
