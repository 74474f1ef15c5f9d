import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A second, in ms. */
const SECOND = 1000

/**
 * Whole seconds until `endsAt`, never negative; calls `onEnd` once at zero. Each tick reads the clock again, so a
 * suspended tab is correct when it resumes.
 */
export function useRemaining(endsAt: number, now: () => number, onEnd: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsOf(endsAt - now()))
  const endedAt = useRef<number>(undefined)

  /** Updates the seconds and returns the time to the next whole second; undefined once it is over. */
  const tick = useEffectEvent((end: number) => {
    const left = end - now()
    setSeconds(secondsOf(left))
    if (left > 0) {
      return left % SECOND || SECOND
    }
    if (endedAt.current !== end) {
      endedAt.current = end
      onEnd?.()
    }
    return undefined
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function run() {
      const delay = tick(endsAt)
      if (delay !== undefined) {
        timer = setTimeout(run, delay)
      }
    }
    run()
    return () => clearTimeout(timer)
  }, [endsAt])

  return seconds
}

/** Rounds up: zero means that no time is left. */
function secondsOf(left: number): number {
  return Math.max(0, Math.ceil(left / SECOND))
}
