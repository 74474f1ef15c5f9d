import { unwrap } from '@skafferi/api'
import type { Shop } from '../shop-context'
import { toAccessRequest, type AccessRequestDraft } from './access-request'
import { shelfCode, shelfStorageKey } from './shelf-code'

/** Sends the short form, with the shared shelf that the visitor has chosen. */
export async function requestAccess(shop: Shop, draft: AccessRequestDraft): Promise<void> {
  const body = { ...toAccessRequest(draft), shelf_code: shelfCode(shop) }
  await unwrap(shop.client.POST('/store/customers/customer-request/register', { body }))
  shop.storage(shelfStorageKey).clear()
}
