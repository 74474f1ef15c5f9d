import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import type { UnknownCategoryView } from './imports.view'
import { isInProgress, toImportJob } from './to-imports'
import { toOfficeLoad } from '../to-office-load'
import { useImportLayout } from './use-import-layout'
import { useImportMatching } from './use-import-matching'
import { useImportMissing } from './use-import-missing'
import { officeProductsKey } from './product.queries'
import { importsKey } from './use-imports'

/** The refetch interval while an import is in progress, in milliseconds. */
const progressInterval = 1_000

const allRows = { create: 'created', update: 'updated', leftOut: 'left_out' } as const

/**
 * One import, refetched while it is in progress; choosing its table, matching its columns, applying the check, and
 * stopping it.
 */
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
  const refetch = { refetchOnUnknown: [key] }
  /** Shows the changed import, or after a failure the current one. */
  async function show(answer: Promise<{ import: components['schemas']['Import'] }>) {
    try {
      cache.setQueryData(key, await answer)
    } catch (error) {
      void cache.invalidateQueries({ queryKey: key })
      throw error
    }
  }
  // The store refuses to change a check other than the displayed one.
  const version = job?.finished_at ? { finished_at: job.finished_at } : {}
  const action = useAction(
    'office',
    (command: 'apply' | 'apply with jumps' | 'stop', signal) => {
      if (command === 'stop') return show(unwrap(client.POST('/admin/imports/{id}/stop', { params, signal })))
      const confirm_price_jumps = command === 'apply with jumps' ? 'yes' : 'no'
      const choice = { ...(job?.state === 'checked' && version), confirm_price_jumps } as const
      return show(unwrap(client.POST('/admin/imports/{id}/apply', { params: { ...params, query: choice }, signal })))
    },
    refetch,
  )
  const reopening = useAction(
    'office',
    (step: 'matching' | 'asking', signal) => {
      const body = { step, ...version }
      return show(unwrap(client.POST('/admin/imports/{id}/reopen', { params, body, signal })))
    },
    refetch,
  )
  const choosing = useAction(
    'office',
    (body: components['schemas']['ImportRowChoice'], signal) =>
      show(unwrap(client.POST('/admin/imports/{id}/rows', { params, body, signal }))),
    { queue: true, ...refetch },
  )
  const matchingCategories = useAction(
    'office',
    (categories: UnknownCategoryView[], signal) => {
      const body = { categories, ...version }
      return show(unwrap(client.POST('/admin/imports/{id}/categories', { params, body, signal })))
    },
    refetch,
  )
  const layout = useImportLayout(id, job)
  const matching = useImportMatching(id, job)
  const missing = useImportMissing(id, job)
  const cancelling = useAction(
    'office',
    async (_: undefined, signal) => {
      cache.setQueryData(key, await unwrap(client.POST('/admin/imports/{id}/end', { params, signal })))
      void cache.invalidateQueries({ queryKey: [...importsKey, 'list'] })
    },
    { refetchOnUnknown: [key] },
  )
  const applied = job && !job.is_check ? `${job.state} ${job.rows_done}` : null
  useEffect(() => {
    if (applied === null) return
    // Other pages show the imported products, and nothing that they have read before.
    cache.removeQueries({ queryKey: officeProductsKey, type: 'inactive' })
    void cache.invalidateQueries({ queryKey: officeProductsKey })
  }, [applied, cache])
  return {
    job: toOfficeLoad(query, job && toImportJob(job, office)),
    busy: action.busy || reopening.busy || choosing.busy || matchingCategories.busy || cancelling.busy,
    /** True while the request to stop is pending. */
    isStopping: action.busy && action.input === 'stop',
    problem:
      action.problem ??
      reopening.problem ??
      choosing.problem ??
      matchingCategories.problem ??
      cancelling.problem ??
      layout.problem ??
      matching.problem ??
      missing.problem,
    /** @param confirmsJumps true if the user has confirmed the large changes of prices */
    apply: (confirmsJumps: boolean) => void action.run(confirmsJumps ? 'apply with jumps' : 'apply'),
    stop: () => void action.run('stop'),
    /** Ends the import before it is applied. Returns true once it is. */
    cancel: () => cancelling.run(undefined),
    /** Leaves rows out, or takes them back. */
    chooseRows: (rows: readonly string[], isLeftOut: boolean) =>
      void choosing.run({ rows: rows.map(Number), left_out: isLeftOut }),
    /** Leaves out all rows that would be created or updated, or takes back all that were left out. */
    chooseAllRows: (outcome: 'create' | 'update' | 'leftOut') => void choosing.run({ all: allRows[outcome] }),
    /** Uses categories of the shop for those of the file, and checks it again. */
    matchCategories: (categories: readonly UnknownCategoryView[]) => void matchingCategories.run([...categories]),
    /** Returns to an earlier step, in every tab. */
    reopen: (step: 'matching' | 'asking') => void reopening.run(step),
    layout,
    matching,
    missing,
  }
}
