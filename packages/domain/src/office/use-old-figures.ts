import { ApiError } from '@skafferi/api'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { wallClock } from '../rules/delivery/calendar'
import { formatTime, toDateTimeView } from './date-time'
import { useOffice } from './office-context'

/** Returns true if a query on the page shows data that could not be renewed because the store did not answer. */
function isOld(query: Query): boolean {
  const { data, error, status } = query.state
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return query.isActive() && data !== undefined && status === 'error' && !isRefused
}

/**
 * Since when the page's figures could not be renewed; null while they can. They are renewed on return to the tab, and
 * some every minute.
 */
export function useOldFigures(): { from: string; busy: boolean; onRefresh: () => void } | null {
  const cache = useQueryClient()
  const office = useOffice()
  const [isBusy, setIsBusy] = useState(false)
  const subscribe = useCallback((notify: () => void) => cache.getQueryCache().subscribe(notify), [cache])
  const oldest = useSyncExternalStore(subscribe, () => {
    const times = cache
      .getQueryCache()
      .findAll({ queryKey: ['office'], predicate: isOld })
      .map(({ state }) => state.dataUpdatedAt)
    return times.length === 0 ? null : Math.min(...times)
  })
  if (oldest === null) return null
  const at = new Date(oldest)
  const dayOf = (date: Date) => wallClock(date, office.timeZone).date
  return {
    from: dayOf(at) === dayOf(office.now()) ? formatTime(at, office) : toDateTimeView(at.toISOString(), office).text,
    busy: isBusy,
    onRefresh: () => {
      setIsBusy(true)
      void cache.refetchQueries({ queryKey: ['office'], predicate: isOld }).finally(() => setIsBusy(false))
    },
  }
}
