import type { components } from '@skafferi/api/admin'
import type { QueryClient } from '@tanstack/react-query'
import type { Office } from './office-context'

/** The signed-in operator and their permissions. */
export type OperatorSession = components['schemas']['SessionAnswer']

/** The query key of the session. */
export const sessionKey = ['office', 'session'] as const

/**
 * Stores the session after sign-in. Removes cached data of another operator, or refetches that of the same operator.
 */
export function startSession(session: OperatorSession, { ended }: Office, cache: QueryClient): void {
  const before = cache.getQueryData<OperatorSession | null>(sessionKey)
  const isSame = before?.operator.id === session.operator.id
  if (!isSame) cache.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionKey[1] })
  cache.setQueryData(sessionKey, session)
  ended.forget()
  if (isSame) void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionKey[1] })
}
