import { ApiError } from '@skafferi/api'
import { hashKey, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

/** Refetches lists and the activity after a change. Single objects, `[...key, 'one', id]`, keep their version. */
export function refreshLists(cache: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const queryKey of [...keys, ['office', 'activity']])
    void cache.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[2] !== 'one' })
}

export interface VersionedOptions<Read, Change> {
  /** The query key of the object. */
  key: QueryKey
  /** Reads the object with its entity tag. */
  read: (signal: AbortSignal) => Promise<Read>
  /** Lists the differences between two versions. */
  compare: (before: Read, after: Read) => readonly Change[]
  /** True if a refusal means that the object has changed since it was read; 412 by default. */
  isOutdated?: (error: ApiError) => boolean
  /** False while there is no object to read. */
  enabled?: boolean
  /** Milliseconds that the object stays cached after the page has left; see TanStack Query. */
  gcTime?: number
}

/**
 * One stored object that several operators may change. Its form belongs to the version that was read; only a change or
 * its refusal replaces it. A change by another operator is listed before it can be overwritten.
 */
export function useVersioned<Read, Change>(options: VersionedOptions<Read, Change>) {
  const { key, read, compare, isOutdated = ({ status }) => status === 412, ...rest } = options
  const cache = useQueryClient()
  const id = hashKey(key)
  const [changes, setChanges] = useState<Readonly<Record<string, readonly Change[]>>>({})
  const setRemoteChanges = (next: readonly Change[]) => setChanges((before) => ({ ...before, [id]: next }))
  const query = useQuery({
    ...rest,
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: false,
  })
  return {
    query,
    /** The changes by another operator, until they are dismissed. */
    remoteChanges: changes[id] ?? [],
    dismissRemoteChanges: () => setRemoteChanges([]),
    /**
     * Sends a change of the version that was read, and stores the answer; null if the object was deleted. If the change
     * is refused because the object has changed, reads it again.
     * @throws ApiError the refusal
     */
    async change(send: (before: Read) => Promise<Read | null>, signal: AbortSignal): Promise<Read | null> {
      const before = cache.getQueryData<Read>(key)!
      try {
        const next = await send(before)
        if (next !== null) cache.setQueryData(key, next)
        return next
      } catch (error) {
        if (error instanceof ApiError && isOutdated(error)) {
          const after = await read(signal)
          setRemoteChanges(compare(before, after))
          cache.setQueryData(key, after)
        }
        throw error
      }
    },
  }
}
