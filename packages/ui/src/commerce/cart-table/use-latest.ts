import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A handler that never changes and calls the newest one: lines that have not changed need not be rendered again because
 * the page made a new function.
 */
export function useLatest<Event>(handler: (event: Event) => void): (event: Event) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((event) => latest.current(event), [])
}
