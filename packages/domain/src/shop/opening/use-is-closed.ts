import { useSyncExternalStore } from 'react'
import { useSessionState } from '../session'
import { useShop } from '../shop-context'

/**
 * True if a visitor sees a notice in place of the shop. False for customers, also if their session has ended by itself:
 * they sign in again.
 */
export function useIsClosed(): boolean {
  const { opening } = useShop()
  const { status, ended } = useSessionState()
  const isOpen = useSyncExternalStore(opening.subscribe, opening.isOpen, opening.isOpen)
  return !isOpen && status === 'signed_out' && ended === null
}
