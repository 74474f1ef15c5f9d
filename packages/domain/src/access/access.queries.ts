import { ApiError, unwrap } from '@skafferi/api'
import type { Shop } from '../shop-context'
import { startPassage, type AccessPassage, type AccessVisitor, type PasswordPassage } from './access.passage'
import { bareCode } from './access.rules'

/** Where the way of this tab is kept. */
export interface KnownPassage {
  passage: AccessPassage | null
  /** Writes down how far it is. */
  move: (passage: AccessPassage) => void
}

/**
 * Asks for a code. Who asked is written down before the store answers: an answer may get lost, and the code arrive. The
 * times it tells count from its answer, so that nobody asks too early.
 * @throws ApiError the store's refusal; how long it wants to be left alone is written down
 */
export async function requestCode({ client, now }: Shop, known: KnownPassage, visitor: AccessVisitor): Promise<void> {
  const asking = startPassage(visitor, known.passage)
  known.move(asking)
  try {
    const body = { identifier: visitor.email }
    const answer = await unwrap(client.POST('/auth/customer/emailpass/reset-password', { body }))
    const times = { resendAfter: answer.resend_after, expiresIn: answer.expires_in }
    known.move({ ...asking, request: { askedAt: now().getTime(), ...times } })
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter !== null) {
      known.move({ ...asking, limit: { since: now().getTime(), seconds: error.retryAfter } })
    }
    throw error
  }
}

/**
 * Changes a code for the right to choose a password.
 * @throws ApiError `invalid_code` whatever is wrong with it
 */
export async function verifyCode({ client }: Shop, visitor: AccessVisitor, code: string): Promise<PasswordPassage> {
  const body = { email: visitor.email, code: bareCode(code) }
  const { token } = await unwrap(client.POST('/auth/customer/otp/verify', { body }))
  return { email: visitor.email, visit: visitor.visit, stage: 'password', token }
}

/**
 * Chooses a password, which uses the right to it up.
 * @throws ApiError 400 where it is too short or easy to guess; 401 where the right has ended
 */
export async function choosePassword({ client }: Shop, token: string, password: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await unwrap(client.POST('/auth/customer/emailpass/update', { headers, body: { password } }))
}
