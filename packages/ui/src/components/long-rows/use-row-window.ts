import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { RowWindow } from './row-window'

/** Nothing is known yet, the window is followed, or it cannot be and every row stands in the page. */
export type Following = RowWindow | 'all' | null

const still = () => () => undefined

/**
 * Follows the window over a long list. What it takes is fetched when the first long list is there; a part that cannot be
 * fetched costs speed, and no row.
 * @param marker an element among the rows; none while the list is short
 */
export function useRowWindow(marker: RefObject<Element | null>, ids: readonly string[], isLong: boolean): Following {
  const [following, setFollowing] = useState<Following>(null)
  const rowWindow = typeof following === 'string' ? null : following

  useEffect(() => {
    const list = marker.current?.parentElement
    if (!isLong || !list) return
    let opened: RowWindow | undefined
    let isGone = false
    async function open(around: HTMLElement) {
      const { openRowWindow } = await import('./row-window')
      if (isGone) return
      opened = openRowWindow(around)
      setFollowing(opened)
    }
    open(list).catch(() => setFollowing('all'))
    return () => {
      isGone = true
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
