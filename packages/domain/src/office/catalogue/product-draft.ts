import type { components } from '@skafferi/api/admin'
import { countryCodeValues } from '@skafferi/api/limits'
import { newValues } from '../../rules/catalogue/field-state'
import type { FieldLevel } from '../../rules/catalogue/fields'
import { openTierParts } from './draft-tiers'
import { toFieldText } from './field-texts'
import {
  anotherVariant,
  formFields,
  isTierPart,
  newVariantsIn,
  optionParts,
  partsOfNewVariant,
  productLevelFields,
  picturesToText,
  storedVariantParts,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'

/** A product of the admin API. */
export type Product = components['schemas']['AdminProduct']

type Variant = Product['variants'][number]

type Values = Readonly<Record<string, unknown>>

function textsOf(level: FieldLevel, values: Values): Record<string, string> {
  return Object.fromEntries(formFields[level].map(({ name, form }) => [form.part, toFieldText(values[name])]))
}

function fromVariant(variant: Variant, names: readonly string[]): Record<string, string> {
  const values = optionParts.map((part, index) => [part, variant.options[names[index] ?? ''] ?? ''])
  return { ...Object.fromEntries(values), ...textsOf('variant', variant) }
}

/** The draft of a stored product. */
export function toProductDraft(product: Product): ProductDraft {
  const parts = product.variants.flatMap((variant) =>
    Object.entries(fromVariant(variant, product.options)).map(
      ([part, value]) => [`${part}.${variant.id}`, value] as const,
    ),
  )
  return {
    ...textsOf('product', product),
    images: picturesToText(product.images.map((image, index) => ({ image, alt: product.image_alts[index] ?? '' }))),
    countries: countryCodeValues.filter((country) => !product.not_sold_in.includes(country)).join(' '),
    option: '',
    ...Object.fromEntries(parts),
  }
}

/** The draft of a new product, with its first variant. The tax class is chosen, because a wrong one costs money. */
export const newProductDraft: ProductDraft = {
  ...textsOf('product', newValues('product')),
  tax: '',
  images: '[]',
  countries: countryCodeValues.join(' '),
  option: '',
  ...anotherVariant({}),
}

/** The options that distinguish variants: the product's own, or the new one that a second variant requires. */
export const optionsOf = (
  options: readonly string[],
  storedCount: number,
  newCount: number,
  draft: ProductDraft,
): readonly string[] =>
  options.length > 0 || newCount === 0 || storedCount + newCount < 2 ? options : [draft.option ?? '']

/** All fields of a product's form, in its order. */
export function fieldsOfProduct(product: Pick<Product, 'options' | 'variants'>, typed: ProductDraft): ProductField[] {
  const newIds = newVariantsIn(typed)
  const options = optionsOf(product.options, product.variants.length, newIds.length, typed)
  const hasSeveral = product.variants.length + newIds.length > 1
  const isUsed = (part: VariantPart, id: string) => {
    // The weight of an only variant is the product's, unless it has its own.
    if (part === 'variantWeight') return hasSeveral || Boolean(typed[`${part}.${id}`])
    return !part.startsWith('value') || Number(part.slice(5)) <= options.length
  }
  /** The day is for articles on backorder only. */
  const hasDay = (id: string) => typed[`availability.${id}`] === 'backorder'
  const isOptionNew = options.length > product.options.length
  return [
    ...productLevelFields.filter((field) => field !== 'option' || isOptionNew),
    ...product.variants.flatMap(({ id }) =>
      storedVariantParts.filter((part) => isUsed(part, id)).map((part): ProductField => `${part}.${id}`),
    ),
    ...newIds.flatMap((id) => {
      const tiers = openTierParts(typed, id)
      const isOpen = (part: VariantPart) => !isTierPart(part) || tiers.includes(part)
      return partsOfNewVariant
        .filter((part) => isUsed(part, id) && isOpen(part) && (part !== 'availableFrom' || hasDay(id)))
        .map((part): ProductField => `${part}.${id}`)
    }),
  ]
}
