import type { Shop } from '../shop-context'
import { emailDraftStorageKey, passwordResetStorageKey } from './password-reset.keys'
import { secondsLeft } from '../../rules/account/password-reset'
import { parsePasswordReset, type PasswordReset } from './password-reset.stages'

/** True if the code of a reset has expired. */
function hasExpired(reset: PasswordReset, now: number): boolean {
  if (reset.stage !== 'code' || reset.request === null) return false
  return secondsLeft(reset.request.askedAt, reset.request.expiresIn, now) === 0
}

/**
 * Returns the stored password reset of this tab. Null if there is none, its code has expired, or the user has typed
 * another e-mail since, so that a page never shows or uses an earlier e-mail.
 */
export function readPasswordReset({ storage, now }: Pick<Shop, 'storage' | 'now'>): PasswordReset | null {
  const reset = parsePasswordReset(storage(passwordResetStorageKey).read())
  const typed = storage(emailDraftStorageKey).read()
  if (reset === null || hasExpired(reset, now().getTime())) return null
  return typed === null || typed.trim() === reset.email ? reset : null
}
