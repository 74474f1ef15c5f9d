import { unwrap } from '@skafferi/api'
import { readFormValue, toFormValue } from '../../rules/registration/application-form-value'
import { isPartOfApplicationSettings, specifiedApplication } from '../../rules/registration/application-settings'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { readSettings } from './settings.queries'
import { remoteApplicationFormChanges, toApplicationFormView } from './to-application-form'
import { useSettingsForm } from './use-settings-form'

/** The form of the questions that applicants are asked. */
export function useApplicationForm() {
  const office = useOffice()
  const {
    query,
    draft,
    changed,
    sent: _sent,
    ...form
  } = useSettingsForm({
    section: 'applications',
    initial: specifiedApplication,
    isPart: isPartOfApplicationSettings,
    read: async (signal) => (await readSettings(office, signal)).applications,
    toDraft: ({ value }) => readFormValue(value),
    compare: remoteApplicationFormChanges,
    send({ version }, next, signal) {
      const body = { version, value: toFormValue(next) }
      return unwrap(office.client.POST('/admin/settings/applications', { body, signal }))
    },
  })
  return { ...form, form: toOfficeLoad(query, query.data && toApplicationFormView(draft, changed)) }
}
