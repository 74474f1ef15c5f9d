import { refuse } from '../../../platform/http/errors'
import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { AuthService } from './sign-in'

type AuthCalls =
  | 'signIn'
  | 'refreshToken'
  | 'signOut'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'requestPasswordReset'
  | 'verifyCode'
  | 'updatePassword'
  | 'changePassword'

const passwordChanged = { success: true, message: 'Password changed successfully.' } as const

/** Routes for sign-in, refresh, sign-out, and choosing and changing a password. */
export function authRoutes(auth: AuthService): Handlers<AuthCalls> {
  return {
    async signIn({ body, address, userAgent, setSession, device, setDevice }) {
      const { email, password, remember } = body
      const token = await auth.signIn({ email, password, remember: remember ?? false, address, userAgent, device })
      const session = await auth.findSession(token)
      if (session) setSession({ ...session, token, email: session.customer.email })
      setDevice(auth.proveDevice(device, email))
      return { token }
    },
    async refreshToken(call) {
      return { token: await auth.refresh(signedIn(call)) }
    },
    async signOut(call) {
      await auth.signOut(signedIn(call))
      call.clearSession()
      return { success: true }
    },
    async listSessions(call) {
      return { sessions: await auth.listSignIns(signedIn(call)) }
    },
    async endSession(call) {
      const session = signedIn(call)
      const sessions = await auth.endSignIn(session, call.params.id)
      if (call.params.id === session.signInId) call.clearSession()
      return { sessions }
    },
    async endOtherSessions(call) {
      return { sessions: await auth.endOtherSignIns(signedIn(call)) }
    },
    async requestPasswordReset({ body, address, device }) {
      const { resendAfter, expiresIn } = await auth.requestCode({ email: body.identifier, address, device })
      const message = 'If there is an account for this e-mail, a code is on its way.'
      return { success: true, message, resend_after: resendAfter, expires_in: expiresIn }
    },
    async verifyCode({ body: { email, code }, address, device, setDevice }) {
      const opened = auth.openDevice(device)
      // Before the code is checked, because failed attempts count for this device too.
      setDevice(opened)
      const token = await auth.verifyCode({ email, code, address, device: opened })
      setDevice(auth.proveDevice(opened, email))
      return { token }
    },
    async updatePassword({ body: { password }, passwordToken: token, requestId, userAgent }) {
      if (!token) throw refuse('unauthorized')
      await auth.choosePassword({ token, password, requestId, userAgent })
      return passwordChanged
    },
    async changePassword(call) {
      const { userAgent, requestId } = call
      const { current_password: currentPassword, new_password: newPassword } = call.body
      await auth.changePassword(signedIn(call), { currentPassword, newPassword, userAgent, requestId })
      return passwordChanged
    },
  }
}
