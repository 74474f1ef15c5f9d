import { useState } from 'react'
import { useShop, type Shop } from '../shop-context'
import { secondsLeft } from '../../rules/account/password-reset'
import { emailDraftStorageKey, passwordResetStorageKey } from './password-reset.keys'
import type { PasswordResetState } from './password-reset.queries'
import { serializePasswordReset, type PasswordReset, parsePasswordReset } from './password-reset.stages'

/** Returns the password reset of this tab. Saving it removes the typed e-mail. */
export function usePasswordReset(): PasswordResetState {
  const shop = useShop()
  const [passwordReset, setPasswordReset] = useState(() => readPasswordReset(shop))
  function save(next: PasswordReset): void {
    shop.storage(passwordResetStorageKey).write(serializePasswordReset(next))
    shop.storage(emailDraftStorageKey).clear()
    setPasswordReset(next)
  }
  return { passwordReset, save }
}

/** True if the code of a reset has expired. */
function hasExpired(reset: PasswordReset, now: number): boolean {
  if (reset.stage !== 'code' || reset.request === null) return false
  return secondsLeft(reset.request.askedAt, reset.request.expiresIn, now) === 0
}

/**
 * Returns the stored password reset of this tab. Null if there is none, its code has expired, or the user has typed
 * another e-mail since, so that a page never shows or uses an earlier e-mail.
 */
function readPasswordReset({ storage, now }: Pick<Shop, 'storage' | 'now'>): PasswordReset | null {
  const reset = parsePasswordReset(storage(passwordResetStorageKey).read())
  const typed = storage(emailDraftStorageKey).read()
  if (reset === null || hasExpired(reset, now().getTime())) return null
  return typed === null || typed.trim() === reset.email ? reset : null
}
