import { useEffect, useReducer } from 'react'
import { useShop } from './shop-context'

const second = 1000

/**
 * Returns the current time in milliseconds since 1970, updated every second until a given time.
 * @param until when updates stop, in milliseconds since 1970
 */
export function useNow(until: number): number {
  const { now } = useShop()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const timestamp = now().getTime()
  const isWaiting = timestamp < until
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [isWaiting])
  return timestamp
}
