import { readNumber } from '../format/number-text.rules'
import { cleanIdentifier, trimText } from '../format/typed-text.rules'
import { readAmount, readDecimal, readPieces } from './amount-text.rules'
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
type Judge = (text: string) => ProductFieldFault | undefined

const needed: Judge = (text) => (text === '' ? 'missing' : undefined)

/** A whole number within bounds, or nothing where that is allowed. */
const whole =
  (least: number, most: number, fault: ProductFieldFault = 'whole'): Judge =>
  (text) => {
    const pieces = readPieces(text)
    return text === '' || (pieces !== null && pieces >= least && pieces <= most) ? undefined : fault
  }

const mostPieces = 100_000_000

const ownJudges: Readonly<Partial<Record<ProductField, Judge>>> = {
  title: needed,
  brand: needed,
  category: needed,
  option: needed,
  tags: (text) =>
    partsOf(text, ';').some((tag) => tag.length > 60) || partsOf(text, ';').length > 30 ? 'tags' : undefined,
  weight: whole(0, mostPieces),
  age: whole(1, 120, 'years'),
  countries: (text) => (text === '' ? 'countries' : undefined),
}

/** Milligrams that no pouch has. */
const mostStrength = 1000
const mostNet = 999_999.99

/** What is in a piece, as it is sent ("0.33 l"); null if it is not understood. */
export function readNet(text: string): string | null {
  const [, figures = '', unit = ''] = /^(.*?) ?(g|kg|ml|cl|l|pcs)$/i.exec(cleanIdentifier(text)) ?? []
  const amount = readNumber(figures, { decimals: 2 })
  return amount.kind === 'number' && amount.value > 0 && amount.value <= mostNet
    ? `${amount.value} ${unit.toLowerCase()}`
    : null
}

/** The digits of a GTIN as it is typed; empty if nothing is, null if there are other characters. */
export function readGtin(text: string): string | null {
  const digits = cleanIdentifier(text).replace(/[ -]/g, '')
  return /^\d*$/.test(digits) ? digits : null
}

const variantJudges = (currency: string): Readonly<Record<VariantPart, Judge>> => ({
  value1: needed,
  value2: needed,
  value3: needed,
  sku: needed,
  price: (text) => (readAmount(text, currency).kind === 'wrong' ? 'amount' : undefined),
  stock: (text) => (text === '' || readPieces(text) !== null ? undefined : 'whole'),
  unit: needed,
  net: (text) => (text === '' || readNet(text) !== null ? undefined : 'net'),
  pack: (text) => needed(text) ?? whole(1, mostPieces, 'pieces')(text),
  carton: whole(2, mostPieces, 'carton'),
  gtin: (text) => (text === '' || /^\d{12,13}$/.test(readGtin(text) ?? '') ? undefined : 'gtin'),
  strength: (text) => (text === '' || (readDecimal(text) ?? mostStrength) < mostStrength ? undefined : 'strength'),
})

/**
 * What keeps a product from being saved as it is typed.
 * @param judged fields that nobody touched may be as they were imported
 * @param currency of its prices
 */
export function productFaults(draft: ProductDraft, judged: readonly ProductField[], currency: string): Faults {
  const ofVariants = variantJudges(currency)
  const found = judged.map((field) => {
    const place = placeOf(field)
    const judge = place ? ofVariants[place.part] : ownJudges[field]
    return [field, judge?.(trimText(draft[field] ?? ''))] as const
  })
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

const ownNames: Readonly<Record<string, ProductField>> = {
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

const variantNames: Readonly<Record<string, VariantPart>> = {
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

/** What was sent of a form: variants by their place in it, those that are changed and those that are new. */
export interface SentForm {
  typed: ProductDraft
  body: { variants?: readonly { sku: string }[]; new_variants?: readonly { sku: string }[] }
}

/**
 * The fields that a refusal names, by the form's own names; others are left out, and those that are typed anew.
 * @param sent what was refused
 */
export function stillRefused(
  fields: Readonly<Record<string, string>>,
  { body, typed }: SentForm,
  { draft, variants }: ProductFormView,
) {
  const fresh = newVariantsIn(typed)
  function idAt(list: string, index: number): string | undefined {
    const known = variants.find(({ sku }) => sku !== null && sku === body.variants?.[index]?.sku)?.id
    return list === 'new_variants' ? fresh[index] : (known ?? (body.new_variants ? undefined : fresh[index]))
  }
  const named = Object.entries(fields).flatMap(([name, problem]): [ProductField, string][] => {
    const own = ownNames[name.split('.')[0] ?? '']
    if (own !== undefined) return [[own, problem]]
    const [, list = '', index, wire = ''] = /^(variants|new_variants)\.(\d+)\.(\w+)/.exec(name) ?? []
    const [part, id] = [variantNames[wire], idAt(list, Number(index))]
    return part === undefined || id === undefined ? [] : [[`${part}.${id}`, problem]]
  })
  const standing: Partial<Record<ProductField, string>> = Object.fromEntries(
    named.filter(([field]) => typed[field] === draft[field]),
  )
  return standing
}

/** Fields that are judged: what is changed, all of what is new, and the option that tells variants apart where that is new. */
export function judgedFields(
  fields: readonly ProductField[],
  changed: readonly ProductField[],
  draft: ProductDraft,
): ProductField[] {
  const fresh = newVariantsIn(draft)
  const isChoiceNew = fields.includes('option')
  const isChoice = (field: ProductField) =>
    isChoiceNew && (field === 'option' || variantParts.slice(0, 3).some((part) => field.startsWith(`${part}.`)))
  return fields.filter(
    (field) => changed.includes(field) || isChoice(field) || fresh.some((id) => field.endsWith(`.${id}`)),
  )
}
