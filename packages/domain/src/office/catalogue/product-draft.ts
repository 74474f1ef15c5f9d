import type { components } from '@skafferi/api/admin'
import { countryCodeValues } from '@skafferi/api/limits'
import {
  newVariantParts,
  newVariantsIn,
  productLevelFields,
  picturesToText,
  variantParts,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'

/** A product of the admin API. */
export type Product = components['schemas']['AdminProduct']

type Variant = Product['variants'][number]

const figure = (value: number | null) => (value === null ? '' : String(value))

function fromVariant(variant: Variant, names: readonly string[]): Record<(typeof variantParts)[number], string> {
  const [value1 = '', value2 = '', value3 = ''] = names.map((name) => variant.options[name] ?? '')
  return {
    value1,
    value2,
    value3,
    unit: variant.unit,
    net: variant.net_content ?? '',
    pack: String(variant.pack_size),
    carton: figure(variant.carton_size),
    gtin: variant.gtin ?? '',
    strength: figure(variant.strength_mg),
  }
}

/** The draft of a stored product. */
export function toProductDraft(product: Product): ProductDraft {
  const parts = product.variants.flatMap((variant) =>
    Object.entries(fromVariant(variant, product.options)).map(
      ([part, value]) => [`${part}.${variant.id}`, value] as const,
    ),
  )
  return {
    title: product.title,
    brand: product.brand,
    category: product.category,
    description: product.description,
    tags: product.tags.join('; '),
    images: picturesToText(product.images.map((image, index) => ({ image, alt: product.image_alts[index] ?? '' }))),
    tax: product.tax_class,
    weight: figure(product.weight_g),
    age: figure(product.age_limit),
    flavour: product.flavour_class ?? '',
    countries: countryCodeValues.filter((country) => !product.not_sold_in.includes(country)).join(' '),
    option: '',
    ...Object.fromEntries(parts),
  }
}

/** The draft of a new product. */
export const emptyProductDraft: ProductDraft = {
  title: '',
  brand: '',
  category: '',
  description: '',
  tags: '',
  images: '[]',
  tax: 'standard',
  weight: '',
  age: '',
  flavour: '',
  countries: countryCodeValues.join(' '),
  option: '',
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
  const isUsed = (part: VariantPart) => !part.startsWith('value') || Number(part.slice(5)) <= options.length
  const shared = variantParts.filter(isUsed)
  const isOptionNew = options.length > product.options.length
  return [
    ...productLevelFields.filter((field) => field !== 'option' || isOptionNew),
    ...product.variants.flatMap(({ id }) => shared.map((part): ProductField => `${part}.${id}`)),
    ...newIds.flatMap((id) => [...newVariantParts, ...shared].map((part): ProductField => `${part}.${id}`)),
  ]
}
