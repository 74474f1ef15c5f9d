import { useState } from 'react'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type { BookAddressValues } from '@skafferi/domain/shop/address-book/views'
import type { AddressFault, AddressValues } from '@skafferi/domain/shop/checkout/views'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useWords } from '../../../words'
import { addressFormWords } from '../../../words/generated/address-form'

const faultWords = { required: 'required', too_long: 'tooLong', invalid: 'invalid' } as const satisfies Record<
  AddressFault,
  string
>

type Field<Values> = Extract<keyof Values, keyof BookAddressValues>

interface AddressDraft<Values> {
  values: Values
  /** Error messages. A field that was edited since it was sent has none. */
  errors: Partial<Record<Field<Values>, string>>
  /** True if the input differs from the current address. */
  changed: boolean
  /** True while it contains restored input. */
  restored: boolean
  /** Resets the input to the current address. */
  startOver: () => void
  edit: (event: { field: Field<Values>; value: string }) => void
  /** Replaces the whole address and clears the errors. */
  fill: (event: { values: AddressValues }) => void
  /** The address is sent: each field shows its fault until it is edited. */
  send: () => void
}

/**
 * The input of an address, for an order or the address book.
 * @param start initial values: the current address, or known values of a new one; they may be loaded later
 * @param draft input that was typed before, and its storage
 * @param faults faults of the address that was last sent; ignored before it was sent
 */
export function useAddressDraft<Values extends AddressValues>(
  start: Values,
  draft: FormDraft<Values>,
  faults: Readonly<Partial<Record<Field<Values>, AddressFault>>>,
): AddressDraft<Values> {
  const t = useWords(addressFormWords)
  const { storedValues, restored, clearRestored } = useRestoredDraft(draft)
  const [typed, setTyped] = useState(storedValues)
  const values = typed ?? start
  const [sentFields, setSentFields] = useState<ReadonlySet<string>>(new Set())

  const fields = Object.keys(start) as Field<Values>[]

  function textOf(field: Field<Values>, fault: AddressFault): string {
    if (fault === 'invalid' && field === 'postal_code')
      return t('invalid.postal_code', { country: values.country_code })
    if (fault === 'invalid' && field === 'phone') return t('invalid.phone')
    const label: keyof BookAddressValues = field
    return t(faultWords[fault], { field: t(`field.${label}`) })
  }

  const changed = fields.some((field) => values[field] !== start[field])
  usePersistedDraft(draft, changed ? values : null)

  const errorEntries = fields.flatMap((field) => {
    const fault = sentFields.has(field) ? faults[field] : undefined
    return fault === undefined ? [] : [[field, textOf(field, fault)]]
  })

  return {
    values,
    errors: Object.fromEntries(errorEntries) as AddressDraft<Values>['errors'],
    changed,
    restored,
    startOver: () => {
      setTyped(null)
      setSentFields(new Set())
      clearRestored()
    },
    edit: ({ field, value }) => {
      setTyped((current) => ({ ...(current ?? start), [field]: value }))
      // The country decides whether a province is required.
      const edited: string[] = field === 'country_code' ? [field, 'province'] : [field]
      setSentFields((current) => new Set([...current].filter((other) => !edited.includes(other))))
    },
    fill: (event) => {
      setTyped((current) => ({ ...(current ?? start), ...event.values }))
      setSentFields(new Set())
    },
    send: () => setSentFields(new Set(fields)),
  }
}
