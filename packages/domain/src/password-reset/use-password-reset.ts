import { useState } from 'react'
import { useShop } from '../shop-context'
import { parsePasswordReset, serializePasswordReset, type PasswordReset } from './password-reset.stages'
import type { PasswordResetState } from './password-reset.queries'

/** Storage key of the password reset. */
export const passwordResetStorageKey = 'access'

/** The password reset of this tab, and how far it is. */
export function usePasswordReset(): PasswordResetState {
  const { storage } = useShop()
  const [passwordReset, setPasswordReset] = useState(() => parsePasswordReset(storage(passwordResetStorageKey).read()))
  function save(next: PasswordReset): void {
    storage(passwordResetStorageKey).write(serializePasswordReset(next))
    setPasswordReset(next)
  }
  return { passwordReset, save }
}
