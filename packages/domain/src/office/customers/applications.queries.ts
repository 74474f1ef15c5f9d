import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { workList } from '../poll-interval'

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

/** Reads the applications in a state. */
export function useApplicationsQuery(status: ApplicationState, enabled: boolean) {
  const { client } = useOffice()
  const parameters = { ...queryOf(status), limit: 100 }
  return useQuery({
    queryKey: [...applicationsKey, 'list', status],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/applications', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
    ...workList,
    enabled,
  })
}

/** The number of open applications; undefined while it loads. @param enabled true if the operator may see them */
export const useApplicationCount = (enabled: boolean): number | undefined =>
  useApplicationsQuery('pending', enabled).data?.count
