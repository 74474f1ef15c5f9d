import { useState } from 'react'
import type { FormDraft } from '@skafferi/domain/draft/views'
import type { BookAddressValues } from '@skafferi/domain/address-book/views'
import type { AddressFault, AddressValues } from '@skafferi/domain/checkout/views'
import { usePersistedDraft, useRestoredDraft } from '../../internal/form-draft'
import { useWords } from '../../words'
import { addressFormWords } from '../../words/generated/address-form'

const faultWords = { required: 'required', too_long: 'tooLong', invalid: 'invalid' } as const satisfies Record<
  AddressFault,
  string
>

type Field<Values> = Extract<keyof Values, keyof BookAddressValues>

interface AddressDraft<Values> {
  values: Values
  /** What is wrong, in words. A field that was edited since is no longer blamed. */
  errors: Partial<Record<Field<Values>, string>>
  /** Whether anything typed differs from the address as it was. */
  changed: boolean
  /** It began with what was typed before, and still holds it. */
  restored: boolean
  /** Begins with the address as it is. */
  startOver: () => void
  edit: (event: { field: Field<Values>; value: string }) => void
  /** The whole address is replaced, and no field is blamed. */
  fill: (event: { values: AddressValues }) => void
  /** The whole address is sent: from now on its faults count, until a field is edited. */
  send: () => void
}

/**
 * An address being typed, of an order or of the address book.
 *
 * @param start what it begins with: the address as it is, or what is known of a new one; it may become known later
 * @param draft what was typed before, and where it is kept
 * @param faults what was wrong with the address that was sent last. They say nothing about one that was never sent.
 */
export function useAddressDraft<Values extends AddressValues>(
  start: Values,
  draft: FormDraft<Values>,
  faults: Readonly<Partial<Record<Field<Values>, AddressFault>>>,
): AddressDraft<Values> {
  const t = useWords(addressFormWords)
  const { before, restored, endRestored } = useRestoredDraft(draft)
  const [typed, setTyped] = useState(before)
  const values = typed ?? start
  const [blamed, setBlamed] = useState<ReadonlySet<string>>(new Set())

  const fields = Object.keys(start) as Field<Values>[]

  function say(field: Field<Values>, fault: AddressFault): string {
    if (fault === 'invalid' && field === 'postal_code')
      return t('invalid.postal_code', { country: values.country_code })
    if (fault === 'invalid' && field === 'phone') return t('invalid.phone')
    const label: keyof BookAddressValues = field
    return t(faultWords[fault], { field: t(`field.${label}`) })
  }

  const changed = fields.some((field) => values[field] !== start[field])
  usePersistedDraft(draft, changed ? values : null)

  const wrong = fields.flatMap((field) => {
    const fault = blamed.has(field) ? faults[field] : undefined
    return fault === undefined ? [] : [[field, say(field, fault)]]
  })

  return {
    values,
    errors: Object.fromEntries(wrong) as AddressDraft<Values>['errors'],
    changed,
    restored,
    startOver: () => {
      setTyped(null)
      setBlamed(new Set())
      endRestored()
    },
    edit: ({ field, value }) => {
      setTyped((current) => ({ ...(current ?? start), [field]: value }))
      // Whether a province is needed is up to the country.
      const edited: string[] = field === 'country_code' ? [field, 'province'] : [field]
      setBlamed((current) => new Set([...current].filter((other) => !edited.includes(other))))
    },
    fill: (event) => {
      setTyped((current) => ({ ...(current ?? start), ...event.values }))
      setBlamed(new Set())
    },
    send: () => setBlamed(new Set(fields)),
  }
}
