import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { requestCode, verifyCode, type PasswordResetState } from './password-reset.queries'
import type { CodeFormView } from './password-reset.view'

/** The actions of the code page, and their state. */
export interface CodeActions extends Pick<CodeFormView, 'busy' | 'sent' | 'problem'> {
  /** Resolves to true if the code was valid. */
  verify: (event: { code: string }) => Promise<boolean>
  /** Requests another code. Resolves to true if it was sent. */
  resend: () => Promise<boolean>
}

/**
 * Verifies a code or requests another one: one request at a time, and only with an e-mail.
 * @param email e-mail of the account; empty if unknown
 */
export function useCodeActions(state: PasswordResetState, email: string): CodeActions {
  const shop = useShop()
  const { passwordReset, save } = state
  const account = { email: email.trim(), reason: passwordReset?.reason ?? 'forgotten' } as const
  const [sent, setSent] = useState<CodeActions['sent']>('once')
  const verifyAction = useAction('verify_code', async ({ code }: { code: string }) => {
    save(await verifyCode(shop, account, code))
  })
  const resendAction = useAction('request_code', async () => {
    await requestCode(shop, state, account)
    setSent('again')
  })
  const isReady = account.email !== '' && !verifyAction.busy && !resendAction.busy
  return {
    busy: verifyAction.busy ? 'verifying' : resendAction.busy ? 'resending' : null,
    sent,
    problem: verifyAction.problem ?? resendAction.problem,
    async verify(event) {
      if (isReady) resendAction.reset()
      return isReady && verifyAction.run(event)
    },
    async resend() {
      if (isReady) verifyAction.reset()
      return isReady && resendAction.run()
    },
  }
}
