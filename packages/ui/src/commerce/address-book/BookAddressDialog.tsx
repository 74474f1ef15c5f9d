import type { BookAddressForm, BookAddressLimits } from '@skafferi/domain/address-book/views'
import { DraftNotice } from '../../components/draft-notice'
import { TextField } from '../../components/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useFocusFirstFault } from '../../internal/use-focus-first-fault'
import { useWords } from '../../words'
import { addressBookWords } from '../../words/generated/address-book'
import { addressFormWords } from '../../words/generated/address-form'
import { useAccountProblemText } from '../account-problem-text'
import { useAddressDraft } from '../address-dialog/use-address-draft'
import { addressFields, AddressFields, type AddressFieldsProps } from '../address-fields'

export interface BookAddressDialogProps extends Pick<AddressFieldsProps, 'countries' | 'provinceCountries'> {
  /** The initial values, the state of saving, and the faults. */
  form: BookAddressForm
  /** Maximum length of each field. */
  limits: BookAddressLimits
  /** The place was saved; the dialog closes. */
  onSaved: () => void
}

const fields = ['name', ...addressFields, 'reception_hours'] as const

/**
 * Adds or changes an address in the address book. Open while mounted; unsaved input is never discarded without a
 * question.
 */
export function BookAddressDialog({
  form: place,
  limits,
  countries,
  provinceCountries,
  onSaved,
}: BookAddressDialogProps) {
  const t = useWords(addressBookWords)
  const labels = useWords(addressFormWords)
  const problemText = useAccountProblemText()
  const { form, handleRefusal } = useFocusFirstFault(fields, place.faults)
  const { values, errors, changed, restored, startOver, edit, send } = useAddressDraft(
    place.start,
    place.draft,
    place.faults,
  )

  async function save() {
    send()
    if (await place.save({ values })) {
      onSaved()
      place.close()
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
      title={t(place.isNew ? 'dialog.new' : 'dialog.edit')}
      busy={place.saving}
      changed={changed}
      failure={place.problem && problemText(place.problem)}
      words={{
        send: t('dialog.save'),
        sending: t('dialog.saving'),
        leave: labels('dialog.cancel'),
        unsaved: labels('dialog.unsaved'),
      }}
      onSubmit={() => void save()}
      onClose={() => {
        place.draft.discard()
        place.close()
      }}
    >
      <div className="grid gap-4">
        {restored && <DraftNotice start={place.isNew ? 'empty' : 'saved'} onStartOver={startOver} />}
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
