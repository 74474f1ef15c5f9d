import { ApiError, unwrap } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import { addressBookKey } from '../checkout'
import type { Shop } from '../shop-context'
import { toBookAddressRequest, type BookAddressValues } from './book-address-form'

/** A stored address as it was shown. */
export interface AddressSnapshot {
  id: string
  version: number
}

/** What the book shall hold: a new place, or another content of one. */
export interface BookAddressEntry {
  values: BookAddressValues
  /** Null for a new one. */
  over: AddressSnapshot | null
}

/** Refusals that say that a colleague was there before: the book is read again. */
const overtaken = ['address_changed', 'address_not_found', 'address_exists']

async function writing<Result>(queryClient: QueryClient, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && overtaken.includes(error.code))
      void queryClient.invalidateQueries({ queryKey: addressBookKey })
    throw error
  }
}

/**
 * Stores a new place, or changes one. The book is read again: it stands by name.
 * @throws ApiError `address_exists` if the place is stored already; `address_changed`, `address_not_found` if a colleague
 *   has changed or removed it since it was shown
 */
export async function saveBookAddress(
  { client, otherTabs }: Shop,
  queryClient: QueryClient,
  { values, over }: BookAddressEntry,
): Promise<void> {
  const body = toBookAddressRequest(values)
  if (!body) throw new Error('The address has no country.')
  const call = over
    ? client.PATCH('/store/customers/me/addresses/{id}', {
        params: { path: { id: over.id } },
        body: { ...body, version: over.version },
      })
    : client.POST('/store/customers/me/addresses', { body })
  await writing(queryClient, unwrap<unknown>(call))
  await queryClient.invalidateQueries({ queryKey: addressBookKey })
  otherTabs.notify()
}

/**
 * Removes a stored address; one that is removed already counts as done.
 * @throws ApiError `address_changed` if a colleague has changed it since it was shown
 */
export async function removeBookAddress(
  { client, otherTabs }: Shop,
  queryClient: QueryClient,
  { id, version }: AddressSnapshot,
): Promise<void> {
  const params = { path: { id }, query: { version } }
  await writing(queryClient, unwrap(client.DELETE('/store/customers/me/addresses/{id}', { params }))).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'address_not_found') throw error
    },
  )
  await queryClient.invalidateQueries({ queryKey: addressBookKey })
  otherTabs.notify()
}
