import type { components } from '@skafferi/api/admin'
import { countryCodeValues, flavourClassValues } from '@skafferi/api/limits'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { readAmount, readDecimal, readPieces } from '../../rules/text/amount-text'
import { optionsOf, type Product } from './product-draft'
import { readGtin, readNet } from './product-faults'
import {
  newVariantsIn,
  partsOf,
  picturesOf,
  variantParts,
  type ProductLevelField,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'
import { currencyOf, shopCurrency } from '../shop-currency'

type Schemas = components['schemas']
type Change = Schemas['ProductChange']
type VariantChange = Schemas['VariantChange']
type VariantRequest = Schemas['VariantRequest']
type Options = Schemas['VariantOptions']

const oneOf = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)

function countriesIn(text: string): Change['countries'] {
  const countries = partsOf(text, ' ')
  const sold = countryCodeValues.filter((country) => countries.includes(country))
  return sold.length === countryCodeValues.length ? null : sold
}

const imagesIn = (text: string): Schemas['WrittenImages'] =>
  picturesOf(text).map(({ image, alt }) => ({ image, ...(alt.trim() !== '' && { alt: alt.trim() }) }))

/** The part of the request for each field of the product itself. */
const productParts: Readonly<Record<ProductLevelField, (text: string) => Change>> = {
  title: (text) => ({ title: trimText(text) }),
  brand: (text) => ({ brand: trimText(text) }),
  category: (text) => ({ category: text }),
  description: (text) => ({ description: text.trim() || null }),
  tags: (text) => ({ tags: partsOf(text, ';') }),
  images: (text) => ({ images: imagesIn(text) }),
  // The text is from a list of choices.
  tax: (text) => ({ tax_class: text as Change['tax_class'] }),
  weight: (text) => ({ weight_g: readPieces(text) }),
  age: (text) => ({ age_limit: readPieces(text) }),
  flavour: (text) => ({ flavour_class: oneOf(flavourClassValues, text) ?? null }),
  countries: (text) => ({ countries: countriesIn(text) }),
  // The option is sent with its variants.
  option: () => ({}),
}

const noOption = () => ({})

/** The part of the request for each field of an existing variant. */
const variantRequestParts: Readonly<
  Record<(typeof variantParts)[number], (text: string) => Omit<VariantChange, 'sku'>>
> = {
  // The values are sent together, see `choiceOf`.
  value1: noOption,
  value2: noOption,
  value3: noOption,
  unit: (text) => ({ unit: trimText(text) }),
  net: (text) => ({ net_content: readNet(text) }),
  pack: (text) => ({ pack_size: readPieces(text) ?? undefined }),
  carton: (text) => ({ carton_size: readPieces(text) }),
  gtin: (text) => ({ gtin: readGtin(text) || null }),
  strength: (text) => ({ strength_mg: readDecimal(text) }),
}

const isFilled = ([, value]: [string, unknown]) => value !== null && value !== undefined && value !== ''

const textIn = (draft: ProductDraft, part: VariantPart, id: string) => draft[`${part}.${id}`] ?? ''

function choiceOf(id: string, draft: ProductDraft, names: readonly string[]): Options {
  return names.map((name, index) => ({
    name: trimText(name),
    value: trimText(textIn(draft, (['value1', 'value2', 'value3'] as const)[index] ?? 'value3', id)),
  }))
}

/** The request for a new variant; empty fields are omitted. */
function variantRequestOf(id: string, draft: ProductDraft, names: readonly string[], currency: string): VariantRequest {
  const parts = variantParts.map((part) => variantRequestParts[part](textIn(draft, part, id)))
  const price = readAmount(textIn(draft, 'price', id), currency)
  const stock = readPieces(textIn(draft, 'stock', id))
  return {
    ...Object.fromEntries(Object.entries(Object.assign({}, ...parts) as object).filter(isFilled)),
    sku: cleanIdentifier(textIn(draft, 'sku', id)),
    ...(names.length > 0 && { options: choiceOf(id, draft, names) }),
    ...(stock !== null && { inventory_quantity: stock }),
    ...(price.kind === 'amount' && { prices: [{ min_quantity: 1, amount: price.amount }] }),
  }
}

const productPart = (draft: ProductDraft, fields: readonly ProductField[]): Change =>
  Object.assign(
    {},
    ...fields.flatMap((field) =>
      field in productParts ? [productParts[field as ProductLevelField](draft[field] ?? '')] : [],
    ),
  )

/** The request for the changed fields only, because another operator may have changed the rest. */
export function productChangeOf(product: Product, draft: ProductDraft, changed: readonly ProductField[]): Change {
  const { options, variants: known } = product
  const newIds = newVariantsIn(draft)
  const names = optionsOf(options, known.length, newIds.length, draft)
  const isOptionNew = names.length > options.length
  const variants = known.flatMap(({ id, sku }): VariantChange[] => {
    const parts = variantParts.filter((part) => changed.includes(`${part}.${id}`))
    if (sku === null || (parts.length === 0 && !isOptionNew)) return []
    const choice =
      isOptionNew || parts.some((part) => part.startsWith('value')) ? { options: choiceOf(id, draft, names) } : {}
    return [Object.assign({ sku }, choice, ...parts.map((part) => variantRequestParts[part](textIn(draft, part, id))))]
  })
  return {
    ...productPart(draft, changed),
    ...(variants.length > 0 && { variants }),
    ...(newIds.length > 0 && {
      new_variants: newIds.map((id) => variantRequestOf(id, draft, names, currencyOf(product))),
    }),
  }
}

/** The request for a new product; empty fields are omitted. */
export function productRequestOf(draft: ProductDraft): Schemas['ProductRequest'] {
  const newIds = newVariantsIn(draft)
  const names = optionsOf([], 0, newIds.length, draft)
  const { title = '', brand = '', category = '', ...rest } = productPart(draft, Object.keys(draft) as ProductField[])
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter((entry) => isFilled(entry) && !(Array.isArray(entry[1]) && entry[1].length === 0)),
    ),
    title,
    brand,
    category,
    variants: newIds.map((id) => variantRequestOf(id, draft, names, shopCurrency)),
  }
}
