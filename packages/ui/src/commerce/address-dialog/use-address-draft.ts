import { useState } from 'react'
import type { FormDraft } from '@skafferi/domain/draft/views'
import type { AddressFaults, AddressFault, AddressField, AddressValues } from '@skafferi/domain/checkout/views'
import { useKeep, useRestored } from '../../internal/form-draft'
import { useWords } from '../../words'
import { addressFormWords } from '../../words/generated/address-form'
import { addressFields } from '../address-fields'

const faultWords = { required: 'required', too_long: 'tooLong', invalid: 'invalid' } as const satisfies Record<
  AddressFault,
  string
>

interface AddressDraft {
  values: AddressValues
  /** What is wrong, in words. A field that was edited since is no longer blamed. */
  errors: Partial<Record<AddressField, string>>
  /** Whether anything typed differs from the address as it was. */
  changed: boolean
  /** It began with what was typed before, and still holds it. */
  restored: boolean
  /** Begins with the address as it is. */
  startOver: () => void
  edit: (event: { field: AddressField; value: string }) => void
  /** The whole address is replaced, and no field is blamed. */
  fill: (event: { values: AddressValues }) => void
  /** The whole address is sent: from now on its faults count, until a field is edited. */
  send: () => void
}

/**
 * An address being typed.
 *
 * @param start what it begins with: the address as it is, or what is known of a new one; it may become known later
 * @param draft what was typed before, and where it is kept
 * @param faults what was wrong with the address that was sent last. They say nothing about one that was never sent.
 */
export function useAddressDraft(
  start: AddressValues,
  draft: FormDraft<AddressValues>,
  faults: AddressFaults,
): AddressDraft {
  const t = useWords(addressFormWords)
  const { before, restored, endRestored } = useRestored(draft)
  const [typed, setTyped] = useState(before)
  const values = typed ?? start
  const [blamed, setBlamed] = useState<ReadonlySet<AddressField>>(new Set())

  function say(field: AddressField, fault: AddressFault): string {
    if (fault === 'invalid' && field === 'postal_code') return t('invalid.postal_code', { country: values.country_code })
    if (fault === 'invalid' && field === 'phone') return t('invalid.phone')
    return t(faultWords[fault], { field: t(`field.${field}`) })
  }

  const changed = addressFields.some((field) => values[field] !== start[field])
  useKeep(draft, changed ? values : null)

  const wrong = addressFields.flatMap((field) => {
    const fault = blamed.has(field) ? faults[field] : undefined
    return fault === undefined ? [] : [[field, say(field, fault)]]
  })

  return {
    values,
    errors: Object.fromEntries(wrong),
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
      const edited = field === 'country_code' ? [field, 'province'] : [field]
      setBlamed((current) => new Set([...current].filter((other) => !edited.includes(other))))
    },
    fill: (event) => {
      setTyped(event.values)
      setBlamed(new Set())
    },
    send: () => setBlamed(new Set(addressFields)),
  }
}
