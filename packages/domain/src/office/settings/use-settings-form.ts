import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import type { Schema } from '../../rules/json/schema'
import { editsParser } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { settingsKey } from './settings.queries'

export interface SettingsFormOptions<Read, Draft, Change> {
  /** Names the section: "delivery". */
  section: string
  /** The values while the section loads. */
  initial: Draft
  /** Schema of unsaved edits in the tab's storage. */
  isPart: Schema<Partial<Draft>>
  /** Reads the section. */
  read: (signal: AbortSignal) => Promise<Read>
  /** The form's values of a stored section. */
  toDraft: (read: Read) => Draft
  /** Lists the fields that differ between the values of two versions. */
  compare: (before: Draft, after: Draft) => readonly Change[]
  /** Sends a draft of the version that was read, and returns the saved one. */
  send: (before: Read, draft: Draft, signal: AbortSignal) => Promise<Read>
}

/**
 * The form of one section of the settings. Unsaved edits stay in the tab while the operator reads another page or loads
 * this one again. A concurrent change is listed before saving can overwrite it.
 */
export function useSettingsForm<Read, Draft extends object, Change extends { field: keyof Draft }>(
  options: SettingsFormOptions<Read, Draft, Change>,
) {
  const { section, initial, isPart, read, toDraft, compare, send } = options
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...settingsKey, 'one', section],
    read,
    compare: (before, after) => compare(toDraft(before), toDraft(after)),
    isOutdated: ({ code }) => code === 'settings_changed',
  })
  const action = useAction('office', async (draft: Draft, signal) => {
    await change((before) => send(before, draft, signal), signal)
    dismissRemoteChanges()
    refreshLists(cache, settingsKey)
  })
  const stored = query.data ? toDraft(query.data) : initial
  const form = useOfficeForm<Draft>({ form: section, stored, parse: editsParser(isPart), send: action.run })
  // An edit may be restored over a colleague's later change, which saving would undo.
  const { fields, before } = form.overwritten
  const overwritten = query.data && fields.length > 0 ? compare({ ...stored, ...before }, stored) : []
  return {
    query,
    draft: form.draft,
    changed: form.changed,
    saving: action.busy,
    problem: action.problem,
    /** The draft that was sent last; null before. */
    sent: action.input,
    remoteChanges: [
      ...remoteChanges,
      ...overwritten.filter(
        ({ field }) => fields.includes(field) && !remoteChanges.some((each) => each.field === field),
      ),
    ],
    /** Dismisses the list of remote changes and bases the edits on the current version. */
    dismissRemoteChanges() {
      dismissRemoteChanges()
      form.rebase()
    },
    type: form.type,
    discard() {
      form.discard()
      action.reset()
    },
    save: form.save,
  }
}
