import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import type { ProductLevelField, ProductField, ProductFormView, VariantPart } from '@skafferi/domain/office/views'
import { useCountryName } from '../../commerce/account/country'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import { officeProductWords } from '../../words/generated/office-product'
import { useTaxChoices } from '../use-tax-choices'

const FLAVOURS = ['tobacco', 'menthol', 'mint', 'fruit', 'liquorice', 'herbal', 'unflavoured'] as const
const AVAILABILITIES = ['tracked', 'always', 'backorder', 'withdrawn'] as const
const COUNTRIES = ['se', 'no', 'dk', 'fi', 'us', 'gb', 'de'] as const satisfies readonly CountryCode[]

/** The kind of a field and the id of its variant; `null` for a field of the product itself. */
export function partsOfField(field: ProductField): { kind: ProductLevelField | VariantPart; id: string | null } {
  const dot = field.indexOf('.')
  return dot < 0
    ? { kind: field as ProductLevelField, id: null }
    : { kind: field.slice(0, dot) as VariantPart, id: field.slice(dot + 1) }
}

type LabelContext = Pick<ProductFormView, 'options' | 'variants'>

/** Labels and choices of the product form. */
export function useProductLabels() {
  const t = useWords(officeProductWords)
  const shop = useWords(catalogWords)
  const country = useCountryName()

  /** The label of a field within its section. @param options the names of the product's options */
  function kindLabel(kind: ProductLevelField | VariantPart, options: readonly string[] = []): string {
    if (kind === 'value1' || kind === 'value2' || kind === 'value3')
      return options[Number(kind.at(-1)) - 1]?.trim() || t('field.value')
    const [, tierPart, number = ''] = /^(from|tier)(\d)$/.exec(kind) ?? []
    if (tierPart === 'from' || tierPart === 'tier') return t(`field.${tierPart}`, { number: number })
    return t(`field.${kind as Exclude<typeof kind, `from${number}` | `tier${number}`>}`)
  }

  function variantName({ title, sku, isNew }: ProductFormView['variants'][number]): string {
    if (isNew) return sku ? t('variantNewOf', { sku }) : t('variantNew')
    return title || sku || t('variantOnly')
  }

  const taxes = useTaxChoices(null)
  const flavours = FLAVOURS.map((value) => ({ value, label: shop('flavourName', { flavour: value }) }))
  const availabilities = AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) }))
  const countries = COUNTRIES.map((value) => ({ value, label: country(value) }))
  const labelIn = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value

  return {
    flavours,
    availabilities,
    countries,
    kindLabel,
    variantName,
    /** The label of a field with its variant, for use outside its section. */
    fullLabel(field: ProductField, { options, variants }: LabelContext): string {
      const { kind, id } = partsOfField(field)
      const variant = variants.find((each) => each.id === id)
      return variant && variants.length > 1
        ? t('field.of', { name: variantName(variant), field: kindLabel(kind, options) })
        : kindLabel(kind, options)
    },
    /** The readable text of a value. */
    valueText(kind: ProductLevelField | VariantPart, value: string): string {
      if (kind === 'tax') return labelIn(taxes, value)
      if (kind === 'flavour') return labelIn(flavours, value)
      if (kind === 'availability') return labelIn(availabilities, value)
      if (kind === 'countries') {
        const sold = value.split(' ').filter(Boolean)
        return sold.length === COUNTRIES.length
          ? t('everywhere')
          : sold.map((code) => labelIn(countries, code)).join(', ')
      }
      return kind === 'tags' ? value.replaceAll(';', ',') : value
    },
  }
}
