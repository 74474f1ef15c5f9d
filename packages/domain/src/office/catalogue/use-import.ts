import { unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { isInProgress, toImportJob } from './to-imports'
import { toOfficeLoad } from '../to-office-load'
import { useImportLayout } from './use-import-layout'
import { useImportMatching } from './use-import-matching'
import { useImportMissing } from './use-import-missing'
import { importsKey } from './use-imports'

/** The refetch interval while an import is in progress, in milliseconds. */
const progressInterval = 1_000

/** One import, refetched while it is in progress; choosing its table, matching its columns, applying the check, and stopping it. */
export function useImport(id: string) {
  const office = useOffice()
  const { client } = office
  const cache = useQueryClient()
  const key = [...importsKey, 'one', id]
  const params = { path: { id } }
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/imports/{id}', { params, signal })),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.import) ? progressInterval : false),
  })
  const job = query.data?.import
  const action = useAction(
    'office',
    async (command: 'apply' | 'apply with jumps' | 'stop', signal) => {
      try {
        if (command === 'stop')
          return void cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/stop', { params, signal })))
        // The store refuses to apply a check other than the displayed one.
        const version = job?.state === 'checked' && job.finished_at !== null ? { finished_at: job.finished_at } : {}
        const confirm_price_jumps = command === 'apply with jumps' ? 'yes' : 'no'
        const choice = { ...version, confirm_price_jumps } as const
        cache.setQueryData(
          key,
          await unwrap(client.POST('/admin/imports/{id}/apply', { params: { ...params, query: choice }, signal })),
        )
      } catch (error) {
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
    { refetchOnUnknown: [key] },
  )
  const reopening = useAction(
    'office',
    async (step: 'matching' | 'asking', signal) => {
      const body = { step, ...(job?.finished_at && { finished_at: job.finished_at }) }
      try {
        cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/reopen', { params, body, signal })))
      } catch (error) {
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
    { refetchOnUnknown: [key] },
  )
  const choosing = useAction(
    'office',
    async (body: { rows: number[]; left_out: boolean }, signal) => {
      try {
        cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/rows', { params, body, signal })))
      } catch (error) {
        void cache.invalidateQueries({ queryKey: key })
        throw error
      }
    },
    { queue: true, refetchOnUnknown: [key] },
  )
  const layout = useImportLayout(id, job)
  const matching = useImportMatching(id, job)
  const missing = useImportMissing(id, job)
  const state = job?.state
  useEffect(() => {
    // Other pages show the imported products.
    if (state === 'done' || state === 'stopped') void cache.invalidateQueries({ queryKey: ['office', 'products'] })
  }, [state, cache])
  return {
    job: toOfficeLoad(query, job && toImportJob(job, office)),
    busy: action.busy || reopening.busy || choosing.busy,
    /** True while the request to stop is pending. */
    isStopping: action.busy && action.input === 'stop',
    problem:
      action.problem ?? reopening.problem ?? choosing.problem ?? layout.problem ?? matching.problem ?? missing.problem,
    /** @param confirmsJumps true if the user has confirmed the large changes of prices */
    apply: (confirmsJumps: boolean) => void action.run(confirmsJumps ? 'apply with jumps' : 'apply'),
    stop: () => void action.run('stop'),
    /** Leaves rows out, or takes them back. */
    chooseRows: (rows: readonly string[], isLeftOut: boolean) =>
      void choosing.run({ rows: rows.map(Number), left_out: isLeftOut }),
    /** Returns to an earlier step, in every tab. */
    reopen: (step: 'matching' | 'asking') => void reopening.run(step),
    layout,
    matching,
    missing,
  }
}
