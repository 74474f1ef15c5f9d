import { draftFor, parseDrafts, serializeDrafts, withDraft, withoutDraft } from '../draft/draft.rules'
import type { TextStorage } from '../text-storage'

/** Texts that were typed in this tab and are not sent yet, each operator's own. */
export interface OfficeDrafts {
  /** What was typed; empty where nothing was. */
  read: (operator: string, form: string) => string
  /** Keeps it; an empty text is forgotten. */
  keep: (operator: string, form: string, text: string) => void
  /** Somebody leaves the office: nothing of what was typed stays. */
  erase: () => void
}

/** @param place where the tab's drafts are stored */
export function createOfficeDrafts(place: TextStorage): OfficeDrafts {
  return {
    read(operator, form) {
      const text = draftFor(parseDrafts(place.read()), operator, form)
      return typeof text === 'string' ? text : ''
    },
    keep(owner, form, values) {
      const drafts = parseDrafts(place.read())
      const text = serializeDrafts(
        values === '' ? withoutDraft(drafts, owner, form) : withDraft(drafts, { owner, form, values }),
      )
      if (text === null) place.clear()
      else place.write(text)
    },
    erase: () => place.clear(),
  }
}
