import { ApiError } from '@skafferi/api'
import { QueryClient } from '@tanstack/react-query'

const second = 1000

/** A read that got no connection is worth one more try; an answer, even a refusal, is an answer. */
function retryOnce(failures: number, error: unknown): boolean {
  return failures === 0 && error instanceof ApiError && error.code === 'network'
}

/**
 * Makes the cache of one visit. Answers count as fresh for half a minute, so that parts of a page that appear one after
 * another don't fetch the same thing twice. Refusals are returned by the hooks; anything else reaches the page's
 * boundary. Nothing waits for a connection in silence: an order must not be placed minutes later by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * second,
        networkMode: 'always',
        retry: retryOnce,
        retryDelay: second / 4,
        throwOnError: (error) => !(error instanceof ApiError),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
