import { useSyncExternalStore } from 'react'
import { useShop } from '../shop-context'
import { signOut } from './session.queries'
import type { SessionState } from './session.store'

/** Returns the state of the browser's session. */
export function useSessionState(): SessionState {
  const { session } = useShop()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot)
}

/** The state of the session, and how to end it. */
export interface Session extends SessionState {
  /** Ends the session in every tab at once. */
  signOut: () => void
}

/** The session of this browser. */
export function useSession(): Session {
  const shop = useShop()
  return { ...useSessionState(), signOut: () => signOut(shop) }
}
