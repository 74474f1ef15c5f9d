import type { CategoryChoice, ProductField } from '@skafferi/domain/office/views'
import { FormPart } from '../../components/forms/form-page'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { categoryOptions } from '../category-options'
import { partsOfField, useProductLabels } from './use-product-labels'

/** The store's maximum lengths in characters. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  title: 200,
  brand: 200,
  description: 5000,
  option: 200,
  value1: 200,
  value2: 200,
  value3: 200,
  unit: 200,
  sku: 64,
  net: 20,
}

const WIDTHS: Readonly<Record<string, 'third' | 'half' | 'most' | 'full'>> = {
  title: 'most',
  category: 'most',
  tags: 'full',
  description: 'full',
  brand: 'third',
}

const KINDS_WITH_HINT = ['tags', 'flavour', 'option', 'unit', 'net', 'carton', 'gtin', 'strength', 'price'] as const

const INTEGER_FIELDS: readonly string[] = ['weight', 'age', 'pack', 'carton', 'gtin', 'stock']
const DECIMAL_FIELDS: readonly string[] = ['strength', 'price']

export interface ProductInputProps {
  field: ProductField
  label: string
  value: string
  changed: boolean
  /** The categories to choose from. */
  categories: readonly CategoryChoice[]
  /** Text of the error. */
  error: string | undefined
  onType: (event: { field: ProductField; value: string }) => void
  /** The field loses focus, so that its value is checked. */
  onBlur: (event: { field: ProductField }) => void
}

/** One field of a product's form. */
export function ProductInput({ field, label, value, changed, categories, error, onType, onBlur }: ProductInputProps) {
  const t = useWords(officeProductWords)
  const { taxes, flavours } = useProductLabels()
  const { kind } = partsOfField(field)
  const hintKind = KINDS_WITH_HINT.find((each) => each === kind)
  const props = {
    label,
    error,
    name: field,
    value,
    hint: hintKind && t(`hint.${hintKind}`),
    onChange: (event: { value: string }) => onType({ field, value: event.value }),
    onBlur: () => onBlur({ field }),
  }
  return (
    <FormPart width={WIDTHS[kind]} changed={changed}>
      {kind === 'category' ? (
        <SelectField
          {...props}
          placeholder={t('choose')}
          options={withCurrent(
            categoryOptions(categories, ({ name }) => name),
            value,
          )}
        />
      ) : kind === 'tax' ? (
        <SelectField {...props} options={taxes} />
      ) : kind === 'flavour' ? (
        <SelectField {...props} placeholder={t('none')} options={flavours} />
      ) : kind === 'description' ? (
        <TextArea {...props} maxLength={MAX_LENGTHS[kind]} />
      ) : (
        <TextField
          {...props}
          maxLength={MAX_LENGTHS[kind]}
          inputMode={INTEGER_FIELDS.includes(kind) ? 'numeric' : DECIMAL_FIELDS.includes(kind) ? 'decimal' : undefined}
        />
      )}
    </FormPart>
  )
}

/** Adds the current value to the options, e.g. while they load. */
function withCurrent(options: readonly { value: string; label: string }[], value: string) {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options]
}
