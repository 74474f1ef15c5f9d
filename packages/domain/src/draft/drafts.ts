import type { OtherTabs } from '../other-tabs'
import type { SharedText, TextStorage } from '../text-storage'
import {
  draftFor,
  draftsLeftTo,
  parseDrafts,
  serializeDrafts,
  sharedForms,
  withDraft,
  withoutDraft,
  type StoredDraft,
} from './draft.rules'

/** Storage key of the drafts of a tab. */
export const draftsStorageKey = 'drafts'

/** Storage key of the drafts that all tabs have in common. */
export const sharedDraftsStorageKey = 'order-list'

/**
 * What was typed in this tab and is not sent yet, form by form. A person is told by the e-mail; null is a visitor. A
 * browser that refuses storage keeps nothing, and nothing else comes of it.
 */
export interface Drafts {
  /** What a form holds for a person; undefined where nothing. */
  read: (person: string | null, form: string) => unknown
  keep: (draft: StoredDraft) => void
  /** It is sent, or thrown away. */
  forget: (person: string | null, form: string) => void
  /** Somebody leaves the shop: nothing of what was typed stays, in whichever tab. */
  erase: () => void
  /** A person has signed in: what somebody else typed goes. */
  leaveTo: (person: string) => void
  /** Calls back when a draft that all tabs have in common has changed, here or there; returns how to stop. */
  watch: (onChange: () => void) => () => void
  /** Another text where one of these has changed. */
  sharedText: () => string | null
}

/**
 * The drafts of this tab, and those that all tabs have in common.
 * @param place where the tab's are stored
 * @param shared where those are stored that all tabs have in common
 * @param otherTabs who is told that somebody leaves, and tells it
 */
export function createDrafts(place: TextStorage, shared: SharedText, otherTabs: OtherTabs): Drafts {
  const watching = new Set<() => void>()
  const placeOf = (form: string) => (sharedForms.includes(form) ? shared : place)

  function change(where: TextStorage, next: (drafts: readonly StoredDraft[]) => readonly StoredDraft[]): void {
    const stored = where.read()
    const text = serializeDrafts(next(parseDrafts(stored)))
    if (text === stored) return
    if (text === null) where.clear()
    else where.write(text)
    if (where === shared) watching.forEach((onChange) => onChange())
  }

  otherTabs.listen(() => place.clear())
  return {
    read: (person, form) => draftFor(parseDrafts(placeOf(form).read()), person, form),
    keep: (draft) => change(placeOf(draft.form), (drafts) => withDraft(drafts, draft)),
    forget: (person, form) => change(placeOf(form), (drafts) => withoutDraft(drafts, person, form)),
    erase() {
      place.clear()
      change(shared, () => [])
      otherTabs.tell()
    },
    leaveTo(person) {
      change(place, (drafts) => draftsLeftTo(drafts, person))
      change(shared, (drafts) => draftsLeftTo(drafts, person))
    },
    watch(onChange) {
      watching.add(onChange)
      const stop = shared.listen(onChange)
      return () => {
        watching.delete(onChange)
        stop()
      }
    },
    sharedText: () => shared.read(),
  }
}
