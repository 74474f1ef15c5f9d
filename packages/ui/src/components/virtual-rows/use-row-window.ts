import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { RowWindow } from './row-window'

/** Null until it is loaded; `all` if it cannot be loaded and every row is rendered. */
export type Following = RowWindow | 'all' | null

const still = () => () => undefined

/**
 * Tracks the viewport over a long list. Its code is loaded with the first long list; if loading fails, all rows are
 * rendered, which is only slower.
 * @param marker an element among the rows; none while the list is short
 */
export function useRowWindow(marker: RefObject<Element | null>, ids: readonly string[], isLong: boolean): Following {
  const [following, setFollowing] = useState<Following>(null)
  const rowWindow = typeof following === 'string' ? null : following

  useEffect(() => {
    const list = marker.current?.parentElement
    if (!isLong || !list) return
    let opened: RowWindow | undefined
    let isClosed = false
    async function open(around: HTMLElement) {
      const { openRowWindow } = await import('./row-window')
      if (isClosed) return
      opened = openRowWindow(around)
      setFollowing(opened)
    }
    open(list).catch(() => setFollowing('all'))
    return () => {
      isClosed = true
      opened?.stop()
      setFollowing(null)
    }
  }, [marker, isLong])

  const subscribe = useCallback((onChange: () => void) => (rowWindow?.watch ?? still)(onChange), [rowWindow])
  useSyncExternalStore(
    subscribe,
    () => rowWindow?.version() ?? 0,
    () => 0,
  )
  rowWindow?.setRows(ids)
  useLayoutEffect(() => rowWindow?.measure())
  return isLong ? following : 'all'
}
