import { unwrap } from '@skafferi/api'
import { useState } from 'react'
import type { Problem } from '../problem'
import { useShop } from '../shop-context'
import { useAttempt } from '../use-attempt'
import {
  checkContactMessage,
  toContactFaults,
  toContactRequest,
  type ContactFaults,
  type ContactValues,
} from './contact-message'

/** Writing to the shop: what is wrong with the message, or why it did not arrive. */
export interface ContactMessage {
  /** What was wrong with the message that was sent last, by field. */
  faults: ContactFaults
  sending: boolean
  /** Why it was not sent; `null` where a field's fault says so. */
  problem: Problem<'send_message'> | null
  /** Sends the message. Resolves to whether it arrived. */
  onSend: (event: { values: ContactValues }) => Promise<boolean>
}

/** Sends messages to the shop; nothing is sent that the store would refuse for a field. */
export function useContactMessage(): ContactMessage {
  const { client } = useShop()
  const [found, setFound] = useState<ContactFaults>({})
  const { start, busy, problem, forget } = useAttempt('send_message', async (values: ContactValues) => {
    await unwrap(client.POST('/store/contact-messages', { body: toContactRequest(values) }))
  })

  async function onSend({ values }: { values: ContactValues }): Promise<boolean> {
    const faults = checkContactMessage(values)
    setFound(faults)
    forget()
    return Object.keys(faults).length === 0 && start(values)
  }

  const faults = { ...found, ...toContactFaults(problem?.fields ?? {}) }
  const inAField = Object.keys(faults).length > 0
  return { faults, sending: busy, problem: inAField ? null : problem, onSend }
}
