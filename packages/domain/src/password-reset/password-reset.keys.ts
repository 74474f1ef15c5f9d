import type { TextStorage } from '../text-storage'

/** Storage key of the password reset. */
export const passwordResetStorageKey = 'access'

/** Storage key of an e-mail that is typed and not sent. */
export const emailDraftStorageKey = 'access-email'

/** Forgets the password reset of this tab, and the e-mail typed for one: somebody has signed in. */
export function clearPasswordReset(storage: (key: string) => TextStorage): void {
  storage(passwordResetStorageKey).clear()
  storage(emailDraftStorageKey).clear()
}
