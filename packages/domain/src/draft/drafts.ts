import type { OtherTabs } from '../other-tabs'
import type { TextStorage } from '../text-storage'
import {
  draftFor,
  draftsLeftTo,
  parseDrafts,
  serializeDrafts,
  withDraft,
  withoutDraft,
  type KeptDraft,
} from './draft.rules'

/** Storage key of the drafts of a tab. */
export const draftsStorageKey = 'drafts'

/**
 * What was typed in this tab and is not sent yet, form by form. A person is told by the e-mail; null is a visitor. A
 * browser that refuses storage keeps nothing, and nothing else comes of it.
 */
export interface Drafts {
  /** What a form holds for a person; undefined where nothing. */
  read: (person: string | null, form: string) => unknown
  keep: (draft: KeptDraft) => void
  /** It is sent, or thrown away. */
  forget: (person: string | null, form: string) => void
  /** Somebody leaves the shop: nothing of what was typed stays, in whichever tab. */
  erase: () => void
  /** A person has signed in: what somebody else typed goes. */
  leaveTo: (person: string) => void
}

/**
 * The drafts of this tab.
 * @param place where they are stored
 * @param otherTabs who is told that somebody leaves, and tells it
 */
export function createDrafts(place: TextStorage, otherTabs: OtherTabs): Drafts {
  function change(next: (drafts: readonly KeptDraft[]) => readonly KeptDraft[]): void {
    const stored = place.read()
    const text = serializeDrafts(next(parseDrafts(stored)))
    if (text === stored) return
    if (text === null) place.clear()
    else place.write(text)
  }

  otherTabs.listen(() => place.clear())
  return {
    read: (person, form) => draftFor(parseDrafts(place.read()), person, form),
    keep: (draft) => change((drafts) => withDraft(drafts, draft)),
    forget: (person, form) => change((drafts) => withoutDraft(drafts, person, form)),
    erase() {
      place.clear()
      otherTabs.tell()
    },
    leaveTo: (person) => change((drafts) => draftsLeftTo(drafts, person)),
  }
}
