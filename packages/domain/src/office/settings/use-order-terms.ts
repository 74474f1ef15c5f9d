import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { currencyName, shopCurrency } from '../../platform/format'
import { stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { OrderTermsDraft, OrderTermsView } from './order-terms.view'
import { readSettings, settingsKey } from './settings.queries'
import {
  emptyOrderTerms,
  orderTermsFaults,
  remoteOrderTermsChanges,
  toOrderTerms,
  toOrderTermsDraft,
  toOrderTermsFaults,
} from './to-order-terms'

/** The form of the conditions of orders. */
export function useOrderTerms() {
  const office = useOffice()
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...settingsKey, 'one', 'orders'],
    read: async (signal) => (await readSettings(office, signal)).orders,
    compare: (before, after) => remoteOrderTermsChanges(before.value, after.value, office),
    isOutdated: ({ code }) => code === 'settings_changed',
  })
  const action = useAction('office', async (draft: OrderTermsDraft, signal) => {
    await change(({ version }) => {
      const body = { version, value: toOrderTerms(draft) }
      return unwrap(office.client.POST('/admin/settings/orders', { body, signal }))
    }, signal)
    dismissRemoteChanges()
    refreshLists(cache, settingsKey)
  })
  const form = useOfficeForm<OrderTermsDraft>({
    form: 'order terms',
    stored: query.data ? toOrderTermsDraft(query.data.value) : emptyOrderTerms,
    send: action.run,
  })
  const { draft, changed } = form
  const view: OrderTermsView | undefined = query.data && {
    draft,
    changed,
    faults: orderTermsFaults(draft),
    currency: shopCurrency.toUpperCase(),
    currencyName: currencyName(shopCurrency, office.locale),
  }
  return {
    terms: toOfficeLoad(query, view),
    saving: action.busy,
    problem: action.problem,
    /** The store's refusals by field of the form, until the field is edited. */
    refused: stillRefused(toOrderTermsFaults(action.problem?.fields ?? {}), action.input, draft),
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
