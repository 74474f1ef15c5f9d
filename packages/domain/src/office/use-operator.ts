import { ApiError, unwrap } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useAction } from '../platform/action'
import { useOffice, type Office } from './office-context'
import { sessionKey, type OperatorSession } from './session.queries'

async function readSession({ client }: Office, signal: AbortSignal): Promise<OperatorSession | null> {
  try {
    return await unwrap(client.GET('/admin/session', { signal }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The signed-in operator, their permissions, and signing out. */
export function useOperator() {
  const office = useOffice()
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(office, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const isEnded = useSyncExternalStore(office.ended.subscribe, office.ended.get)
  const signOut = useAction('office', async (_: void, signal) => {
    await unwrap(office.client.DELETE('/admin/session', { signal })).catch((reason: unknown) => {
      // The session has already ended.
      if (!(reason instanceof ApiError) || reason.status !== 401) throw reason
    })
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey !== sessionKey })
    cache.setQueryData(sessionKey, null)
    office.ended.forget()
    office.drafts.erase()
  })
  return {
    status:
      data === undefined
        ? error
          ? ('failed' as const)
          : ('loading' as const)
        : data === null
          ? ('out' as const)
          : ('in' as const),
    operator: data?.operator ?? null,
    may: data?.may ?? [],
    /** True if the session of the displayed page has ended; the page stays visible. */
    isEnded: isEnded && data !== null && data !== undefined,
    retry: () => void refetch(),
    signOut: () => void signOut.run(),
  }
}
