import { useId } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { FieldError } from '../../components/forms/field'
import { FormPart } from '../../components/forms/form-page'
import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { useProductLabels } from './use-product-labels'

export interface ProductCountriesProps {
  label: string
  /** Country codes, separated by spaces. */
  value: string
  changed: boolean
  /** Text of the error. */
  error: string | undefined
  /** The countries that the shop delivers to; `null` to show all. */
  delivered?: readonly CountryCode[] | null
  onType: (event: { value: string }) => void
}

/** Checkboxes for the countries that a product is sold to. */
export function ProductCountries({ label, value, changed, error, delivered = null, onType }: ProductCountriesProps) {
  const { countries } = useProductLabels()
  const errorId = useId()
  const hintId = useId()
  const t = useWords(officeProductWords)
  const sold = value.split(' ').filter(Boolean)
  // The others stay as they are: a country that the shop delivers to one day needs no change of its products.
  const shown = countries.filter(({ value: code }) => delivered?.includes(code) ?? true)
  const toggle = (code: string, isSold: boolean) =>
    onType({
      value: countries
        .map((country) => country.value)
        .filter((each) => (each === code ? isSold : sold.includes(each)))
        .join(' '),
    })
  return (
    <FormPart width="full" changed={changed}>
      <fieldset
        className="m-0 grid min-w-0 gap-1 border-0 p-0"
        aria-describedby={error === undefined ? hintId : errorId}
      >
        <legend className="mb-1 p-0 text-sm font-medium">{label}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {shown.map(({ value: code, label: name }, index) => (
            // The link of a refusal focuses the first checkbox by this name.
            <Checkbox
              key={code}
              name={index === 0 ? 'countries' : `countries.${code}`}
              checked={sold.includes(code)}
              onChange={({ checked }) => toggle(code, checked)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        {delivered !== null && (
          <p id={hintId} className="text-xs text-ink-muted">
            {t('hint.countries')}
          </p>
        )}
        {error !== undefined && <FieldError id={errorId} message={error} />}
      </fieldset>
    </FormPart>
  )
}
