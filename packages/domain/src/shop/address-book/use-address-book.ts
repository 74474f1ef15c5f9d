import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad, useAction } from '../../platform/action'
import { addressBookKey, addressBookQuery, toNewAddress, toStoredAddressView } from '../checkout'
import { placeKey } from '../../rules/checkout/place-key'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import { removeBookAddress, type AddressSnapshot } from './address-book.queries'
import type { AddressBook } from './address-book.view'
import { toNewBookAddress, toBookAddressValues } from './book-address-form'
import { useBookAddressForm, type FormSubject } from './use-book-address-form'

/** Returns the company's address book. An open form keeps its initial values when a colleague changes the entry. */
export function useAddressBook(): AddressBook {
  const shop = useShop()
  const queryClient = useQueryClient()
  const customer = useCustomer()
  const account = customer.status === 'ready' ? customer.view : null
  const query = useQuery(addressBookQuery(shop))
  const view = useMemo(() => readable(query.data, (book) => book.map(toStoredAddressView)), [query.data])
  const load = toLoad(query, 'load_address_book', view)
  const [subject, setSubject] = useState<FormSubject | null>(null)
  const form = useBookAddressForm(subject, () => setSubject(null))
  const send = (snapshot: AddressSnapshot) => removeBookAddress(shop, queryClient, snapshot)
  const { run, pending, problem } = useAction('remove_address', send, {
    refetchOnUnknown: [addressBookKey],
    idOf: ({ id }) => id,
  })
  const find = (id: string) => (load.status === 'ready' ? load.view.find((stored) => stored.id === id) : undefined)

  return {
    load,
    form,
    add(event) {
      const start = event
        ? toNewBookAddress(event.values, event.receptionHours)
        : toNewBookAddress(toNewAddress(account))
      setSubject({ start, snapshot: null, draftKey: event ? `of ${placeKey(event.values)}` : 'new' })
    },
    nameOf(values) {
      if (load.status !== 'ready') return undefined
      return load.view.find((stored) => placeKey(stored.values) === placeKey(values))?.name ?? null
    },
    edit({ id }) {
      const stored = find(id)
      if (stored)
        setSubject({ start: toBookAddressValues(stored), snapshot: { id, version: stored.version }, draftKey: id })
    },
    removing: pending.at(-1)?.id ?? null,
    async remove({ id }) {
      const stored = find(id)
      return stored ? run({ id, version: stored.version }) : true
    },
    problem,
  }
}
