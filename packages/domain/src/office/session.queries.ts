import type { components } from '@skafferi/api/admin'
import type { QueryClient } from '@tanstack/react-query'
import type { Office } from './office-context'

/** Who is signed in, and what they may do. */
export type OperatorSession = components['schemas']['SessionAnswer']

/** Where the cache keeps who is signed in. */
export const sessionKey = ['office', 'session'] as const

/** Somebody has signed in: the pages of somebody else are forgotten, those of the same person are asked for anew. */
export function startSession(session: OperatorSession, { ended }: Office, cache: QueryClient): void {
  const before = cache.getQueryData<OperatorSession | null>(sessionKey)
  const isSame = before?.operator.id === session.operator.id
  if (!isSame) cache.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionKey[1] })
  cache.setQueryData(sessionKey, session)
  ended.forget()
  if (isSame) void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionKey[1] })
}
