import { useState } from 'react'
import type { FormDraft } from '@skafferi/domain/draft/views'
import type { AddressFaults, AddressFault, AddressField, AddressValues } from '@skafferi/domain/checkout/views'
import { useKeep, useRestored } from '../../internal/form-draft'
import { useWords } from '../../words'
import { addressFormWords } from '../../words/generated/address-form'
import { addressFields, emptyAddress } from '../address-fields'

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
 * @param initial the address as it is; `null` where there is none.
 * @param draft what was typed before, and where it is kept
 * @param faults what was wrong with the address that was sent last. They say nothing about one that was never sent.
 */
export function useAddressDraft(
  initial: AddressValues | null,
  draft: FormDraft<AddressValues>,
  faults: AddressFaults,
): AddressDraft {
  const t = useWords(addressFormWords)
  const start = initial ?? emptyAddress
  const { before, restored, endRestored } = useRestored(draft)
  const [values, setValues] = useState(before ?? start)
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
      setValues(start)
      setBlamed(new Set())
      endRestored()
    },
    edit: ({ field, value }) => {
      setValues((current) => ({ ...current, [field]: value }))
      setBlamed((current) => new Set([...current].filter((other) => other !== field)))
    },
    fill: (event) => {
      setValues(event.values)
      setBlamed(new Set())
    },
    send: () => setBlamed(new Set(addressFields)),
  }
}
