import { useEffect, useEffectEvent, useRef } from 'react'

/** An abort signal that is tied to a page. */
export interface PageSignal {
  /** Returns the signal, which aborts when the page unmounts or `abort` is called. */
  signal: () => AbortSignal
  /** Aborts the present signal; later calls of `signal` return a new one. */
  abort: () => void
}

/**
 * Returns a signal that aborts when the page unmounts.
 * @param onLeave called after the page unmounts
 */
export function usePageSignal(onLeave: () => void): PageSignal {
  const page = useRef(new AbortController())
  const notifyLeave = useEffectEvent(onLeave)
  useEffect(() => {
    page.current = new AbortController()
    return () => {
      page.current.abort()
      notifyLeave()
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
