import { useState } from 'react'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { requestCode, verifyCode, type KnownPassage } from './access.queries'
import type { CodeFormView } from './access.view'

/** What can be done with a code, and how far that is. */
export interface CodeCalls extends Pick<CodeFormView, 'busy' | 'sent' | 'problem'> {
  /** Resolves to whether the code was right. */
  verify: (event: { code: string }) => Promise<boolean>
  /** Asks for another code; resolves to whether it was sent. */
  resend: () => Promise<boolean>
}

/** Checking a code and asking for another one: one at a time, and not for nobody. */
export function useCodeCalls(known: KnownPassage): CodeCalls {
  const shop = useShop()
  const { passage, move } = known
  const [sent, setSent] = useState<CodeCalls['sent']>('once')
  const check = useAction('verify_code', async ({ code }: { code: string }) => {
    if (passage) move(await verifyCode(shop, passage, code))
  })
  const renewal = useAction('request_code', async () => {
    if (passage) await requestCode(shop, known, passage)
    setSent('again')
  })
  const isOpen = passage !== null && !check.busy && !renewal.busy
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
