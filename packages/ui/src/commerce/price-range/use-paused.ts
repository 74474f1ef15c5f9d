import { useEffect, useRef } from 'react'

/** How a value that is still being made is handed on. */
export interface Paused<Value> {
  /** Hand this on once nothing newer came for the pause. */
  later: (value: Value) => void
  /** Hand this on at once, instead of what was waiting. */
  now: (value: Value) => void
}

/**
 * Hands a value on once its maker pauses; what is still waiting when the component leaves the page is let go.
 *
 * @param pause in ms.
 */
export function usePaused<Value>(handOn: (value: Value) => void, pause: number): Paused<Value> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(handOn)

  useEffect(() => {
    latest.current = handOn
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function now(value: Value) {
    clearTimeout(timer.current)
    latest.current(value)
  }

  return {
    now,
    later: (value) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => now(value), pause)
    },
  }
}
