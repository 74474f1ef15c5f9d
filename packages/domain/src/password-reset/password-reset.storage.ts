import type { Shop } from '../shop-context'
import { emailDraftStorageKey, passwordResetStorageKey } from './password-reset.keys'
import { secondsLeft } from './password-reset.rules'
import { parsePasswordReset, type PasswordReset } from './password-reset.stages'

/** Whether the code of a reset has expired. */
function hasExpired(reset: PasswordReset, now: number): boolean {
  if (reset.stage !== 'code' || reset.request === null) return false
  return secondsLeft(reset.request.askedAt, reset.request.expiresIn, now) === 0
}

/**
 * The password reset that a page of this tab begins with. Null if there is none, if its code has expired, or if another
 * e-mail was typed since: whatever leads to the page, it neither shows nor uses an earlier e-mail.
 */
export function readPasswordReset({ storage, now }: Pick<Shop, 'storage' | 'now'>): PasswordReset | null {
  const reset = parsePasswordReset(storage(passwordResetStorageKey).read())
  const typed = storage(emailDraftStorageKey).read()
  if (reset === null || hasExpired(reset, now().getTime())) return null
  return typed === null || typed.trim() === reset.email ? reset : null
}
