import { ApiError } from '@skafferi/api'
import { QueryClient } from '@tanstack/react-query'

const second = 1000

/** Retries a read once where there was no connection; a refusal is an answer and is not retried. */
function retryOnce(failures: number, error: unknown): boolean {
  return failures === 0 && error instanceof ApiError && error.code === 'network'
}

/**
 * Creates the query cache of one visit. Answers count as fresh for half a minute, so that parts of a page that appear one after
 * another don't fetch the same thing twice. Refusals are returned by the hooks; anything else reaches the page's
 * boundary. No mutation is paused while offline: an order must not be placed minutes later by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * second,
        networkMode: 'always',
        retry: retryOnce,
        retryDelay: second / 4,
        // "Could not be loaded" is over once the network is back: it is asked for again, and nothing else is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        throwOnError: (error) => !(error instanceof ApiError),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
