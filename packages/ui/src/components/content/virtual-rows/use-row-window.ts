import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { RowWindow } from './row-window'

/** Null until it is loaded; `all` if it cannot be loaded and every row is rendered. */
export type Tracking = RowWindow | 'all' | null

const subscribeToNothing = () => () => undefined

/**
 * Tracks the viewport over a long list. Its code is loaded with the first long list; if loading fails, all rows are
 * rendered, which is only slower.
 * @param marker an element among the rows; none while the list is short
 */
export function useRowWindow(marker: RefObject<Element | null>, ids: readonly string[], isLong: boolean): Tracking {
  const [tracking, setTracking] = useState<Tracking>(null)
  const rowWindow = typeof tracking === 'string' ? null : tracking

  useEffect(() => {
    const list = marker.current?.parentElement
    if (!isLong || !list) return
    let opened: RowWindow | undefined
    let isClosed = false
    async function open(around: HTMLElement) {
      const { openRowWindow } = await import('./row-window')
      if (isClosed) return
      opened = openRowWindow(around)
      setTracking(opened)
    }
    open(list).catch(() => setTracking('all'))
    return () => {
      isClosed = true
      opened?.stop()
      setTracking(null)
    }
  }, [marker, isLong])

  const subscribe = useCallback(
    (onChange: () => void) => (rowWindow?.watch ?? subscribeToNothing)(onChange),
    [rowWindow],
  )
  useSyncExternalStore(
    subscribe,
    () => rowWindow?.version() ?? 0,
    () => 0,
  )
  rowWindow?.setRows(ids)
  useLayoutEffect(() => rowWindow?.measure())
  return isLong ? tracking : 'all'
}
