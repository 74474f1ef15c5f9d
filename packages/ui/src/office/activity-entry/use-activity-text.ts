import type { ActivityEntryView, Actor } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords, type OfficeWords } from '../../words/generated/office'

type Word = Extract<keyof OfficeWords, `entry.${string}.${string}`>

/** The texts of actions and actors. An unknown action is shown as its code with spaces. */
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
