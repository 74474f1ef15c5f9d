import { unwrap, type components } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { toAddressView, type AddressView } from './address.view'

/** An address of the company's address book, in the contract's format. */
export type StoredAddress = components['schemas']['StoredAddress']

/** An address of the company's address book. */
export interface StoredAddressView extends AddressView {
  id: string
  /** The company's name for the address. */
  name: string
  /** Receiving hours; null if unknown. */
  receptionHours: string | null
  /** Increases with every change. */
  version: number
}

/** Query key of the address book. */
export const addressBookKey = ['address-book'] as const

/** Addresses per request. */
const pageSize = 100

/** The company's address book, by name. Refetched at window focus, because a colleague may have changed it. */
export function addressBookQuery({ client }: Shop) {
  return queryOptions({
    refetchOnWindowFocus: 'always',
    queryKey: addressBookKey,
    queryFn: async ({ signal }) => {
      const found: StoredAddress[] = []
      for (;;) {
        const query = { limit: pageSize, offset: found.length }
        const { addresses, count } = await unwrap(
          client.GET('/store/customers/me/addresses', { params: { query }, signal }),
        )
        found.push(...addresses)
        if (addresses.length === 0 || found.length >= count) return found
      }
    },
  })
}

/** Creates the view of a stored address. */
export function toStoredAddressView({ id, name, reception_hours, version, address }: StoredAddress): StoredAddressView {
  return { ...toAddressView(address), id, name, receptionHours: reception_hours, version }
}
