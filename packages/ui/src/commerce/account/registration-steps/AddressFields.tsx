import { SelectField } from '../../../components/forms/select-field'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { registrationShopWords } from '../../../words/generated/registration-shop'
import { FieldCell, FieldGrid } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** The delivery address, in shops that ask for it. */
export function AddressFields(props: RegistrationFieldsProps) {
  const t = useWords(registrationWords)
  const own = useWords(registrationShopWords)
  const { answer, text } = useFieldProps(props)
  return (
    <fieldset className="m-0 min-w-0 border-0 border-t border-line p-0 pt-4 sm:col-span-2">
      <legend className="sr-only">{own('label.deliveryAddress')}</legend>
      <p aria-hidden className="pb-3 font-bold">
        {own('label.deliveryAddress')}
      </p>
      <FieldGrid>
        <FieldCell field="deliveryStreet" width="line">
          <TextField {...text('deliveryStreet')} autoComplete="shipping street-address" />
        </FieldCell>
        <FieldCell field="deliveryPostalCode">
          <TextField {...text('deliveryPostalCode')} autoCapitalize="characters" autoComplete="shipping postal-code" />
        </FieldCell>
        <FieldCell field="deliveryCity">
          <TextField {...text('deliveryCity')} autoComplete="shipping address-level2" />
        </FieldCell>
        <FieldCell field="deliveryCountry">
          <SelectField
            {...answer('deliveryCountry')}
            placeholder={t('choose')}
            options={props.deliveryCountries.map(({ code, name }) => ({ value: code, label: name }))}
            autoComplete="shipping country"
          />
        </FieldCell>
      </FieldGrid>
    </fieldset>
  )
}
