import { useState } from 'react'
import type { PasswordReset } from './password-reset.stages'
import { useEmailDraft } from './use-email-draft'

/** Whose code it is, and how somebody says so. */
export interface CodeEmail {
  email: string
  asksEmail: boolean
  /** The e-mail is typed, as far as it is. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Whose code is entered: the e-mail that this tab asked with, else the one that is typed. A page that was opened without one
 * goes on asking for it, so that nothing moves while it is worked with.
 */
export function useCodeEmail(passwordReset: PasswordReset | null): CodeEmail {
  const { kept, keep } = useEmailDraft()
  const [asksEmail] = useState(passwordReset === null)
  const [typed, setTyped] = useState(kept ?? '')
  return {
    asksEmail,
    email: asksEmail ? typed : (passwordReset?.email ?? ''),
    typeEmail({ email }) {
      setTyped(email)
      keep(email)
    },
  }
}
