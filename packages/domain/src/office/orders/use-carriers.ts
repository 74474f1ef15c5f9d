import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { isRecord } from '../../rules/json/schema'
import { useOffice } from '../office-context'

/** The number of latest activity entries that are searched for carriers. */
const limit = 100

const carrierOf = (after: unknown) => (isRecord(after) && typeof after.carrier === 'string' ? [after.carrier] : [])

/** The carriers of the shop's latest parcels, last used first. @param enabled false until they are needed */
export function useCarriers(enabled: boolean): readonly string[] {
  const { client } = useOffice()
  const { data } = useQuery({
    queryKey: ['office', 'activity', 'carriers'],
    queryFn: async ({ signal }) => {
      const { activities } = await unwrap(client.GET('/admin/activities', { params: { query: { limit } }, signal }))
      return [...new Set(activities.flatMap(({ after }) => carrierOf(after)))]
    },
    enabled,
  })
  return data ?? []
}
