import { useState } from 'react'
import { useShop } from '../shop-context'
import { parsePasswordReset, serializePasswordReset, type PasswordReset } from './password-reset.stages'
import type { PasswordResetState } from './password-reset.queries'

/** Whose text the way to a password is, among the tab's. */
export const passwordResetStorageKey = 'access'

/** How far this tab is on the way to a password. */
export function usePasswordReset(): PasswordResetState {
  const { storage } = useShop()
  const [passwordReset, setPasswordReset] = useState(() => parsePasswordReset(storage(passwordResetStorageKey).read()))
  function save(next: PasswordReset): void {
    storage(passwordResetStorageKey).write(serializePasswordReset(next))
    setPasswordReset(next)
  }
  return { passwordReset, save }
}
