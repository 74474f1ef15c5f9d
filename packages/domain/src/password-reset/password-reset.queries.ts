import { ApiError, unwrap } from '@skafferi/api'
import type { Shop } from '../shop-context'
import {
  startPasswordReset,
  type PasswordReset,
  type PasswordResetAccount,
  type PasswordStage,
} from './password-reset.stages'
import { normalizeCode } from './password-reset.rules'

/** The password reset of this tab. */
export interface PasswordResetState {
  passwordReset: PasswordReset | null
  /** Stores how far it is. */
  save: (next: PasswordReset) => void
}

/**
 * Asks for a code. The account is stored before the store answers: an answer may get lost, and the code arrive. The
 * times in the answer count from its arrival, so that nobody asks too early.
 * @throws ApiError the store's refusal; the wait it asks for is stored
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
 * @throws ApiError `invalid_code` whatever is wrong with it
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
 * Sets the password, which uses up the token.
 * @throws ApiError 400 where it is too short or easy to guess; 401 where the token has expired
 */
export async function choosePassword({ client }: Shop, token: string, password: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await unwrap(client.POST('/auth/customer/emailpass/update', { headers, body: { password } }))
}
