import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { officeProductsKey } from '../catalogue/product.queries'
import { categoriesKey } from '../catalogue/use-categories'
import { refreshLists } from '../forms/use-versioned'
import { useOffice, type Office } from '../office-context'
import { setupKey } from '../settings/setup.queries'
import { useOperator } from '../use-operator'
import type { RemovedSampleDataView, SampleDataView } from './sample-data.view'

type Schemas = components['schemas']

export const sampleDataKey = ['office', 'sample-data'] as const

const readSampleData = ({ client }: Office, signal: AbortSignal) => unwrap(client.GET('/admin/sample-data', { signal }))

/** Converts the state; null if it is not offered. */
function toSampleData({ state, products, categories }: Schemas['SampleData']): SampleDataView | null {
  return state === 'not_offered' ? null : { isLoaded: state === 'loaded', products, categories }
}

function toRemoved(
  { deleted, archived, remaining }: Schemas['RemovedSampleData'],
  { paths }: Office,
): RemovedSampleDataView {
  const hrefOf = { product: paths.product, category: () => paths.categories, page: paths.contentPage }
  return {
    deleted,
    archived,
    remaining: remaining.map(({ kind, id, title }) => ({ id, title, href: hrefOf[kind](id) })),
  }
}

/** Loads and removes the sample data, for operators who may change the catalogue. */
export function useSampleData() {
  const office = useOffice()
  const cache = useQueryClient()
  const { may } = useOperator()
  const [removed, setRemoved] = useState<RemovedSampleDataView | null>(null)
  const { data, isLoading } = useQuery({
    queryKey: sampleDataKey,
    queryFn: ({ signal }) => readSampleData(office, signal),
    enabled: may.includes('catalogue'),
  })
  const options = { refetchOnUnknown: [sampleDataKey] }

  function finish(next: Schemas['SampleData']): void {
    cache.setQueryData(sampleDataKey, next)
    refreshLists(cache, officeProductsKey, categoriesKey, setupKey)
  }

  const loading = useAction(
    'office',
    async (_: void, signal) => {
      setRemoved(null)
      try {
        finish(await unwrap(office.client.POST('/admin/sample-data', { signal })))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'sample_data_not_offered') throw error
        // A repeated press after a lost answer, or a colleague, has loaded it.
        const now = await readSampleData(office, signal)
        finish(now)
        if (now.state !== 'loaded') throw error
      }
    },
    options,
  )
  const removing = useAction(
    'office',
    async (_: void, signal) => {
      const answer = await unwrap(office.client.DELETE('/admin/sample-data', { signal }))
      finish(await readSampleData(office, signal))
      setRemoved(toRemoved(answer, office))
    },
    options,
  )
  return {
    /** Null if it is not offered or not known. */
    sampleData: data ? toSampleData(data) : null,
    /** True until its state is known. */
    isLoading,
    loading: loading.busy,
    loadProblem: loading.problem,
    removing: removing.busy,
    removeProblem: removing.problem,
    /** The result of removing it on this page; null before. */
    removed,
    load: () => void loading.run(),
    /** Resolves to true if it was removed. */
    remove: () => removing.run(),
    /** Forgets the problem of removing it. */
    resetRemoval: removing.reset,
  }
}
