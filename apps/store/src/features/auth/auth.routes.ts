import { signedIn, type Handlers } from '../../http/handler'
import type { AuthService } from './auth.service'

/** Sign-in, refresh and sign-out over HTTP. */
export function authRoutes(auth: AuthService): Handlers<'signIn' | 'refreshToken' | 'signOut'> {
  return {
    async signIn({ body, address }) {
      const { email, password, remember } = body
      return { token: await auth.signIn({ email, password, remember: remember ?? false, address }) }
    },
    async refreshToken(call) {
      return { token: await auth.refresh(signedIn(call)) }
    },
    async signOut(call) {
      await auth.signOut(signedIn(call))
      return { success: true }
    },
  }
}
