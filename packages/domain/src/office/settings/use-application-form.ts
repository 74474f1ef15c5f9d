import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { readFormValue, toFormValue } from '../../rules/registration/application-form-value'
import { specifiedApplication } from '../../rules/registration/application-settings'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { ApplicationFormDraft } from './application-form.view'
import { readSettings, settingsKey } from './settings.queries'
import { remoteApplicationFormChanges, toApplicationFormView } from './to-application-form'

/** The form of the questions that applicants are asked. */
export function useApplicationForm() {
  const office = useOffice()
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...settingsKey, 'one', 'applications'],
    read: async (signal) => (await readSettings(office, signal)).applications,
    compare: (before, after) => remoteApplicationFormChanges(readFormValue(before.value), readFormValue(after.value)),
    isOutdated: ({ code }) => code === 'settings_changed',
  })
  const action = useAction('office', async (draft: ApplicationFormDraft, signal) => {
    await change(({ version }) => {
      const body = { version, value: toFormValue(draft) }
      return unwrap(office.client.POST('/admin/settings/applications', { body, signal }))
    }, signal)
    dismissRemoteChanges()
    refreshLists(cache, settingsKey)
  })
  const form = useOfficeForm<ApplicationFormDraft>({
    form: 'application form',
    stored: query.data ? readFormValue(query.data.value) : specifiedApplication,
    send: action.run,
  })
  return {
    form: toOfficeLoad(query, query.data && toApplicationFormView(form.draft, form.changed)),
    saving: action.busy,
    problem: action.problem,
    remoteChanges,
    dismissRemoteChanges,
    type: form.type,
    discard() {
      form.discard()
      action.reset()
    },
    save: form.save,
  }
}
