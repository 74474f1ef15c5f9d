import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAction } from '../action'
import { addressBookKey } from '../checkout'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { saveBookAddress, type BookAddressEntry, type AddressSnapshot } from './address-book.queries'
import type { BookAddressForm } from './address-book.view'
import {
  checkBookAddress,
  parseStoredBookAddress,
  toBookAddressFaults,
  type BookAddressFaults,
  type BookAddressValues,
} from './book-address-form'

/** What a form is about: a new place, or a stored one. */
export interface FormSubject {
  start: BookAddressValues
  over: AddressSnapshot | null
  /** Under which what is typed is kept. */
  draft: string
}

/**
 * The form of a place. What is typed stays until it is saved or thrown away. It replaces what was shown, or, once a
 * refusal has said what a colleague has put there, that; a place they removed is stored anew.
 * @param about null if no form is open
 */
export function useBookAddressForm(about: FormSubject | null, onClose: () => void): BookAddressForm | null {
  const shop = useShop()
  const queryClient = useQueryClient()
  const draft = useFormDraft(`stored address ${about?.draft ?? ''}`, parseStoredBookAddress)
  const [found, setFound] = useState<BookAddressFaults>({})
  const send = (entry: BookAddressEntry) => saveBookAddress(shop, queryClient, entry)
  const { run, busy, problem, reset } = useAction('store_address', send, { refetchOnUnknown: [addressBookKey] })
  const faults = useMemo(() => (problem ? toBookAddressFaults(problem.fields) : found), [problem, found])
  if (!about) return null

  function close() {
    setFound({})
    reset()
    onClose()
  }

  function present(over: AddressSnapshot | null): AddressSnapshot | null {
    if (problem?.code === 'address_not_found') return null
    const version = problem?.code === 'address_changed' ? problem.params?.version : undefined
    return over && typeof version === 'number' ? { ...over, version } : over
  }

  async function save({ values }: { values: BookAddressValues }): Promise<boolean> {
    const wrong = checkBookAddress(values)
    setFound(wrong)
    if (Object.keys(wrong).length > 0) {
      reset()
      return false
    }
    const saved = await run({ values, over: present(about!.over) })
    if (saved) draft.discard()
    return saved
  }

  return { start: about.start, isNew: about.over === null, draft, faults, saving: busy, problem, save, close }
}
