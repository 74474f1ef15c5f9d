import type { OtherTabs } from '../../platform/other-tabs'
import type { Schema } from '../../rules/json/schema'
import type { SharedText, TextStorage } from '../../platform/text-storage'
import {
  draftFor,
  draftsVisibleTo,
  parseDrafts,
  serializeDrafts,
  sharedForms,
  withDraft,
  withoutDraft,
  type StoredDraft,
} from '../../rules/drafts/draft'

/** Storage key of the drafts of a tab. */
export const draftsStorageKey = 'drafts'

/** Storage key of the drafts that all tabs share. */
export const sharedDraftsStorageKey = 'order-list'

/**
 * The unsent values of forms in this tab. A person is identified by e-mail; null is a visitor. If the browser blocks
 * storage, nothing is stored.
 */
export interface Drafts {
  /** Returns the stored values of a form; null if there are none, or they do not match the schema. */
  read: <Values>(person: string | null, form: string, isValid: Schema<Values>) => Values | null
  save: (draft: StoredDraft) => void
  /** Removes the draft of a form that was sent or discarded. */
  remove: (person: string | null, form: string) => void
  /** Removes all drafts, in every tab, at sign-out. */
  erase: () => void
  /** Removes the drafts of other customers, after a person signs in. */
  retainFor: (person: string) => void
  /** Calls `onChange` when a draft that all tabs share changes, in any tab; returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
  /** The stored text of the drafts that all tabs share, to detect changes. */
  sharedText: () => string | null
}

/**
 * Creates access to the drafts of this tab and to those that all tabs share.
 * @param tabStorage storage of this tab's drafts
 * @param shared storage of the drafts that all tabs share
 * @param otherTabs sends and receives the notification of a sign-out
 */
export function createDrafts(tabStorage: TextStorage, shared: SharedText, otherTabs: OtherTabs): Drafts {
  const listeners = new Set<() => void>()
  const storageOf = (form: string) => (sharedForms.includes(form) ? shared : tabStorage)

  function change(storage: TextStorage, update: (drafts: readonly StoredDraft[]) => readonly StoredDraft[]): void {
    const stored = storage.read()
    const text = serializeDrafts(update(parseDrafts(stored)))
    if (text === stored) return
    if (text === null) storage.clear()
    else storage.write(text)
    if (storage === shared) listeners.forEach((onChange) => onChange())
  }

  otherTabs.listen(() => tabStorage.clear())
  return {
    read: (person, form, isValid) => draftFor(parseDrafts(storageOf(form).read()), person, form, isValid),
    save: (draft) => change(storageOf(draft.form), (drafts) => withDraft(drafts, draft)),
    remove: (person, form) => change(storageOf(form), (drafts) => withoutDraft(drafts, person, form)),
    erase() {
      tabStorage.clear()
      change(shared, () => [])
      otherTabs.notify()
    },
    retainFor(person) {
      change(tabStorage, (drafts) => draftsVisibleTo(drafts, person))
      change(shared, (drafts) => draftsVisibleTo(drafts, person))
    },
    subscribe(onChange) {
      listeners.add(onChange)
      const stop = shared.listen(onChange)
      return () => {
        listeners.delete(onChange)
        stop()
      }
    },
    sharedText: () => shared.read(),
  }
}
