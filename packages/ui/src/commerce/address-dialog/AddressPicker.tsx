import { useState } from 'react'
import type { AddressValues, SavedAddressView } from '@skafferi/domain/checkout/views'
import { SelectField } from '../../components/select-field'
import { useWords } from '../../words'
import { savedAddressesWords } from '../../words/generated/saved-addresses'

export interface AddressPickerProps {
  /** The addresses to choose from; at least one. */
  addresses: readonly SavedAddressView[]
  /** Fills the fields with one of them. */
  onFill: (event: { values: AddressValues }) => void
}

/** Fills an address in from those the company has used; every field can still be changed. */
export function AddressPicker({ addresses, onFill }: AddressPickerProps) {
  const t = useWords(savedAddressesWords)
  const [chosen, setChosen] = useState('')

  function choose(id: string) {
    const address = addresses.find((known) => known.id === id)
    setChosen(id)
    if (address) {
      onFill({ values: address.values })
    }
  }

  return (
    <div className="mb-5 border-b border-line pb-5">
      <SelectField
        name="saved_address"
        label={t('fill')}
        placeholder={t('choose')}
        options={addresses.map(({ id, lines }) => ({ value: id, label: lines.join(', ') }))}
        value={chosen}
        onChange={({ value }) => choose(value)}
      />
    </div>
  )
}
