import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad, useAction } from '../../platform/action'
import { addressBookKey, addressBookQuery, toNewAddress, toStoredAddressView } from '../checkout'
import { placeKey } from '../../rules/checkout/place-key'
import { useCustomer } from '../session'
import { useShop } from '../shop-context'
import { useFormDraft } from '../draft'
import { removeBookAddress, type AddressSnapshot, saveBookAddress, type BookAddressEntry } from './address-book.queries'
import type { AddressBook, BookAddressForm } from './address-book.view'
import {
  toNewBookAddress,
  toBookAddressValues,
  checkBookAddress,
  isBookAddress,
  toBookAddressFaults,
  type BookAddressFaults,
  type BookAddressValues,
} from './book-address-form'

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

/** The entry that a form edits. */
interface FormSubject {
  start: BookAddressValues
  snapshot: AddressSnapshot | null
  /** Identifies the form's draft. */
  draftKey: string
}

/**
 * Returns the form of an entry. Its draft is stored until it is saved or discarded. Saving replaces the displayed
 * version. If a colleague has changed the entry, the first try is refused, and the second replaces the changed version.
 * An entry that they removed is created again.
 * @param subject null if no form is open
 */
function useBookAddressForm(subject: FormSubject | null, onClose: () => void): BookAddressForm | null {
  const shop = useShop()
  const queryClient = useQueryClient()
  const draft = useFormDraft(`stored address ${subject?.draftKey ?? ''}`, isBookAddress)
  const [localFaults, setLocalFaults] = useState<BookAddressFaults>({})
  const send = (entry: BookAddressEntry) => saveBookAddress(shop, queryClient, entry)
  const { run, busy, problem, reset } = useAction('store_address', send, { refetchOnUnknown: [addressBookKey] })
  const faults = useMemo(() => (problem ? toBookAddressFaults(problem.fields) : localFaults), [problem, localFaults])
  if (!subject) return null

  function close() {
    setLocalFaults({})
    reset()
    onClose()
  }

  function currentSnapshot(snapshot: AddressSnapshot | null): AddressSnapshot | null {
    if (problem?.code === 'address_not_found') return null
    const version = problem?.code === 'address_changed' ? problem.params?.version : undefined
    return snapshot && typeof version === 'number' ? { ...snapshot, version } : snapshot
  }

  async function save({ values }: { values: BookAddressValues }): Promise<boolean> {
    const newFaults = checkBookAddress(values)
    setLocalFaults(newFaults)
    if (Object.keys(newFaults).length > 0) {
      reset()
      return false
    }
    const saved = await run({ values, snapshot: currentSnapshot(subject!.snapshot) })
    if (saved) draft.discard()
    return saved
  }

  return { start: subject.start, isNew: subject.snapshot === null, draft, faults, saving: busy, problem, save, close }
}
