import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { codeEmailLimit, codeEmailPattern } from './password-reset.limits'
import { toResetAccount } from './password-reset.stages'
import { requestCode } from './password-reset.queries'
import type { ForgotPasswordView } from './password-reset.view'
import { useEmailDraft } from './use-email-draft'
import { usePasswordReset } from './use-password-reset'

/** The page that asks where to send a code. */
export interface ForgotPasswordPage extends ForgotPasswordView {
  /** Asks for a code; resolves to whether the page that takes it may be opened. */
  request: (event: { email: string }) => Promise<boolean>
  /** Keeps an e-mail as it is typed. */
  typeEmail: (event: { email: string }) => void
}

/**
 * Asking for a code. Who asks is known to the next page, whatever the store answers.
 * @param address what the page's address says: who has been approved comes with `first=1` and an e-mail
 */
export function useForgotPassword(address: URLSearchParams): ForgotPasswordPage {
  const shop = useShop()
  const state = usePasswordReset()
  const { stored, save } = useEmailDraft()
  const [{ reason, email }] = useState(() => toResetAccount(address, state.passwordReset, stored))
  const { run, busy, problem } = useAction('request_code', async (input: { email: string }) => {
    await requestCode(shop, state, { email: input.email.trim(), reason })
  })
  // The page that takes a code, reached without asking for one, is about the same account.
  const saveAddressEmail = useEffectEvent(() => void (address.has('email') && save(email)))
  useEffect(() => saveAddressEmail(), [])
  const typeEmail = (event: { email: string }) => save(event.email)
  return { reason, email, limit: codeEmailLimit, pattern: codeEmailPattern, busy, problem, request: run, typeEmail }
}
