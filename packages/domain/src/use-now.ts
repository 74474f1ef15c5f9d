import { useEffect, useReducer } from 'react'
import { useShop } from './shop-context'

const second = 1000

/**
 * The present moment, in milliseconds since 1970, updated every second while something is waited for.
 * @param until when nothing is waited for any more
 */
export function useNow(until: number): number {
  const { now } = useShop()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const moment = now().getTime()
  const isWaiting = moment < until
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [isWaiting])
  return moment
}
