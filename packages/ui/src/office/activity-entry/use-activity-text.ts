import type { ActivityEntryView, Actor } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords, type OfficeWords } from '../../words/generated/office'

type EntryKey = Extract<keyof OfficeWords, `entry.${string}.${string}`>

/** The texts of actions and actors. An unknown action is shown as its code with spaces. */
export function useActivityText() {
  const t = useWords(officeWords)
  return {
    textOf({ action }: Pick<ActivityEntryView, 'action'>): string {
      const key = `entry.${action}`
      return key in officeWords.messages ? t(key as EntryKey) : action.replace(/[._]/g, ' ')
    },
    nameOf: ({ kind, name }: Actor): string => name ?? t(`entry.${kind}`),
  }
}
