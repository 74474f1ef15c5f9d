import { useSyncExternalStore } from 'react'
import { useAction, type Problem } from '../action'
import { useShop } from '../shop-context'
import { signIn, signOut, type Credentials } from './session.queries'
import type { SessionState } from './session.store'

/** Whether somebody is signed in, in this or any other tab. */
export function useSessionState(): SessionState {
  const { session } = useShop()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot)
}

/** The session and what can be done with it. */
export interface SessionActions extends SessionState {
  /** Resolves to whether it succeeded; the reason for a refusal is in `problem`. */
  signIn: (credentials: Credentials) => Promise<boolean>
  /** An attempt is under way. */
  signingIn: boolean
  /** Why the last attempt was refused. */
  problem: Problem | null
  /** Ends the session in every tab, at once. */
  signOut: () => void
}

/** Signing in and out. */
export function useSession(): SessionActions {
  const shop = useShop()
  const state = useSessionState()
  const { run, busy, problem } = useAction('sign_in', (credentials: Credentials) => signIn(shop, credentials))
  return { ...state, signIn: run, signingIn: busy, problem, signOut: () => signOut(shop) }
}
