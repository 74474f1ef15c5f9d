import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { isUnderWay, toFollowedImport } from './to-imports'
import { toOfficeLoad } from './to-office-load'
import { importsKey } from './use-imports'

/** How often an import that is under way is asked for, in milliseconds. */
const followEvery = 1_000

/** One import, followed while it goes on; and applying what was checked. */
export function useImport(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...importsKey, 'one', id]
  const params = { path: { id } }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/imports/{id}', { params, signal })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.import) ? followEvery : false),
  })
  const action = useAction(
    'office',
    async (_: void, signal) => cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/apply', { params, signal }))),
    { refetchOnUnknown: [key] },
  )
  const state = query.data?.import.state
  useEffect(() => {
    // What was taken is on other pages too.
    if (state === 'done') void cache.invalidateQueries({ queryKey: ['office', 'products'] })
  }, [state, cache])
  return {
    job: toOfficeLoad(query, query.data && toFollowedImport(query.data.import, office)),
    busy: action.busy,
    problem: action.problem,
    apply: () => void action.run(),
  }
}
