import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { codeEmailLimit, codeEmailPattern } from './password-reset.limits'
import { toResetAccount } from './password-reset.stages'
import { requestCode } from './password-reset.queries'
import type { ForgotPasswordView } from './password-reset.view'
import { useEmailDraft } from './use-email-draft'
import { usePasswordReset } from './use-password-reset'

/** The page that requests a code. */
export interface ForgotPasswordPage extends ForgotPasswordView {
  /** Requests a code. Resolves to true if the page that verifies it may be opened. */
  request: (event: { email: string }) => Promise<boolean>
  /** Stores the typed e-mail. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Returns the page that requests a code. The next page knows the e-mail, even if the request fails.
 * @param address the query of the page's address: links in approval e-mails have `first=1` and an e-mail
 */
export function useForgotPassword(address: URLSearchParams): ForgotPasswordPage {
  const shop = useShop()
  const state = usePasswordReset()
  const { stored, save } = useEmailDraft()
  const [{ reason, email }] = useState(() => toResetAccount(address, state.passwordReset, stored))
  const { run, busy, problem } = useAction('request_code', async (input: { email: string }) => {
    await requestCode(shop, state, { email: input.email.trim(), reason })
  })
  // Stores the e-mail for the next page, which can also be opened without requesting a code.
  const saveAddressEmail = useEffectEvent(() => void (address.has('email') && save(email)))
  useEffect(() => saveAddressEmail(), [])
  const typeEmail = (event: { email: string }) => save(event.email)
  return { reason, email, limit: codeEmailLimit, pattern: codeEmailPattern, busy, problem, request: run, typeEmail }
}
