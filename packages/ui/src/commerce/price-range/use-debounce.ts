import { useEffect, useRef } from 'react'

/** Hands on a value that is still being typed. */
export interface Debounced<Value> {
  /** Calls back with the value after the delay without a newer one. */
  schedule: (value: Value) => void
  /** Calls back with this value at once, instead of the waiting one. */
  flush: (value: Value) => void
}

/**
 * Debounces a callback; a pending call is dropped on unmount.
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
