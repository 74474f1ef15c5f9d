import type { TextStorage } from '../../platform/text-storage'

/** Storage key of the password reset. */
export const passwordResetStorageKey = 'access'

/** Storage key of a typed, unsent e-mail. */
export const emailDraftStorageKey = 'access-email'

/** Removes the password reset and the typed e-mail of this tab, after a sign-in. */
export function clearPasswordReset(storage: (key: string) => TextStorage): void {
  storage(passwordResetStorageKey).clear()
  storage(emailDraftStorageKey).clear()
}
