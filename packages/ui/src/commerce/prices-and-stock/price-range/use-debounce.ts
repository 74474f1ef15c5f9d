import { useEffect, useRef } from 'react'

/** A debounced callback. */
export interface Debounced<Value> {
  /** Calls the callback with the value after the delay, unless a newer value is scheduled. */
  schedule: (value: Value) => void
  /** Calls the callback with this value at once, and cancels the scheduled one. */
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
