import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether what a browser alone knows may be shown. Public pages are prerendered without it, so it comes right after
 * hydration: what differed from the prerendered page would keep what that says.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
