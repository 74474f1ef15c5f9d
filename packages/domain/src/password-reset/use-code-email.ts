import { useState } from 'react'
import type { PasswordReset } from './password-reset.stages'
import { useEmailDraft } from './use-email-draft'

/** Whose code it is, and how somebody says so. */
export interface CodeEmail {
  email: string
  requiresEmail: boolean
  /** The e-mail is typed, as far as it is. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Whose code is entered: the e-mail that this tab asked with, else the one that is typed. A page that was opened without one
 * goes on asking for it, so that nothing moves while it is worked with.
 */
export function useCodeEmail(passwordReset: PasswordReset | null): CodeEmail {
  const { stored, save } = useEmailDraft()
  const [requiresEmail] = useState(passwordReset === null)
  const [typed, setTyped] = useState(stored ?? '')
  return {
    requiresEmail,
    email: requiresEmail ? typed : (passwordReset?.email ?? ''),
    typeEmail({ email }) {
      setTyped(email)
      save(email)
    },
  }
}
