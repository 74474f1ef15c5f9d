import { unwrap } from '@skafferi/api'
import { currencyName, shopCurrency } from '../../platform/format'
import { partOf } from '../../rules/json/schema'
import { stillRefused } from '../forms/form-edits'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { OrderTermsDraft, OrderTermsView } from './order-terms.view'
import { readSettings } from './settings.queries'
import {
  emptyOrderTerms,
  orderTermsFaults,
  remoteOrderTermsChanges,
  toOrderTerms,
  toOrderTermsDraft,
  toOrderTermsFaults,
} from './to-order-terms'
import { useSettingsForm } from './use-settings-form'

/** The form of the conditions of orders. */
export function useOrderTerms() {
  const office = useOffice()
  const { query, draft, changed, sent, ...form } = useSettingsForm({
    section: 'orders',
    initial: emptyOrderTerms,
    isPart: partOf<OrderTermsDraft>(emptyOrderTerms),
    read: async (signal) => (await readSettings(office, signal)).orders,
    toDraft: ({ value }) => toOrderTermsDraft(value),
    compare: (before, after) => remoteOrderTermsChanges(toOrderTerms(before), toOrderTerms(after), office),
    send({ version }, next, signal) {
      const body = { version, value: toOrderTerms(next) }
      return unwrap(office.client.POST('/admin/settings/orders', { body, signal }))
    },
  })
  const view: OrderTermsView | undefined = query.data && {
    draft,
    changed,
    faults: orderTermsFaults(draft),
    currency: shopCurrency.toUpperCase(),
    currencyName: currencyName(shopCurrency, office.locale),
  }
  return {
    ...form,
    terms: toOfficeLoad(query, view),
    /** The store's refusals by field of the form, until the field is edited. */
    refused: stillRefused(toOrderTermsFaults(form.problem?.fields ?? {}), sent, draft),
  }
}
