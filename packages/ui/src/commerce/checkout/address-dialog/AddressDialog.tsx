import { useState } from 'react'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type {
  AddressEntry,
  AddressFaults,
  AddressKind,
  AddressValues,
  SavedAddressView,
} from '@skafferi/domain/shop/checkout/views'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { DraftDialog } from '../../../internal/draft-dialog'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { addressFormWords } from '../../../words/generated/address-form'
import { checkoutWords } from '../../../words/generated/checkout'
import { addressFields, AddressFields, emptyAddress, type AddressFieldsProps } from '../address-fields'
import { useProblemText } from '../../service/problem-text'
import { useAddressDraft } from './use-address-draft'
import { Combobox } from '../../../components/forms/combobox'
import { savedAddressesWords } from '../../../words/generated/saved-addresses'

interface AddressPickerProps {
  /** The addresses to choose from; at least one. */
  addresses: readonly SavedAddressView[]
  /** Fills the fields with one of them. */
  onFill: (event: { address: SavedAddressView }) => void
}

const labelOf = ({ name, lines }: SavedAddressView) => [name, ...lines].filter(Boolean).join(', ')

/** Searches the address book and used addresses, and fills in the chosen one; every field can still be changed. */
function AddressPicker({ addresses, onFill }: AddressPickerProps) {
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

export interface AddressDialogProps extends Pick<AddressFieldsProps, 'limits' | 'countries' | 'provinceCountries'> {
  /** Which address it is, for the title and the browser's autofill. */
  kind: AddressKind
  /** The current address; `null` if there is none. */
  initial: AddressValues | null
  /** Initial values of a new address, from the account. Empty by default. */
  newAddress?: AddressValues
  /** Input that was typed before and not saved; it is stored until it is saved or discarded. */
  draft: FormDraft<AddressValues>
  /** Faults of the address that was last sent (Specification (shopping), validation). */
  faults: AddressFaults
  /** Addresses to copy from; none by default. */
  saved?: readonly SavedAddressView[]
  /** True while the address is being saved. */
  saving: boolean
  /** Why it was not saved; shown in the dialog, which keeps the input. */
  problem: Problem | null
  /** Saves the address. Resolves to true if it was saved; otherwise `faults` or `problem` explain it. */
  onSave: (event: AddressEntry) => Promise<boolean>
  /** Closes the dialog: after saving, without input, or when the user discards it. */
  onClose: () => void
}

/**
 * Asks for an address. Open while mounted. The first invalid field is focused, and unsaved input is never discarded
 * without a question.
 */
export function AddressDialog(props: AddressDialogProps) {
  const { kind, initial, newAddress = emptyAddress, draft, faults, saving, problem, onSave, onClose } = props
  const t = useWords(addressFormWords)
  const checkout = useWords(checkoutWords)
  const problemText = useProblemText()
  const [chosen, setChosen] = useState<SavedAddressView | null>(null)
  const { form, handleRefusal } = useFocusFirstFault(addressFields, faults)
  const { values, errors, changed, restored, startOver, edit, fill, send } = useAddressDraft(
    initial ?? newAddress,
    draft,
    faults,
  )

  function choose({ address }: { address: SavedAddressView }) {
    fill({ values: address.values })
    setChosen(address)
  }

  async function save() {
    send()
    const hours = chosen && { receptionHours: chosen.receptionHours }
    if (await onSave({ kind, values, ...hours })) onClose()
    else handleRefusal()
  }

  function discard() {
    draft.discard()
    onClose()
  }

  return (
    <DraftDialog
      form={form}
      size="lg"
      title={t(`dialog.${kind}`)}
      busy={saving}
      changed={changed}
      failure={problem && problemText(problem)}
      words={{
        send: t('dialog.save'),
        sending: checkout('address.saving'),
        leave: t('dialog.cancel'),
        unsaved: t('dialog.unsaved'),
      }}
      onSubmit={() => void save()}
      onClose={discard}
    >
      {restored && (
        <div className="mb-5">
          <DraftNotice resetTo={initial === null ? 'empty' : 'saved'} onStartOver={startOver} />
        </div>
      )}
      {props.saved && props.saved.length > 0 && <AddressPicker addresses={props.saved} onFill={choose} />}
      <AddressFields
        kind={kind}
        values={values}
        errors={errors}
        limits={props.limits}
        countries={props.countries}
        provinceCountries={props.provinceCountries}
        onChange={edit}
      />
    </DraftDialog>
  )
}
