import { ApiError } from '@skafferi/api'
import { QueryClient } from '@tanstack/react-query'

const second = 1000

/** Retries a query once if the store was not reached. Error responses are not retried. */
function retryOnce(failures: number, error: unknown): boolean {
  return failures === 0 && error instanceof ApiError && error.code === 'network'
}

/**
 * Creates the query cache of one visit. Data is fresh for 30 seconds, so that components that mount one after another
 * don't fetch it twice. Hooks return errors, and the component that needs the data shows them. Mutations are not paused
 * while offline: an order must not be placed minutes later.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * second,
        networkMode: 'always',
        retry: retryOnce,
        retryDelay: second / 4,
        // Only failed queries are refetched when the browser is online again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
