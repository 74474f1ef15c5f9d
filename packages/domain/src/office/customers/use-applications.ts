import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pollInterval } from '../poll-interval'
import { useOffice } from '../office-context'
import { toListedApplication } from './to-applications'
import { toOfficeLoad } from '../to-office-load'

/** The query key of applications. */
export const applicationsKey = ['office', 'applications'] as const

/** The state of an application. */
export type ApplicationState = components['schemas']['ApplicationStatus'] | 'asked'

/** The contract distinguishes pending applications by who they wait for. */
const queryOf = (state: ApplicationState) =>
  state === 'pending'
    ? ({ waits_for: 'shop' } as const)
    : state === 'asked'
      ? ({ waits_for: 'applicant' } as const)
      : { status: state }

/** The applications in a state: waiting ones oldest first, decided ones newest first. */
export function useApplications(status: ApplicationState, enabled = true) {
  const office = useOffice()
  const parameters = { ...queryOf(status), limit: 100 }
  const query = useQuery({
    queryKey: [...applicationsKey, 'list', status],
    queryFn: ({ signal }) =>
      unwrap(office.client.GET('/admin/applications', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval,
    enabled,
  })
  const rows = query.data?.applications.map((each) => toListedApplication(each, office))
  return {
    queue: toOfficeLoad(query, status === 'pending' || status === 'asked' ? rows?.toReversed() : rows),
    /** The total number; undefined while it loads. */
    count: query.data?.count,
  }
}
