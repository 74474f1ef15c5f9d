import { useEffect, useEffectEvent, useRef } from 'react'

/** What ends with a page. */
export interface PageSignal {
  /** Aborts with the page, or when that is asked for. */
  signal: () => AbortSignal
  /** Aborts what has begun; what begins later has a signal of its own. */
  abort: () => void
}

/**
 * Tells calls when their page is gone.
 * @param onLeave the page is gone
 */
export function usePageSignal(onLeave: () => void): PageSignal {
  const page = useRef(new AbortController())
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    page.current = new AbortController()
    return () => {
      page.current.abort()
      leave()
    }
  }, [])
  return {
    signal: () => page.current.signal,
    abort() {
      page.current.abort()
      page.current = new AbortController()
    },
  }
}
