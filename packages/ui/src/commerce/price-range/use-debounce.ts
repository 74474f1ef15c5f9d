import { useEffect, useRef } from 'react'

/** How a value that is still being made is handed on. */
export interface Debounced<Value> {
  /** Hand this on once nothing newer came for the pause. */
  schedule: (value: Value) => void
  /** Hand this on at once, instead of what was waiting. */
  flush: (value: Value) => void
}

/**
 * Hands a value on once its maker pauses; what is still waiting when the component leaves the page is let go.
 *
 * @param delay in ms.
 */
export function useDebounce<Value>(callback: (value: Value) => void, delay: number): Debounced<Value> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(callback)

  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function flush(value: Value) {
    clearTimeout(timer.current)
    latest.current(value)
  }

  return {
    flush,
    schedule: (value) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => flush(value), delay)
    },
  }
}
