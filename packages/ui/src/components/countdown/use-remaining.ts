import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A second, in ms. */
const SECOND = 1000

/**
 * Whole seconds left until `endsAt`, never below zero; calls `onEnd` once when none are left. Each beat reads the clock
 * again, so a tab that slept wakes up right.
 */
export function useRemaining(endsAt: number, now: () => number, onEnd: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsOf(endsAt - now()))
  const toldFor = useRef<number>(undefined)

  /** Shows what is left and gives the time to the next whole second; nothing once it is over. */
  const beat = useEffectEvent((end: number) => {
    const left = end - now()
    setSeconds(secondsOf(left))
    if (left > 0) {
      return left % SECOND || SECOND
    }
    if (toldFor.current !== end) {
      toldFor.current = end
      onEnd?.()
    }
    return undefined
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function go() {
      const pause = beat(endsAt)
      if (pause !== undefined) {
        timer = setTimeout(go, pause)
      }
    }
    go()
    return () => clearTimeout(timer)
  }, [endsAt])

  return seconds
}

/** A second is shown until it is wholly over: zero says that nothing is left. */
function secondsOf(left: number): number {
  return Math.max(0, Math.ceil(left / SECOND))
}
