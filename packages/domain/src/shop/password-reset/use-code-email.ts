import { useState } from 'react'
import type { PasswordReset } from './password-reset.stages'
import { useEmailDraft } from './use-email-draft'

/** The e-mail of a code, and its field. */
export interface CodeEmail {
  email: string
  requiresEmail: boolean
  /** Called when the user types the e-mail. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Returns the e-mail of a code: the one of this tab's reset, else the typed one. A page that was opened without a reset
 * keeps its e-mail field, so that the layout does not change.
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
