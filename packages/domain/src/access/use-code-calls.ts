import { useState } from 'react'
import type { Problem } from '../problem'
import { useShop } from '../shop-context'
import { useAttempt } from '../use-attempt'
import { requestCode, verifyCode, type KnownPassage } from './access.queries'

/** What can be done with a code, and how far that is. */
export interface CodeCalls {
  busy: 'verifying' | 'resending' | null
  /** Whether another code was sent since the page was opened. */
  sent: 'once' | 'again'
  problem: Problem<'verify_code' | 'request_code'> | null
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
  const check = useAttempt('verify_code', async ({ code }: { code: string }) => {
    if (passage) move(await verifyCode(shop, passage, code))
  })
  const renewal = useAttempt('request_code', async () => {
    if (passage) await requestCode(shop, known, passage)
    setSent('again')
  })
  const isOpen = passage !== null && !check.busy && !renewal.busy
  return {
    busy: check.busy ? 'verifying' : renewal.busy ? 'resending' : null,
    sent,
    problem: check.problem ?? renewal.problem,
    async verify(event) {
      if (isOpen) renewal.forget()
      return isOpen && check.start(event)
    },
    async resend() {
      if (isOpen) check.forget()
      return isOpen && renewal.start(undefined)
    },
  }
}
