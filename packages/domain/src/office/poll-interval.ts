import type { QueryClient } from '@tanstack/react-query'

/**
 * The refetch interval for counts and lists in milliseconds, while the window has focus; the store does not push
 * changes. Lists with buttons in their rows do not use it, because a row that moves under the pointer causes wrong
 * clicks.
 */
export const pollInterval = 60_000

/** Marks the query of a count. It is read again after each action of the user, which may have changed it. */
export const countMeta = { isCount: true } as const

/** Reads the displayed counts again. */
export const refreshCounts = (cache: QueryClient) =>
  cache.invalidateQueries({ predicate: ({ meta }) => meta?.isCount === true })

/** Options of the query of a work list: it is read again each time it is opened, since new work may have come. */
export const workList = { refetchInterval: pollInterval, staleTime: 0 } as const
