import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { isInProgress, toImportJob } from './to-imports'
import { toOfficeLoad } from './to-office-load'
import { useImportMatching } from './use-import-matching'
import { importsKey } from './use-imports'

/** How often an import that is under way is asked for, in milliseconds. */
const followEvery = 1_000

/** One import, followed while it goes on; matching its columns, applying what was checked, and stopping that. */
export function useImport(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...importsKey, 'one', id]
  const params = { path: { id } }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/imports/{id}', { params, signal })),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.import) ? followEvery : false),
  })
  const job = query.data?.import
  const action = useAction(
    'office',
    async (command: 'apply' | 'stop', signal) => {
      try {
        if (command === 'stop')
          return void cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/stop', { params, signal })))
        // Nobody applies a check that they have not read.
        const asRead = job?.state === 'checked' && job.finished_at !== null ? { as_read: job.finished_at } : {}
        cache.setQueryData(
          key,
          await unwrap(client.POST('/admin/imports/{id}/apply', { params: { ...params, query: asRead }, signal })),
        )
      } catch (error) {
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
    { refetchOnUnknown: [key] },
  )
  const matching = useImportMatching(id, job)
  const state = job?.state
  useEffect(() => {
    // What was taken is on other pages too.
    if (state === 'done' || state === 'stopped') void cache.invalidateQueries({ queryKey: ['office', 'products'] })
  }, [state, cache])
  return {
    job: toOfficeLoad(query, job && toImportJob(job, office)),
    busy: action.busy,
    /** It was asked to stop, and the answer is not there yet. */
    isStopping: action.busy && action.input === 'stop',
    problem: action.problem ?? matching.problem,
    apply: () => void action.run('apply'),
    stop: () => void action.run('stop'),
    matching,
  }
}
