import { ApiError, unwrap } from '@skafferi/api'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft, type FormDraft } from '../draft'
import { useShop, type Shop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import * as form from './access-request'
import { shelfCode, shelfStorageKey } from './shelf-code'

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

/** Sends the short form, with the shared shelf that the visitor has chosen. */
async function requestAccess(shop: Shop, draft: form.AccessRequestDraft): Promise<void> {
  const body = { ...form.toAccessRequest(draft), shelf_code: shelfCode(shop) }
  await unwrap(shop.client.POST('/store/customers/customer-request/register', { body }))
  shop.storage(shelfStorageKey).clear()
}

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
