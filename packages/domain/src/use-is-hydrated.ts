import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether what this browser alone knows may be shown. Pages that arrive with their content are drawn without it, so it
 * comes right after hydration: what differed from the document would keep what that says.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
