import { ApiError, unwrap } from '@skafferi/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toProblem, type Problem } from '../problem'
import { useShop } from '../shop-context'
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
  const [faults, setFaults] = useState<ContactFaults>({})
  const message = useMutation({
    mutationFn: (values: ContactValues) =>
      unwrap(client.POST('/store/contact-messages', { body: toContactRequest(values) })),
  })

  async function onSend({ values }: { values: ContactValues }): Promise<boolean> {
    const found = checkContactMessage(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return false
    try {
      await message.mutateAsync(values)
      return true
    } catch (error) {
      if (error instanceof ApiError) setFaults(toContactFaults(error.fields))
      return false
    }
  }

  const inAField = Object.keys(faults).length > 0
  return {
    faults,
    sending: message.isPending,
    problem: message.error && !inAField ? toProblem('send_message', message.error) : null,
    onSend,
  }
}
