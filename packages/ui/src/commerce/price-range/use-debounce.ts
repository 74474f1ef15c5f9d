import { useEffect, useRef } from 'react'

/** Hands on a value that is still being typed. */
export interface Debounced<Value> {
  /** Calls back with this value once nothing newer came for the delay. */
  schedule: (value: Value) => void
  /** Calls back with this value at once, instead of the waiting one. */
  flush: (value: Value) => void
}

/**
 * Debounces a callback; what is still waiting when the component unmounts is dropped.
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
