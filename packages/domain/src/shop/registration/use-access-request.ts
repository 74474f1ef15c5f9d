import { ApiError } from '@skafferi/api'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft, type FormDraft } from '../draft'
import { useShop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import * as form from './access-request'
import { requestAccess } from './access-request.queries'

/** The page of the short form. */
export interface AccessRequestPage extends form.AccessRequestView {
  /** The entries, stored until the request was received. */
  draft: FormDraft<form.AccessRequestDraft>
  /**
   * Sends the form.
   * @returns true if it was received
   */
  send: (draft: form.AccessRequestDraft) => Promise<boolean>
}

/** Storage key of the confirmation of the short form. */
const receivedStorageKey = 'access-request.received'

/** The short form that requests access. */
export function useAccessRequest(): AccessRequestPage {
  const shop = useShop()
  const stored = useFormDraft('access-request', form.isAccessRequest)
  const [done, setDone] = useState(() => shop.storage(receivedStorageKey).read() !== null)
  const [fault, setFault] = useState<form.AccessRequestFault | null>(null)
  useStoredWhileMounted(receivedStorageKey, done ? 'received' : null)
  const { run, busy, problem, reset } = useAction('request_access', async (draft: form.AccessRequestDraft) => {
    try {
      await requestAccess(shop, draft)
      stored.discard()
      setDone(true)
    } catch (error) {
      const refused = error instanceof ApiError && form.firstRefusedField(error.fields)
      if (refused) setFault({ field: refused, kind: 'refused' })
      throw error
    }
  })

  async function send(draft: form.AccessRequestDraft): Promise<boolean> {
    if (busy) return false
    const found = form.findAccessRequestFault(draft)
    setFault(found)
    if (found === null) return run(draft)
    reset()
    return false
  }

  return { limits: form.accessRequestFieldLimits, busy, fault, problem, done, draft: stored, send }
}
