import type { BookAddressForm, BookAddressLimits } from '@skafferi/domain/shop/address-book/views'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { TextField } from '../../../components/forms/text-field'
import { DraftDialog } from '../../../internal/draft-dialog'
import { useFocusFirstFault } from '../../../internal/use-focus-first-fault'
import { useWords } from '../../../words'
import { addressBookWords } from '../../../words/generated/address-book'
import { addressFormWords } from '../../../words/generated/address-form'
import { useAccountProblemText } from '../account-problem-text'
import { useAddressDraft } from '../../checkout/address-dialog/use-address-draft'
import { addressFields, AddressFields, type AddressFieldsProps } from '../../checkout/address-fields'

export interface BookAddressDialogProps extends Pick<AddressFieldsProps, 'countries' | 'provinceCountries'> {
  /** The initial values, the state of saving, and the faults. */
  form: BookAddressForm
  /** Maximum length of each field. */
  limits: BookAddressLimits
  /** The address was saved; the dialog closes. */
  onSaved: () => void
}

const fields = ['name', ...addressFields, 'reception_hours'] as const

/**
 * Adds or changes an address in the address book. Open while mounted; unsaved input is never discarded without a
 * question.
 */
export function BookAddressDialog({
  form: addressForm,
  limits,
  countries,
  provinceCountries,
  onSaved,
}: BookAddressDialogProps) {
  const t = useWords(addressBookWords)
  const labels = useWords(addressFormWords)
  const problemText = useAccountProblemText()
  const { form, handleRefusal } = useFocusFirstFault(fields, addressForm.faults)
  const { values, errors, changed, restored, startOver, edit, send } = useAddressDraft(
    addressForm.start,
    addressForm.draft,
    addressForm.faults,
  )

  async function save() {
    send()
    if (await addressForm.save({ values })) {
      onSaved()
      addressForm.close()
    } else handleRefusal()
  }

  function textField(field: 'name' | 'reception_hours') {
    return {
      name: field,
      label: labels(`field.${field}`),
      maxLength: limits[field],
      value: values[field],
      error: errors[field],
      onChange: ({ value }: { value: string }) => edit({ field, value }),
    }
  }

  return (
    <DraftDialog
      form={form}
      size="lg"
      title={t(addressForm.isNew ? 'dialog.new' : 'dialog.edit')}
      busy={addressForm.saving}
      changed={changed}
      failure={addressForm.problem && problemText(addressForm.problem)}
      words={{
        send: t('dialog.save'),
        sending: t('dialog.saving'),
        leave: labels('dialog.cancel'),
        unsaved: labels('dialog.unsaved'),
      }}
      onSubmit={() => void save()}
      onClose={() => {
        addressForm.draft.discard()
        addressForm.close()
      }}
    >
      <div className="grid gap-4">
        {restored && <DraftNotice resetTo={addressForm.isNew ? 'empty' : 'saved'} onStartOver={startOver} />}
        <TextField {...textField('name')} need="required" hint={t('name.hint')} />
        <AddressFields
          kind="shipping"
          values={values}
          errors={errors}
          limits={limits}
          countries={countries}
          provinceCountries={provinceCountries}
          onChange={edit}
        />
        <TextField {...textField('reception_hours')} need="optional" hint={t('hours.hint')} />
      </div>
    </DraftDialog>
  )
}
