import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { refreshLists } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { sampleDataKey } from '../today/use-sample-data'
import { readSettings, settingsKey } from './settings.queries'
import { useSetupQuery } from './setup.queries'
import { toSetupView } from './to-setup-view'

/** Whether the shop is open to visitors, what it needs to open, and how to open and close it. */
export function useOpening() {
  const office = useOffice()
  const cache = useQueryClient()
  const query = useSetupQuery()
  const action = useAction('office', async (open: boolean, signal) => {
    try {
      const { version } = (await readSettings(office, signal)).opening
      const body = { version, value: { open } }
      await unwrap(office.client.POST('/admin/settings/opening', { body, signal }))
      await query.refetch()
    } finally {
      // After a refusal too: something is missing that this page does not know of. An open shop gets no sample data.
      refreshLists(cache, settingsKey, sampleDataKey)
    }
  })
  return {
    opening: toOfficeLoad(query, query.data && toSetupView(query.data)),
    saving: action.busy,
    problem: action.problem,
    /** Opens or closes the shop. Resolves to true if it is done. */
    save: action.run,
    reset: action.reset,
  }
}
