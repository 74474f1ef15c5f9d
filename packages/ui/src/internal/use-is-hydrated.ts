import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** True once the browser renders; false in a server-rendered document, whose clock and locale may differ. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
