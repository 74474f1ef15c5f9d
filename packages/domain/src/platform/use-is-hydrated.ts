import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * True once the page is hydrated, so that values only this browser has may be rendered. The server renders without
 * them, and hydration would keep the server's markup if the first rendering differed.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
