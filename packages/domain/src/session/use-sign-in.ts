import { useAction, type Problem } from '../action'
import { useShop } from '../shop-context'
import { signIn, type Credentials } from './session.queries'

/** Signing in and how it stands. */
export interface SignIn {
  /** Resolves to whether it succeeded; the reason for a refusal is in `problem`. */
  signIn: (credentials: Credentials) => Promise<boolean>
  /** An attempt is under way. */
  signingIn: boolean
  /** Why the last attempt was refused. */
  problem: Problem | null
}

/** Signing in. */
export function useSignIn(): SignIn {
  const shop = useShop()
  const { run, busy, problem } = useAction('sign_in', (credentials: Credentials) => signIn(shop, credentials))
  return { signIn: run, signingIn: busy, problem }
}
