import { useState } from 'react'
import type { SavedAddressView } from '@skafferi/domain/shop/checkout/views'
import { Combobox } from '../../../components/forms/combobox'
import { useWords } from '../../../words'
import { savedAddressesWords } from '../../../words/generated/saved-addresses'

export interface AddressPickerProps {
  /** The addresses to choose from; at least one. */
  addresses: readonly SavedAddressView[]
  /** Fills the fields with one of them. */
  onFill: (event: { address: SavedAddressView }) => void
}

const labelOf = ({ name, lines }: SavedAddressView) => [name, ...lines].filter(Boolean).join(', ')

/** Searches the address book and used addresses, and fills in the chosen one; every field can still be changed. */
export function AddressPicker({ addresses, onFill }: AddressPickerProps) {
  const t = useWords(savedAddressesWords)
  const [text, setText] = useState('')

  function search(value: string) {
    setText(value)
    const address = addresses.find((known) => labelOf(known) === value)
    if (address) onFill({ address })
  }

  return (
    <div className="mb-5 border-b border-line pb-5">
      <Combobox
        name="saved_address"
        label={t('fill')}
        hint={t('choose')}
        options={addresses.map(labelOf)}
        value={text}
        onChange={({ value }) => search(value)}
      />
    </div>
  )
}
