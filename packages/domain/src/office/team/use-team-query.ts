import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'

/** The query key of the team. */
export const teamKey = ['office', 'team'] as const

/** @param enabled false if the operator may not list the team */
export function useTeamQuery(enabled = true) {
  const { client } = useOffice()
  return useQuery({
    queryKey: teamKey,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users', { signal })),
    enabled,
  })
}
