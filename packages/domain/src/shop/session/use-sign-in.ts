import { useAction, type Problem } from '../../platform/action'
import { useShop } from '../shop-context'
import { signIn, type Credentials } from './session.queries'

/** Signs in, with the state of the request. */
export interface SignIn {
  /** Resolves to true if it succeeded. Otherwise `problem` has the reason. */
  signIn: (credentials: Credentials) => Promise<boolean>
  /** A request is pending, or has succeeded and the next page is loading. */
  signingIn: boolean
  /** Why the last attempt was refused. */
  problem: Problem | null
}

/** Returns the sign-in action. */
export function useSignIn(): SignIn {
  const shop = useShop()
  const { run, busy, done, problem } = useAction('sign_in', (credentials: Credentials) => signIn(shop, credentials))
  return {
    // The next page may take time to load. The user is already signed in if they press the button again.
    signIn: async (credentials) => shop.session.getUser() !== undefined || run(credentials),
    signingIn: busy || done,
    problem,
  }
}
