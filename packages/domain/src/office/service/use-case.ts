import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { readCase, sendCaseCommand } from './case.queries'
import type { CaseCommand, CaseKind, CaseDetailView } from './inbox.view'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { inboxKey } from './use-inbox-counts'

/** One complaint or message and the actions on it. @param id null for none */
export function useCase(kind: CaseKind, id: string | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...inboxKey, kind, 'one', id]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readCase(office, kind, id ?? '', signal),
    enabled: id !== null,
  })
  const action = useAction(
    'office',
    async (command: CaseCommand, signal) => {
      try {
        cache.setQueryData(
          key,
          await sendCaseCommand(office, cache.getQueryData<CaseDetailView>(key)!, command, signal),
        )
      } catch (error) {
        // Another operator has changed the case. Show its current state beside the refusal.
        if (error instanceof ApiError && error.status === 409) await cache.invalidateQueries({ queryKey: key })
        throw error
      }
      void cache.invalidateQueries({ queryKey: inboxKey, predicate: ({ queryKey }) => queryKey[3] !== 'one' })
      void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
    },
    { refetchOnUnknown: [inboxKey] },
  )
  return {
    detail: id === null ? null : toOfficeLoad(query, query.data),
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    /** The refused action and why; null if none failed. */
    refused: action.problem && action.input ? { do: action.input.do, problem: action.problem } : null,
    run: action.run,
    reset: action.reset,
  }
}
