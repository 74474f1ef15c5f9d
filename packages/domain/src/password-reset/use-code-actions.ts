import { useState } from 'react'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { requestCode, verifyCode, type PasswordResetState } from './password-reset.queries'
import type { CodeFormView } from './password-reset.view'

/** What can be done with a code, and its state. */
export interface CodeActions extends Pick<CodeFormView, 'busy' | 'sent' | 'problem'> {
  /** Resolves to whether the code was right. */
  verify: (event: { code: string }) => Promise<boolean>
  /** Asks for another code; resolves to whether it was sent. */
  resend: () => Promise<boolean>
}

/**
 * Verifying a code and requesting another one: one call at a time, and only for an e-mail.
 * @param email whose code it is; empty where nobody has said so yet
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
