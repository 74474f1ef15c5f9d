import { ApiError, unwrap } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { addressBookKey } from '../checkout'
import type { Shop } from '../shop-context'
import { toBookAddressRequest, type BookAddressValues } from './book-address-form'

/** Identifies the displayed version of a stored address, to detect conflicting edits. */
export interface AddressSnapshot {
  id: string
  version: number
}

/** A new entry of the address book, or new values of an entry. */
export interface BookAddressEntry {
  values: BookAddressValues
  /** The displayed version; null for a new entry. */
  snapshot: AddressSnapshot | null
}

/** Refusals because of a colleague's change, after which the address book is refetched. */
const conflictCodes = ['address_changed', 'address_not_found', 'address_exists']

async function refetchOnConflict<Result>(queryClient: QueryClient, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && conflictCodes.includes(error.code))
      void queryClient.invalidateQueries({ queryKey: addressBookKey })
    throw error
  }
}

/**
 * Creates or changes an entry. Then refetches the address book, because it is sorted by name.
 * @throws ApiError `address_exists` if the address is already stored; `address_changed`, `address_not_found` if a
 * colleague has changed or removed it since it was shown
 */
export async function saveBookAddress(
  { client, otherTabs }: Shop,
  queryClient: QueryClient,
  { values, snapshot }: BookAddressEntry,
): Promise<void> {
  const body = toBookAddressRequest(values)
  if (!body) throw new Error('The address has no country.')
  const call = snapshot
    ? client.PATCH('/store/customers/me/addresses/{id}', {
        params: { path: { id: snapshot.id } },
        body: { ...body, version: snapshot.version },
      })
    : client.POST('/store/customers/me/addresses', { body })
  await refetchOnConflict(queryClient, unwrap<unknown>(call))
  await queryClient.invalidateQueries({ queryKey: addressBookKey })
  otherTabs.notify()
}

/**
 * Removes an entry. Succeeds if it is already removed.
 * @throws ApiError `address_changed` if a colleague has changed it since it was shown
 */
export async function removeBookAddress(
  { client, otherTabs }: Shop,
  queryClient: QueryClient,
  { id, version }: AddressSnapshot,
): Promise<void> {
  const params = { path: { id }, query: { version } }
  await refetchOnConflict(queryClient, unwrap(client.DELETE('/store/customers/me/addresses/{id}', { params }))).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'address_not_found') throw error
    },
  )
  await queryClient.invalidateQueries({ queryKey: addressBookKey })
  otherTabs.notify()
}
