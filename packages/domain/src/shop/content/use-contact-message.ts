import { unwrap } from '@skafferi/api'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import {
  checkContactMessage,
  isStoredMessage,
  toContactFaults,
  toContactRequest,
  type ContactFaults,
  type ContactMessage,
  type ContactValues,
} from './contact-message'

/** Returns the contact form. Invalid values are not sent. */
export function useContactMessage(): ContactMessage {
  const { client } = useShop()
  const draft = useFormDraft('contact', isStoredMessage)
  const [localFaults, setLocalFaults] = useState<ContactFaults>({})
  const { run, busy, problem, reset } = useAction('send_message', async (values: ContactValues) => {
    await unwrap(client.POST('/store/contact-messages', { body: toContactRequest(values) }))
    draft.discard()
  })

  async function onSend({ values }: { values: ContactValues }): Promise<boolean> {
    const faults = checkContactMessage(values)
    setLocalFaults(faults)
    reset()
    return Object.keys(faults).length === 0 && run(values)
  }

  const faults = { ...localFaults, ...toContactFaults(problem?.fields ?? {}) }
  const hasFieldFault = Object.keys(faults).length > 0
  return { draft, faults, sending: busy, problem: hasFieldFault ? null : problem, onSend }
}
