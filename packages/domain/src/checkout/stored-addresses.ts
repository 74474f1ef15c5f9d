import { unwrap, type components } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { toAddressView, type AddressView } from './address.view'

/** An address as the company's book holds it. */
export type StoredAddress = components['schemas']['StoredAddress']

/** An address of the company's book. */
export interface StoredAddressView extends AddressView {
  id: string
  /** The company's name for the place. */
  name: string
  /** When goods are received there; null if it is not known. */
  receptionHours: string | null
  /** Grows with every change of it. */
  version: number
}

/** The name of the cached book. */
export const addressBookKey = ['address-book'] as const

/** Addresses of one call. */
const pageSize = 100

/** All of the company's address book, by name. A colleague may have changed it while the page was out of sight. */
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

/** A stored address to show and to change. */
export function toStoredAddressView({ id, name, reception_hours, version, address }: StoredAddress): StoredAddressView {
  return { ...toAddressView(address), id, name, receptionHours: reception_hours, version }
}
