import type { ActivityEntryView, Actor } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords, type OfficeWords } from '../../words/generated/office'

type Word = Extract<keyof OfficeWords, `entry.${string}.${string}`>

/** Says what was done; one this office does not know, in the store's own name for it. */
export function useActivityText() {
  const t = useWords(officeWords)
  return {
    textOf({ action }: Pick<ActivityEntryView, 'action'>): string {
      const word = `entry.${action}`
      return word in officeWords.messages ? t(word as Word) : action.replace(/[._]/g, ' ')
    },
    nameOf: ({ kind, name }: Actor): string => name ?? t(`entry.${kind}`),
  }
}
