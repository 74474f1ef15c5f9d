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
  const check = useAction('verify_code', async ({ code }: { code: string }) => {
    save(await verifyCode(shop, account, code))
  })
  const renewal = useAction('request_code', async () => {
    await requestCode(shop, state, account)
    setSent('again')
  })
  const isOpen = account.email !== '' && !check.busy && !renewal.busy
  return {
    busy: check.busy ? 'verifying' : renewal.busy ? 'resending' : null,
    sent,
    problem: check.problem ?? renewal.problem,
    async verify(event) {
      if (isOpen) renewal.reset()
      return isOpen && check.run(event)
    },
    async resend() {
      if (isOpen) check.reset()
      return isOpen && renewal.run()
    },
  }
}
