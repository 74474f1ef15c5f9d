import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { parseDeliveryEdits } from './delivery-edits'
import { changeDelivery, readDelivery } from './delivery.queries'
import type { DeliveryDraft } from './delivery.view'
import { settingsKey } from './settings.queries'
import {
  newDeliveryOption,
  remoteDeliveryChanges,
  toDeliveryDraft,
  toDeliverySettings,
  toDeliveryView,
  toDraftFaults,
  toInitialDeliveryDraft,
} from './to-delivery'

const empty: DeliveryDraft = {
  options: [],
  cutOff: '',
  timeZone: '',
  preparation: '',
  workingDays: [],
  closures: [],
}

/** The form of the delivery settings. */
export function useDeliverySettings() {
  const office = useOffice()
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...settingsKey, 'one', 'delivery'],
    read: (signal) => readDelivery(office, signal),
    compare: (before, after) => remoteDeliveryChanges(before.settings, after.settings, office),
    isOutdated: ({ code }) => code === 'settings_changed',
  })
  const action = useAction('office', async (draft: DeliveryDraft, signal) => {
    await change((before) => changeDelivery(office, before, toDeliverySettings(draft), signal), signal)
    dismissRemoteChanges()
    refreshLists(cache, settingsKey)
  })
  const stored =
    query.data &&
    (query.data.version === 1
      ? toInitialDeliveryDraft(query.data.settings, query.data.seller.country)
      : toDeliveryDraft(query.data.settings))
  const form = useOfficeForm({
    form: 'delivery',
    stored: stored ?? empty,
    parse: parseDeliveryEdits,
    send: action.run,
  })
  // An edit may be restored over a colleague's later change, which saving would undo.
  const { fields, before } = form.overwritten
  const overwritten =
    query.data && stored && fields.length > 0
      ? remoteDeliveryChanges(toDeliverySettings({ ...stored, ...before }), query.data.settings, office)
      : []
  const view = query.data && toDeliveryView(form, query.data.seller, office)
  return {
    settings: toOfficeLoad(query, view),
    saving: action.busy,
    problem: action.problem,
    /** The store's refusals by path of the form's field, until the field is edited. */
    refused: stillRefused(toDraftFaults(action.problem?.fields ?? {}), action.input, form.draft),
    remoteChanges: [
      ...remoteChanges,
      ...overwritten.filter(({ what }) => fields.includes(what) && !remoteChanges.some((each) => each.what === what)),
    ],
    dismissRemoteChanges() {
      dismissRemoteChanges()
      form.rebase()
    },
    type: form.type,
    addOption() {
      const country = query.data?.seller.country
      if (!country) return
      form.type(({ options }) => ({ options: [...options, newDeliveryOption(options, country, office.now())] }))
    },
    discard() {
      form.discard()
      action.reset()
    },
    save: form.save,
  }
}
