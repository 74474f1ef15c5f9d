import { cva } from 'class-variance-authority'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { useCountryName, type CountryCode } from '../country'
import { addressFields, type AddressField, type AddressKind, type AddressLimits, type AddressValues } from './address'

const placeStyles = cva('min-w-0', { variants: { place: { half: '', line: 'sm:col-span-2' } } })

/** How each part is asked for, and by which name the browser knows it (HTML, autofill detail tokens). */
const asked: Record<AddressField, { autofill: string; need: 'required' | 'optional'; place: 'half' | 'line' }> = {
  first_name: { autofill: 'given-name', need: 'required', place: 'half' },
  last_name: { autofill: 'family-name', need: 'required', place: 'half' },
  company: { autofill: 'organization', need: 'optional', place: 'line' },
  address_1: { autofill: 'address-line1', need: 'required', place: 'line' },
  address_2: { autofill: 'address-line2', need: 'optional', place: 'line' },
  postal_code: { autofill: 'postal-code', need: 'required', place: 'half' },
  city: { autofill: 'address-level2', need: 'required', place: 'half' },
  province: { autofill: 'address-level1', need: 'required', place: 'half' },
  country_code: { autofill: 'country', need: 'required', place: 'half' },
  phone: { autofill: 'tel', need: 'optional', place: 'half' },
}

/** Props of {@link AddressFields}. */
export interface AddressFieldsProps {
  /** Which of the buyer's addresses the browser may fill in. */
  kind: AddressKind
  values: AddressValues
  /** What is wrong with a field, in words. */
  errors: Partial<Record<AddressField, string>>
  /** The most characters each field takes. */
  limits: AddressLimits
  /** The countries to choose from, in their order. */
  countries: readonly CountryCode[]
  /** A field was edited. */
  onChange: (event: { field: AddressField; value: string }) => void
}

/** The fields of an address. Each is named like its part in the contract, so that a form can find and focus it. */
export function AddressFields({ kind, values, errors, limits, countries, onChange }: AddressFieldsProps) {
  const t = useWords(checkoutWords)
  const countryName = useCountryName()

  function fieldProps(field: AddressField) {
    return {
      name: field,
      label: t(`field.${field}`),
      need: asked[field].need,
      autoComplete: `${kind} ${asked[field].autofill}`,
      value: values[field],
      error: errors[field],
      onChange: ({ value }: { value: string }) => onChange({ field, value }),
    }
  }

  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {addressFields.map((field) => (
        <div key={field} className={placeStyles({ place: asked[field].place })}>
          {field === 'country_code' ? (
            <SelectField
              {...fieldProps(field)}
              placeholder={t('field.country_code.choose')}
              options={countries.map((code) => ({ value: code, label: countryName(code) }))}
            />
          ) : (
            <TextField
              {...fieldProps(field)}
              type={field === 'phone' ? 'tel' : 'text'}
              maxLength={limits[field]}
            />
          )}
        </div>
      ))}
    </div>
  )
}
