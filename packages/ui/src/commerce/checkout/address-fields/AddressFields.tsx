import { cva } from 'class-variance-authority'
import type {
  AddressCountries,
  AddressField,
  AddressKind,
  AddressLimits,
  AddressValues,
} from '@skafferi/domain/shop/checkout/views'
import { SelectField } from '../../../components/forms/select-field'
import { TextField } from '../../../components/forms/text-field'
import { useWords } from '../../../words'
import { addressFormWords } from '../../../words/generated/address-form'
import { useCountryName } from '../../account/country'
import { addressFields, addressInputs } from './address'

const cellStyles = cva('min-w-0', { variants: { width: { half: '', line: 'sm:col-span-2' } } })

export interface AddressFieldsProps {
  /** Which of the buyer's addresses the browser may fill in. */
  kind: AddressKind
  values: AddressValues
  /** Error messages by field. */
  errors: Partial<Record<AddressField, string>>
  /** Maximum length of each field. */
  limits: AddressLimits
  /** The countries to choose from, in their order: ISO 3166 codes in lower case. One that was chosen before stays. */
  countries: AddressCountries
  /**
   * Countries whose addresses have a province or state; it is also required before a country is chosen. Empty: there is
   * no such field.
   */
  provinceCountries: readonly string[]
  /** A field was edited. */
  onChange: (event: { field: AddressField; value: string }) => void
}

/** The fields of an address. Each is named like its part in the contract, so that a form can find and focus it. */
export function AddressFields(props: AddressFieldsProps) {
  const { kind, values, errors, limits, countries, provinceCountries, onChange } = props
  const t = useWords(addressFormWords)
  const countryName = useCountryName()

  const country = values.country_code
  const options = countries[kind].map((code) => ({ value: code, label: countryName(code) }))
  // Chosen before the shop stopped delivering there, or the country of the account.
  const other = country === '' || options.some(({ value }) => value === country) ? undefined : country
  const notDelivered = other && { value: other, label: countryName(other) }
  const isProvinceRequired = country === '' || provinceCountries.some((code) => code === country)

  function fieldProps(field: AddressField) {
    return {
      name: field,
      label: t(`field.${field}`),
      need: field === 'province' && !isProvinceRequired ? ('optional' as const) : addressInputs[field].need,
      autoComplete: `${kind} ${addressInputs[field].autofill}`,
      value: values[field],
      error: errors[field],
      onChange: ({ value }: { value: string }) => onChange({ field, value }),
    }
  }

  const hasProvince = provinceCountries.length > 0 || errors.province !== undefined
  const fields = hasProvince ? addressFields : addressFields.filter((field) => field !== 'province')
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className={cellStyles({ width: addressInputs[field].width })}>
          {field === 'country_code' ? (
            <SelectField
              {...fieldProps(field)}
              placeholder={t('field.country_code.choose')}
              hint={notDelivered && t('notDelivered', { country: notDelivered.label })}
              options={notDelivered ? [...options, notDelivered] : options}
            />
          ) : (
            <TextField {...fieldProps(field)} type={field === 'phone' ? 'tel' : 'text'} maxLength={limits[field]} />
          )}
        </div>
      ))}
    </div>
  )
}
