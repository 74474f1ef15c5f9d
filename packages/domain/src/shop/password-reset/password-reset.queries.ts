import { ApiError, unwrap } from '@skafferi/api'
import type { Shop } from '../shop-context'
import {
  startPasswordReset,
  type PasswordReset,
  type PasswordResetAccount,
  type PasswordStage,
} from './password-reset.stages'
import { normalizeCode } from '../../rules/account/password-reset'

/** The password reset of this tab. */
export interface PasswordResetState {
  passwordReset: PasswordReset | null
  /** Stores its next stage. */
  save: (next: PasswordReset) => void
}

/**
 * Requests a code. The account is stored before the response, because the code may be sent even if the response is
 * lost. The times in the response are counted from its arrival, so that the next request is not too early.
 * @throws ApiError if it is refused; the cooldown of the response is stored
 */
export async function requestCode(
  { client, now }: Shop,
  state: PasswordResetState,
  account: PasswordResetAccount,
): Promise<void> {
  const codeStage = startPasswordReset(account, state.passwordReset)
  state.save(codeStage)
  try {
    const body = { identifier: account.email }
    const answer = await unwrap(client.POST('/auth/customer/emailpass/reset-password', { body }))
    const times = { resendAfter: answer.resend_after, expiresIn: answer.expires_in }
    state.save({ ...codeStage, request: { askedAt: now().getTime(), ...times } })
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter !== null) {
      state.save({ ...codeStage, limit: { since: now().getTime(), seconds: error.retryAfter } })
    }
    throw error
  }
}

/**
 * Exchanges a code for a token that allows choosing a password.
 * @throws ApiError `invalid_code` for any invalid or expired code
 */
export async function verifyCode(
  { client }: Shop,
  account: PasswordResetAccount,
  code: string,
): Promise<PasswordStage> {
  const body = { email: account.email, code: normalizeCode(code) }
  const { token } = await unwrap(client.POST('/auth/customer/otp/verify', { body }))
  return { email: account.email, reason: account.reason, stage: 'password', token }
}

/**
 * Sets the password, which invalidates the token.
 * @throws ApiError 400 if the password is too short or easy to guess; 401 if the token has expired
 */
export async function choosePassword({ client }: Shop, token: string, password: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await unwrap(client.POST('/auth/customer/emailpass/update', { headers, body: { password } }))
}
