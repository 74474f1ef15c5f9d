import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser draws: a document that brings its content along was drawn elsewhere, by another clock. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
