import type { CategoryChoice, HomeTaxRates, ProductField, ProductInputView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { FormPart } from '../../components/forms/form-page'
import { DateField } from '../../components/forms/date-field'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { categoryOptions } from '../category-options'
import { useTaxChoices } from '../use-tax-choices'
import { partsOfField, useProductLabels } from './use-product-labels'

const WIDTHS: Readonly<Record<string, 'third' | 'half' | 'most' | 'full'>> = {
  title: 'most',
  category: 'most',
  tags: 'full',
  description: 'full',
  brand: 'third',
}

const KINDS_WITH_HINT = [
  'description',
  'tags',
  'flavour',
  'option',
  'unit',
  'net',
  'carton',
  'width',
  'variantWeight',
  'gtin',
  'strength',
  'availability',
  'availableFrom',
  'shelf',
  'lowStock',
  'price',
  'from1',
  'tier1',
] as const

export interface ProductInputProps {
  field: ProductField
  label: string
  input: ProductInputView | undefined
  value: string
  changed: boolean
  /** The categories to choose from. */
  categories: readonly CategoryChoice[]
  taxRates: HomeTaxRates | null
  /** Text of the error. */
  error: string | undefined
  onType: (event: { field: ProductField; value: string }) => void
  /** The field loses focus, so that its value is checked. */
  onBlur: (event: { field: ProductField }) => void
  /** The user adds a category. */
  onNewCategory: () => void
}

/** One field of a product's form. */
export function ProductInput({
  field,
  label,
  input,
  value,
  changed,
  categories,
  taxRates,
  error,
  onType,
  onBlur,
  onNewCategory,
}: ProductInputProps) {
  const t = useWords(officeProductWords)
  const { flavours, availabilities } = useProductLabels()
  const taxes = useTaxChoices(taxRates)
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
        <div className="grid justify-items-start gap-1.5 *:first:w-full">
          <SelectField
            {...props}
            placeholder={t('noCategory')}
            options={withCurrent(
              categoryOptions(categories, ({ name }) => name),
              value,
            )}
          />
          <Button variant="quiet" size="sm" onPress={onNewCategory}>
            {t('newCategory')}
          </Button>
        </div>
      ) : kind === 'tax' ? (
        <SelectField {...props} placeholder={value === '' ? t('chooseTax') : undefined} options={taxes} />
      ) : kind === 'flavour' ? (
        <SelectField {...props} placeholder={t('none')} options={flavours} />
      ) : kind === 'availability' ? (
        <SelectField {...props} options={availabilities} />
      ) : kind === 'availableFrom' ? (
        <DateField {...props} />
      ) : kind === 'description' ? (
        <TextArea {...props} maxLength={input?.maxLength} />
      ) : (
        <TextField {...props} {...input} />
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
