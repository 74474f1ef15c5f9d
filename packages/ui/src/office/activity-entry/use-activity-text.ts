import type { ActivityEntryView, Actor } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeEntriesWords, type OfficeEntriesWords } from '../../words/generated/office-entries'

type EntryKey = Extract<keyof OfficeEntriesWords, `entry.${string}.${string}`>

/** The texts of actions and actors. An unknown action is shown as its code with spaces. */
export function useActivityText() {
  const t = useWords(officeEntriesWords)
  return {
    textOf({ action }: Pick<ActivityEntryView, 'action'>): string {
      const key = `entry.${action}`
      return key in officeEntriesWords.messages ? t(key as EntryKey) : action.replace(/[._]/g, ' ')
    },
    nameOf: ({ kind, name }: Actor): string => name ?? t(`entry.${kind}`),
  }
}
