import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pollInterval } from './poll-interval'
import { useOffice } from './office-context'
import { toWaiting } from './to-applications'
import { toOfficeLoad } from './to-office-load'

/** Where the cache keeps applications. */
export const applicationsKey = ['office', 'applications'] as const

/** How far applications are. */
export type ApplicationState = components['schemas']['ApplicationStatus'] | 'asked'

/** What waits for the shop is told from what waits for its applicant. */
const queryOf = (state: ApplicationState) =>
  state === 'pending'
    ? ({ waits_for: 'shop' } as const)
    : state === 'asked'
      ? ({ waits_for: 'applicant' } as const)
      : { status: state }

/** Applications that are so far: those that wait with the longest first, the others with the latest. */
export function useApplications(status: ApplicationState, enabled = true) {
  const office = useOffice()
  const asked = { ...queryOf(status), limit: 100 }
  const query = useQuery({
    queryKey: [...applicationsKey, 'list', status],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/applications', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
    enabled,
  })
  const rows = query.data?.applications.map((each) => toWaiting(each, office))
  return {
    queue: toOfficeLoad(query, status === 'pending' || status === 'asked' ? rows?.toReversed() : rows),
    /** How many there are; undefined while nobody knows. */
    count: query.data?.count,
  }
}
