import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAction } from '../../platform/action'
import { addressBookKey } from '../checkout'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { saveBookAddress, type BookAddressEntry, type AddressSnapshot } from './address-book.queries'
import type { BookAddressForm } from './address-book.view'
import {
  checkBookAddress,
  isBookAddress,
  toBookAddressFaults,
  type BookAddressFaults,
  type BookAddressValues,
} from './book-address-form'

/** The entry that a form edits. */
export interface FormSubject {
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
export function useBookAddressForm(subject: FormSubject | null, onClose: () => void): BookAddressForm | null {
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
