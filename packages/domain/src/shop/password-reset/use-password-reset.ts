import { useState } from 'react'
import { useShop } from '../shop-context'
import { emailDraftStorageKey, passwordResetStorageKey } from './password-reset.keys'
import type { PasswordResetState } from './password-reset.queries'
import { serializePasswordReset, type PasswordReset } from './password-reset.stages'
import { readPasswordReset } from './password-reset.storage'

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
