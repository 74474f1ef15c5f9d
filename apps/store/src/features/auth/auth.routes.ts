import { unauthorized } from '../../http/errors'
import { signedIn, type Handlers } from '../../http/handler'
import type { AuthService } from './auth.service'

type AuthCalls = 'signIn' | 'refreshToken' | 'signOut' | 'requestPasswordReset' | 'verifyCode' | 'updatePassword'

/** Sign-in, refresh, sign-out and choosing a password over HTTP. */
export function authRoutes(auth: AuthService): Handlers<AuthCalls> {
  return {
    async signIn({ body, address, keepSession }) {
      const { email, password, remember } = body
      const token = await auth.signIn({ email, password, remember: remember ?? false, address })
      const session = await auth.findSession(token)
      if (session) keepSession({ ...session, token, email: session.customer.email })
      return { token }
    },
    async refreshToken(call) {
      return { token: await auth.refresh(signedIn(call)) }
    },
    async signOut(call) {
      await auth.signOut(signedIn(call))
      call.forgetSession()
      return { success: true }
    },
    async requestPasswordReset({ body, address }) {
      const { resendAfter, expiresIn } = await auth.requestCode({ email: body.identifier, address })
      const message = 'If there is an account for this e-mail, a code is on its way.'
      return { success: true, message, resend_after: resendAfter, expires_in: expiresIn }
    },
    async verifyCode({ body: { email, code }, address }) {
      return { token: await auth.verifyCode({ email, code, address }) }
    },
    async updatePassword({ body: { password }, passwordToken: token, requestId }) {
      if (!token) throw unauthorized()
      await auth.choosePassword({ token, password, requestId })
      return { success: true, message: 'Password changed successfully.' }
    },
  }
}
