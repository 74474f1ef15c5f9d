import { isText } from '../rules/json/schema'
import { draftFor, parseDrafts, serializeDrafts, withDraft, withoutDraft } from '../rules/drafts/draft'
import type { TextStorage } from '../platform/text-storage'

/** Unsent texts of this tab, by operator and form. */
export interface OfficeDrafts {
  /** Returns the text; empty if there is none. */
  read: (operator: string, form: string) => string
  /** Stores the text; an empty text removes the draft. */
  save: (operator: string, form: string, text: string) => void
  /** Removes all drafts, on sign-out. */
  erase: () => void
}

/** @param storage of the tab */
export function createOfficeDrafts(storage: TextStorage): OfficeDrafts {
  return {
    read: (operator, form) => draftFor(parseDrafts(storage.read()), operator, form, isText) ?? '',
    save(owner, form, values) {
      const drafts = parseDrafts(storage.read())
      const text = serializeDrafts(
        values === '' ? withoutDraft(drafts, owner, form) : withDraft(drafts, { owner, form, values }),
      )
      if (text === null) storage.clear()
      else storage.write(text)
    },
    erase: () => storage.clear(),
  }
}
