import { useId } from 'react'
import { Checkbox } from '../../components/checkbox'
import { FieldError } from '../../components/field'
import { FormPart } from '../../components/form-page'
import { useProductLabels } from './use-product-labels'

export interface ProductCountriesProps {
  label: string
  /** The codes of those it is sold to, between spaces. */
  value: string
  changed: boolean
  /** Why it cannot be saved, in words. */
  error: string | undefined
  onType: (event: { value: string }) => void
}

/** The countries a product is sold to, of all that the shop delivers to. */
export function ProductCountries({ label, value, changed, error, onType }: ProductCountriesProps) {
  const { countries } = useProductLabels()
  const errorId = useId()
  const sold = value.split(' ').filter(Boolean)
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
        aria-describedby={error === undefined ? undefined : errorId}
      >
        <legend className="mb-1 p-0 text-sm font-medium">{label}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {countries.map(({ value: code, label: name }, index) => (
            // The first has the name that a refusal leads to.
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
        {error !== undefined && <FieldError id={errorId} message={error} />}
      </fieldset>
    </FormPart>
  )
}
