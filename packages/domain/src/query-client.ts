import { ApiError } from '@skafferi/api'
import { QueryClient } from '@tanstack/react-query'

const second = 1000

/** Retries a read once where there was no connection; a refusal is an answer and is not retried. */
function retryOnce(failures: number, error: unknown): boolean {
  return failures === 0 && error instanceof ApiError && error.code === 'network'
}

/**
 * Creates the query cache of one visit. Answers count as fresh for half a minute, so that parts of a page that appear one after
 * another don't fetch the same thing twice. Whatever a read rejects with is said by the hooks, on the part of
 * the page that needs it. No mutation is paused while offline: an order must not be placed minutes later by itself.
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
      },
      mutations: { networkMode: 'always' },
    },
  })
}
