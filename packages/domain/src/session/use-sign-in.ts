import { useAction, type Problem } from '../action'
import { useShop } from '../shop-context'
import { signIn, type Credentials } from './session.queries'

/** Signing in and how it stands. */
export interface SignIn {
  /** Resolves to whether it succeeded; the reason for a refusal is in `problem`. */
  signIn: (credentials: Credentials) => Promise<boolean>
  /** An attempt is under way, or has succeeded and the next page is on its way. */
  signingIn: boolean
  /** Why the last attempt was refused. */
  problem: Problem | null
}

/** Signing in. */
export function useSignIn(): SignIn {
  const shop = useShop()
  const { run, busy, done, problem } = useAction('sign_in', (credentials: Credentials) => signIn(shop, credentials))
  return {
    // The page that follows may take a moment to come: whoever presses again meanwhile is signed in already.
    signIn: async (credentials) => shop.session.getUser() !== undefined || run(credentials),
    signingIn: busy || done,
    problem,
  }
}
