import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import type { CompanyCommand, RemoteCompanyChange } from './companies.view'
import { changeCompany, readCompany, type VersionedCompany } from './company.queries'
import { useOffice } from '../office-context'
import { remoteCompanyChanges, toCompanyDetail } from './to-companies'
import { toOfficeLoad } from '../to-office-load'
import { companiesKey } from './use-companies'
import { useActivityOf } from '../team/use-latest-activity'

/** One company and the actions on it. A concurrent change is shown before it can be overwritten. */
export function useCompany(id: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...companiesKey, 'one', id]
  const [remoteChanges, setRemoteChanges] = useState<readonly RemoteCompanyChange[]>([])
  // The open form belongs to this version of the company. Only a change or its refusal reloads it.
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readCompany(office, id, signal),
    refetchOnWindowFocus: false,
  })
  const activity = useActivityOf(id)

  async function showRemoteChanges(signal: AbortSignal) {
    const before = cache.getQueryData<VersionedCompany>(key)!
    const after = await readCompany(office, id, signal)
    setRemoteChanges(remoteCompanyChanges(before.company, after.company))
    cache.setQueryData(key, after)
  }

  const action = useAction(
    'office',
    async (command: CompanyCommand, signal) => {
      try {
        cache.setQueryData(
          key,
          await changeCompany(office, cache.getQueryData<VersionedCompany>(key)!, command, signal),
        )
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await showRemoteChanges(signal)
        throw error
      }
      setRemoteChanges([])
      void cache.invalidateQueries({ queryKey: companiesKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    },
    { refetchOnUnknown: [key] },
  )
  return {
    company: toOfficeLoad(query, query.data && toCompanyDetail(query.data.company, office)),
    activity,
    remoteChanges,
    dismissRemoteChanges: () => setRemoteChanges([]),
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    refused: action.problem && action.input ? { do: action.input.do, problem: action.problem } : null,
    run: action.run,
    reset: action.reset,
  }
}
