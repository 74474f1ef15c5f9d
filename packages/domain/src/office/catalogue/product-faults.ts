import type { FieldFault } from '@skafferi/api'
import { readNumber } from '../../rules/text/number-text'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { readAmount, readDecimal, readPieces } from '../../rules/text/amount-text'
import {
  newVariantsIn,
  partsOf,
  placeOf,
  variantParts,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'
import type { ProductFieldFault, ProductFormView } from './products.view'

type Faults = Partial<Record<ProductField, ProductFieldFault>>
type Check = (text: string) => ProductFieldFault | undefined

const required: Check = (text) => (text === '' ? 'missing' : undefined)

/** Accepts an empty text or an integer within bounds. */
const integer =
  (min: number, max: number, fault: ProductFieldFault = 'whole'): Check =>
  (text) => {
    const pieces = readPieces(text)
    return text === '' || (pieces !== null && pieces >= min && pieces <= max) ? undefined : fault
  }

const maxPieces = 100_000_000

const productChecks: Readonly<Partial<Record<ProductField, Check>>> = {
  title: required,
  brand: required,
  category: required,
  option: required,
  tags: (text) =>
    partsOf(text, ';').some((tag) => tag.length > 60) || partsOf(text, ';').length > 30 ? 'tags' : undefined,
  weight: integer(0, maxPieces),
  age: integer(1, 120, 'years'),
  countries: (text) => (text === '' ? 'countries' : undefined),
}

/** The exclusive maximum of a strength in milligrams. */
const maxStrength = 1000
const maxNet = 999_999.99

/** Reads the net content of a piece for the request ("0.33 l"); null if it is invalid. */
export function readNet(text: string): string | null {
  const [, figures = '', unit = ''] = /^(.*?) ?(g|kg|ml|cl|l|pcs)$/i.exec(cleanIdentifier(text)) ?? []
  const amount = readNumber(figures, { decimals: 2 })
  return amount.kind === 'number' && amount.value > 0 && amount.value <= maxNet
    ? `${amount.value} ${unit.toLowerCase()}`
    : null
}

/** Reads the digits of a typed GTIN; null if it has other characters. */
export function readGtin(text: string): string | null {
  const digits = cleanIdentifier(text).replace(/[ -]/g, '')
  return /^\d*$/.test(digits) ? digits : null
}

const variantChecks = (currency: string): Readonly<Record<VariantPart, Check>> => ({
  value1: required,
  value2: required,
  value3: required,
  sku: required,
  price: (text) => (readAmount(text, currency).kind === 'wrong' ? 'amount' : undefined),
  stock: (text) => (text === '' || readPieces(text) !== null ? undefined : 'whole'),
  unit: required,
  net: (text) => (text === '' || readNet(text) !== null ? undefined : 'net'),
  pack: (text) => required(text) ?? integer(1, maxPieces, 'pieces')(text),
  carton: integer(2, maxPieces, 'carton'),
  gtin: (text) => (text === '' || /^\d{12,13}$/.test(readGtin(text) ?? '') ? undefined : 'gtin'),
  strength: (text) => (text === '' || (readDecimal(text) ?? maxStrength) < maxStrength ? undefined : 'strength'),
})

/**
 * The faults that prevent a product from being saved.
 * @param checked the fields to check; unchanged fields keep what was imported
 * @param currency of its prices
 */
export function productFaults(draft: ProductDraft, checked: readonly ProductField[], currency: string): Faults {
  const ofVariants = variantChecks(currency)
  const found = checked.map((field) => {
    const place = placeOf(field)
    const check = place ? ofVariants[place.part] : productChecks[field]
    return [field, check?.(trimText(draft[field] ?? ''))] as const
  })
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

const productFieldNames: Readonly<Record<string, ProductField>> = {
  title: 'title',
  brand: 'brand',
  category: 'category',
  description: 'description',
  tags: 'tags',
  images: 'images',
  weight_g: 'weight',
  tax_class: 'tax',
  age_limit: 'age',
  flavour_class: 'flavour',
  countries: 'countries',
}

const variantFieldNames: Readonly<Record<string, VariantPart>> = {
  sku: 'sku',
  options: 'value1',
  prices: 'price',
  inventory_quantity: 'stock',
  unit: 'unit',
  net_content: 'net',
  pack_size: 'pack',
  carton_size: 'carton',
  gtin: 'gtin',
  strength_mg: 'strength',
}

/** A sent form. A refusal names its changed and new variants by their index. */
export interface SentForm {
  typed: ProductDraft
  body: { variants?: readonly { sku: string }[]; new_variants?: readonly { sku: string }[] }
}

/**
 * The problems of a refusal by form field; unknown fields and fields edited since are omitted.
 * @param sent the refused form
 */
export function stillRefused(
  fields: Readonly<Record<string, FieldFault>>,
  { body, typed }: SentForm,
  { draft, variants }: ProductFormView,
) {
  const newIds = newVariantsIn(typed)
  function idAt(list: string, index: number): string | undefined {
    const known = variants.find(({ sku }) => sku !== null && sku === body.variants?.[index]?.sku)?.id
    return list === 'new_variants' ? newIds[index] : (known ?? (body.new_variants ? undefined : newIds[index]))
  }
  const named = Object.entries(fields).flatMap(([name, problem]): [ProductField, FieldFault][] => {
    const productField = productFieldNames[name.split('.')[0] ?? '']
    if (productField !== undefined) return [[productField, problem]]
    const [, list = '', index, wire = ''] = /^(variants|new_variants)\.(\d+)\.(\w+)/.exec(name) ?? []
    const [part, id] = [variantFieldNames[wire], idAt(list, Number(index))]
    return part === undefined || id === undefined ? [] : [[`${part}.${id}`, problem]]
  })
  const remaining: Partial<Record<ProductField, FieldFault>> = Object.fromEntries(
    named.filter(([field]) => typed[field] === draft[field]),
  )
  return remaining
}

/** The fields to check: the changed ones, all of new variants, and a new option with its values. */
export function checkedFields(
  fields: readonly ProductField[],
  changed: readonly ProductField[],
  draft: ProductDraft,
): ProductField[] {
  const newIds = newVariantsIn(draft)
  const isChoiceNew = fields.includes('option')
  const isChoice = (field: ProductField) =>
    isChoiceNew && (field === 'option' || variantParts.slice(0, 3).some((part) => field.startsWith(`${part}.`)))
  return fields.filter(
    (field) => changed.includes(field) || isChoice(field) || newIds.some((id) => field.endsWith(`.${id}`)),
  )
}
