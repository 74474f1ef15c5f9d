import { ApiError } from '@skafferi/api'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data'

/** Returns data as the browser receives it: JSON omits undefined fields, so the server renders without them too. */
const asReceived = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)))

/** Loads the data of a page that is rendered on the server. */
interface QueryRecorder {
  /**
   * Executes the pending queries of the last rendering. Queries that the store refuses are left to the browser.
   * @returns true if new data was loaded, so that the page must be rendered again
   * @throws errors other than the store's refusals
   */
  fetchPending: () => Promise<boolean>
  /** True if the store answered a query with 404. */
  isMissing: () => boolean
}

/**
 * Records the queries of a cache. On the server there are no mounted observers to ask, and the cache keeps only the
 * last options of a query, even if they disable it.
 */
export function recordQueries(queryClient: QueryClient): QueryRecorder {
  const cache = queryClient.getQueryCache()
  const queries = new Map<string, FetchQueryOptions>()
  const failedQueries = new Map<string, ApiError>()
  const build: typeof cache.build = cache.build.bind(cache)
  cache.build = (client, options, state) => {
    const { enabled, queryFn, queryHash } = options as typeof options & { enabled?: unknown }
    if (enabled !== false && typeof queryFn === 'function' && queryHash)
      queries.set(queryHash, options as FetchQueryOptions)
    // Queries have no observers on the server, and would be removed before the page is rendered.
    return build(client, { ...options, gcTime: Infinity }, state)
  }

  async function fetchQuery(hash: string, options: FetchQueryOptions): Promise<void> {
    try {
      queryClient.setQueryData(options.queryKey, asReceived(await queryClient.fetchQuery({ ...options, retry: false })))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failedQueries.set(hash, error)
      queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
    }
  }

  return {
    async fetchPending() {
      const pending = [...queries].filter(
        ([hash]) => !failedQueries.has(hash) && cache.get(hash)?.state.status === 'pending',
      )
      await Promise.all(pending.map(([hash, options]) => fetchQuery(hash, options)))
      return pending.some(([hash]) => !failedQueries.has(hash))
    },
    isMissing: () => [...failedQueries.values()].some(({ status }) => status === 404),
  }
}

/** Returns the successful queries of the cache with their data. */
export function cachedAnswers(queryClient: QueryClient): PageData['answers'] {
  const successful = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  return successful.map(({ queryKey, state }) => [queryKey, asReceived(state.data)])
}
