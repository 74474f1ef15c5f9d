import { stillRefused } from '../forms/form-edits'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { isDeliveryPart } from './delivery-edits'
import { changeDelivery, readDelivery } from './delivery.queries'
import type { DeliveryDraft } from './delivery.view'
import {
  newDeliveryOption,
  remoteDeliveryChanges,
  toDeliveryDraft,
  toDeliverySettings,
  toDeliveryView,
  toDraftFaults,
  toInitialDeliveryDraft,
} from './to-delivery'
import { useSettingsForm } from './use-settings-form'

const initial: DeliveryDraft = {
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
  const { query, draft, changed, sent, ...form } = useSettingsForm({
    section: 'delivery',
    initial,
    isPart: isDeliveryPart,
    read: (signal) => readDelivery(office, signal),
    toDraft: ({ settings, version, seller }) =>
      version === 1 ? toInitialDeliveryDraft(settings, seller.country) : toDeliveryDraft(settings),
    compare: (before, after) => remoteDeliveryChanges(toDeliverySettings(before), toDeliverySettings(after), office),
    send: (before, next, signal) => changeDelivery(office, before, toDeliverySettings(next), signal),
  })
  return {
    ...form,
    settings: toOfficeLoad(query, query.data && toDeliveryView({ draft, changed }, query.data.seller, office)),
    /** The store's refusals by path of the form's field, until the field is edited. */
    refused: stillRefused(toDraftFaults(form.problem?.fields ?? {}), sent, draft),
    addOption() {
      const country = query.data?.seller.country
      if (!country) return
      form.type(({ options }) => ({ options: [...options, newDeliveryOption(options, country, office.now())] }))
    },
  }
}
