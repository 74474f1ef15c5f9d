import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True once the browser renders; false in a server-rendered document, whose clock and locale may differ. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
