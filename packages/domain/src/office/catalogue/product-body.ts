import type { components } from '@skafferi/api/admin'
import type { FieldLevel } from '../../rules/catalogue/fields'
import { readPieces } from '../../rules/text/amount-text'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { currencyOf, shopCurrency } from '../shop-currency'
import { draftPrices } from './draft-tiers'
import { readFieldText } from './field-texts'
import { optionsOf, type Product } from './product-draft'
import {
  formFields,
  newVariantsIn,
  optionParts,
  variantParts,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'

type Schemas = components['schemas']
type Change = Schemas['ProductChange']
type VariantChange = Schemas['VariantChange']
type VariantRequest = Schemas['VariantRequest']
type Options = Schemas['VariantOptions']

/** The part of the request for the fields of a product or a variant. */
function bodyOf(level: FieldLevel, textOf: (part: string) => string | undefined): Record<string, unknown> {
  return Object.fromEntries(
    formFields[level].flatMap((field) => {
      const text = textOf(field.form.part)
      return text === undefined ? [] : [[field.name, readFieldText(field, text)]]
    }),
  )
}

const isFilled = ([, value]: [string, unknown]) => value !== null && value !== undefined && value !== ''

const textIn = (draft: ProductDraft, part: VariantPart, id: string) => draft[`${part}.${id}`] ?? ''

function choiceOf(id: string, draft: ProductDraft, names: readonly string[]): Options {
  return names.map((name, index) => ({
    name: trimText(name),
    value: trimText(textIn(draft, optionParts[index] ?? 'value3', id)),
  }))
}

/** The request for a new variant; empty fields are omitted. */
function variantRequestOf(id: string, draft: ProductDraft, names: readonly string[], currency: string): VariantRequest {
  const isBackorder = textIn(draft, 'availability', id) === 'backorder'
  const fields = bodyOf('variant', (part) =>
    part === 'availableFrom' && !isBackorder ? undefined : textIn(draft, part as VariantPart, id),
  )
  const prices = draftPrices(draft, id, currency)
  const stock = readPieces(textIn(draft, 'stock', id))
  return {
    ...Object.fromEntries(Object.entries(fields).filter(isFilled)),
    sku: cleanIdentifier(textIn(draft, 'sku', id)),
    ...(names.length > 0 && { options: choiceOf(id, draft, names) }),
    ...(stock !== null && { inventory_quantity: stock }),
    ...(prices.length > 0 && { prices }),
  }
}

const productPart = (draft: ProductDraft, fields: readonly ProductField[]): Change =>
  bodyOf('product', (part) => (fields.includes(part as ProductField) ? (draft[part as ProductField] ?? '') : undefined))

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
    const isChanged = (part: string) => (parts as readonly string[]).includes(part)
    const fields = bodyOf('variant', (part) => (isChanged(part) ? textIn(draft, part as VariantPart, id) : undefined))
    return [{ sku, ...choice, ...fields }]
  })
  return {
    ...productPart(draft, changed),
    ...(variants.length > 0 && { variants }),
    ...(newIds.length > 0 && {
      new_variants: newIds.map((id) => variantRequestOf(id, draft, names, currencyOf(product))),
    }),
  }
}

/** The request for a new product; empty fields are omitted. The form has a fault until its tax class is chosen. */
export function productRequestOf(draft: ProductDraft): Schemas['ProductRequest'] {
  const newIds = newVariantsIn(draft)
  const names = optionsOf([], 0, newIds.length, draft)
  const { title = '', tax_class: taxClass, ...rest } = productPart(draft, Object.keys(draft) as ProductField[])
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter((entry) => isFilled(entry) && !(Array.isArray(entry[1]) && entry[1].length === 0)),
    ),
    tax_class: taxClass as Schemas['TaxClass'],
    title,
    variants: newIds.map((id) => variantRequestOf(id, draft, names, shopCurrency)),
  }
}
