import type { FieldFault } from '@skafferi/api'
import type { FieldLevel } from '../../rules/catalogue/fields'
import { readAmount, readPieces, readTierStart } from '../../rules/text/amount-text'
import { trimText } from '../../rules/text/typed-text'
import { faultOfField } from './field-texts'
import {
  formFields,
  newVariantsIn,
  optionParts,
  placeOf,
  tierParts,
  type ProductDraft,
  type ProductField,
  type VariantPart,
} from './product-fields'
import type { ProductFieldFault, ProductFormView } from './products.view'

type Faults = Partial<Record<ProductField, ProductFieldFault>>
type Check = (text: string) => ProductFieldFault | undefined

const required: Check = (text) => (text === '' ? 'missing' : undefined)

const amount =
  (currency: string): Check =>
  (text) =>
    readAmount(text, currency).kind === 'wrong' ? 'amount' : undefined

/** The checks of fields that are not in the table. */
const otherChecks = (currency: string): Readonly<Record<string, Check>> => ({
  option: required,
  value1: required,
  value2: required,
  value3: required,
  sku: required,
  ...Object.fromEntries(['price', ...tierParts.map(({ price }) => price)].map((part) => [part, amount(currency)])),
  stock: (text) => (text === '' || readPieces(text) !== null ? undefined : 'whole'),
})

/** Why a field of a new variant's tiers cannot be saved; a tier has a start and a price, or neither. */
function faultOfTier(part: VariantPart, textOf: (part: VariantPart) => string): ProductFieldFault | undefined {
  const at = tierParts.findIndex(({ from, price }) => part === from || part === price)
  const tier = tierParts[at]
  if (!tier || (textOf(tier.from) === '' && textOf(tier.price) === '')) return undefined
  if (textOf(part) === '') return 'missing'
  if (part === tier.price) return undefined
  const start = readTierStart(textOf(part))
  const isRepeated = tierParts.slice(0, at).some(({ from }) => readTierStart(textOf(from)) === start)
  return start === null || isRepeated ? 'tier' : undefined
}

/**
 * The faults that prevent a product from being saved.
 * @param checked the fields to check; unchanged fields keep what was imported
 * @param currency of its prices
 */
export function productFaults(draft: ProductDraft, checked: readonly ProductField[], currency: string): Faults {
  const others = otherChecks(currency)
  const found = checked.map((field) => {
    const place = placeOf(field)
    const part = place?.part ?? field
    const text = trimText(draft[field] ?? '')
    const tier = place && faultOfTier(place.part, (each) => trimText(draft[`${each}.${place.id}`] ?? ''))
    if (tier) return [field, tier] as const
    const row = [...formFields.product, ...formFields.variant].find(({ form }) => form.part === part)
    return [field, row ? faultOfField(row, text) : others[part]?.(text)] as const
  })
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

const partsByName = (level: FieldLevel) => formFields[level].map(({ name, form }) => [name, form.part])

const productPartsByName: Readonly<Record<string, ProductField>> = Object.fromEntries(partsByName('product'))

const variantPartsByName: Readonly<Record<string, VariantPart>> = {
  ...Object.fromEntries(partsByName('variant')),
  sku: 'sku',
  options: 'value1',
  prices: 'price',
  inventory_quantity: 'stock',
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
    const productField = productPartsByName[name.split('.')[0] ?? '']
    if (productField !== undefined) return [[productField, problem]]
    const [, list = '', index, wire = ''] = /^(variants|new_variants)\.(\d+)\.(\w+)/.exec(name) ?? []
    const [part, id] = [variantPartsByName[wire], idAt(list, Number(index))]
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
    isChoiceNew && (field === 'option' || optionParts.some((part) => field.startsWith(`${part}.`)))
  return fields.filter(
    (field) => changed.includes(field) || isChoice(field) || newIds.some((id) => field.endsWith(`.${id}`)),
  )
}
