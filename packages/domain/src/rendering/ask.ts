import { ApiError } from '@skafferi/api'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-data'

/** Whether a page waits for an answer: it was drawn without, and nobody has asked yet. */
function isWanted({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown }
  return state.status === 'pending' && enabled !== false && typeof options.queryFn === 'function'
}

/** As it arrives in a browser: what a text does not hold, the server draws without too. */
const asSent = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)))

/**
 * Asks for everything that the page which was just drawn would ask for itself.
 * @param refused names of what was not answered, which grows: the browser asks for that once more, by itself
 * @returns whether there is something new to draw
 * @throws what is no refusal of the store
 */
export async function askForWhatIsShown(queryClient: QueryClient, refused: Set<string>): Promise<boolean> {
  const cache = queryClient.getQueryCache()
  const wanted = cache.getAll().filter((query) => isWanted(query) && !refused.has(query.queryHash))
  async function ask(query: Query): Promise<void> {
    try {
      const data = await queryClient.fetchQuery({ ...query.options, queryKey: query.queryKey, retry: false })
      queryClient.setQueryData(query.queryKey, asSent(data))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.add(query.queryHash)
      cache.remove(query)
    }
  }
  await Promise.all(wanted.map(ask))
  return wanted.some(({ queryHash }) => !refused.has(queryHash))
}

/** All that the cache has been answered. */
export function answersIn(queryClient: QueryClient): PageData['answers'] {
  const known = queryClient.getQueryCache().getAll().filter(({ state }) => state.status === 'success')
  return known.map(({ queryKey, state }) => [queryKey, asSent(state.data)])
}
