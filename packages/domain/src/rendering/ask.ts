import { ApiError } from '@skafferi/api'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data'

/** As it arrives in a browser: what a text does not hold, the server draws without too. */
const asSent = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)))

/** Answers what a page asks for that is drawn on the server. */
interface Answering {
  /**
   * Asks for everything that the page which was just drawn asks for and has no answer to. What the store refuses is left to
   * the browser, which asks for it by itself.
   * @returns whether there is something new to draw
   * @throws what is no refusal of the store
   */
  ask: () => Promise<boolean>
  /** Whether the store has said that something which the page shows does not exist. */
  isMissing: () => boolean
}

/**
 * Watches what is asked of a cache. On the server nothing else tells: no part of a page stands there, and of several that name
 * a query the last one's options are what is kept, also where it would not ask.
 */
export function answering(queryClient: QueryClient): Answering {
  const cache = queryClient.getQueryCache()
  const asked = new Map<string, FetchQueryOptions>()
  const refused = new Map<string, ApiError>()
  const build: typeof cache.build = cache.build.bind(cache)
  cache.build = (client, options, state) => {
    const { enabled, queryFn, queryHash } = options as typeof options & { enabled?: unknown }
    if (enabled !== false && typeof queryFn === 'function' && queryHash)
      asked.set(queryHash, options as FetchQueryOptions)
    // Until the page is drawn nothing is forgotten, though nobody looks.
    return build(client, { ...options, gcTime: Infinity }, state)
  }

  async function answer(hash: string, options: FetchQueryOptions): Promise<void> {
    try {
      queryClient.setQueryData(options.queryKey, asSent(await queryClient.fetchQuery({ ...options, retry: false })))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.set(hash, error)
      queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
    }
  }

  return {
    async ask() {
      const wanted = [...asked].filter(([hash]) => !refused.has(hash) && cache.get(hash)?.state.status === 'pending')
      await Promise.all(wanted.map(([hash, options]) => answer(hash, options)))
      return wanted.some(([hash]) => !refused.has(hash))
    },
    isMissing: () => [...refused.values()].some(({ status }) => status === 404),
  }
}

/** All that the cache has been answered. */
export function answersIn(queryClient: QueryClient): PageData['answers'] {
  const known = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
  return known.map(({ queryKey, state }) => [queryKey, asSent(state.data)])
}
