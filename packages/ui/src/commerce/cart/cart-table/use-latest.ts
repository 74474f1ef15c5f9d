import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest handler, so that unchanged lines are not rendered again when the page
 * creates a new function.
 */
export function useLatest<Event>(handler: (event: Event) => void): (event: Event) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((event) => latest.current(event), [])
}
