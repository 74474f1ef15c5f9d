import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workList } from '../poll-interval'
import { readCases } from './case.queries'
import type { CaseKind, CaseState } from './inbox.view'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { inboxKey } from './use-inbox-counts'

/** Complaints or messages in a state, newest first. */
export function useCases(kind: CaseKind, state: CaseState) {
  const office = useOffice()
  const query = useQuery({
    queryKey: [...inboxKey, kind, 'list', state],
    queryFn: ({ signal }) => readCases(office, kind, state, signal),
    placeholderData: keepPreviousData,
    ...workList,
  })
  return toOfficeLoad(query, query.data)
}
