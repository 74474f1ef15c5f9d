import type { components } from '@skafferi/api/admin'
import { CellProblem, readGtin } from '@skafferi/domain/rules/catalogue/cells'
import type { FieldChanges } from '@skafferi/domain/rules/catalogue/field-state'
import { fieldsAt, type FieldLevel } from '@skafferi/domain/rules/catalogue/fields'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { cleanIdentifier, identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, faultOfCell, invalidFields, refuse } from '../../../platform/http/errors'
import type { OptionChoice, PriceChange, ProductChanges, VariantChanges } from './catalog-changes'
import type { StoredProduct } from './catalog-state'
import { findBySku, skuKeys } from './sku-keys'

type Schemas = components['schemas']
type VariantInput = Schemas['VariantChange'] | Schemas['VariantRequest']

/** The changes of a variant in a request. */
export interface RequestedVariant extends VariantChanges {
  /** Its path in the request, e.g. `variants.0`. */
  path: string
  isNew: boolean
}

/** The fields that a request has in the same form as the table. */
type SameFields<Level extends FieldLevel> = Omit<FieldChanges<Level>, 'handle' | 'images' | 'published'>

function readGtinField(text: string, path: string): string {
  try {
    return readGtin(text)
  } catch (error) {
    if (error instanceof CellProblem) throw invalidFields({ [path]: faultOfCell(error) })
    throw error
  }
}

/**
 * Returns the fields of a request; lines of text are trimmed.
 * @param prefix path of the fields in the request
 */
function readFields<Level extends FieldLevel>(level: Level, given: SameFields<Level>, prefix = '') {
  const changes: Record<string, unknown> = {}
  for (const { name, kind, state } of fieldsAt(level)) {
    const value = (given as Readonly<Record<string, unknown>>)[name]
    if (value === undefined || (state === undefined && kind !== 'countries')) continue
    if (kind === 'line') changes[name] = value && trimText(value as string)
    else if (kind === 'gtin') changes[name] = value && readGtinField(value as string, `${prefix}${name}`)
    else changes[name] = value
  }
  return changes as SameFields<Level>
}

/** Returns the changes of a product's own fields, except pictures. */
export function productChangesOf({ published, ...given }: Schemas['ProductChange']): ProductChanges {
  return {
    ...readFields<'product'>('product', given),
    ...(published !== undefined && { published: published || null }),
  }
}

/** Returns the fields of a new product, except pictures; unpublished by default. */
export const newProductOf = ({ published = false, ...given }: Schemas['ProductRequest']): ProductChanges => ({
  ...readFields<'product'>('product', given),
  published: published || null,
})

function optionsOf(given: Schemas['VariantOptions'] | undefined, path: string): OptionChoice[] | undefined {
  const options = given?.map(({ name, value }) => ({ name: trimText(name), value: trimText(value) }))
  const duplicate =
    options?.findIndex(({ name }, index) => options.some((other, before) => before < index && other.name === name)) ??
    -1
  if (duplicate >= 0) throw invalidFields({ [`${path}.options.${duplicate}.name`]: fault('named_twice') })
  return options
}

function pricesOf({ prices = [] }: VariantInput, path: string): PriceChange[] {
  return prices.map(({ min_quantity: from, amount }, index) => {
    const isDuplicate = prices.some(({ min_quantity }, before) => before < index && min_quantity === from)
    if (isDuplicate) throw invalidFields({ [`${path}.prices.${index}.min_quantity`]: fault('named_twice') })
    return { from, amount: amount === null ? null : toMinor(amount) }
  })
}

/** Returns a check that refuses repeated values. */
function createDuplicateCheck(): (value: string, field: string) => void {
  const known = new Set<string>()
  return (value, field) => {
    if (known.has(value)) throw invalidFields({ [field]: fault('named_twice') })
    known.add(value)
  }
}

type Identified = Pick<RequestedVariant, 'path' | 'sku' | 'isNew'> & { given: VariantInput }

function toVariants(inputs: readonly Identified[]): RequestedVariant[] {
  const [skuOnce, gtinOnce] = [createDuplicateCheck(), createDuplicateCheck()]
  return inputs.map(({ given, path, sku, isNew }) => {
    const options = optionsOf(given.options, path)
    const fields = readFields<'variant'>('variant', given, `${path}.`)
    skuOnce(isNew ? identifierKey(sku) : sku, `${path}.sku`)
    if (fields.gtin) gtinOnce(fields.gtin, `${path}.gtin`)
    return { path, sku, isNew, fields, options, prices: pricesOf(given, path) }
  })
}

const toNewVariant = (name: string) => (given: Schemas['VariantRequest'], index: number) => ({
  given,
  path: `${name}.${index}`,
  sku: cleanIdentifier(given.sku),
  isNew: true,
})

/**
 * Returns the variants of a new product.
 * @throws StoreError 400 for invalid or repeated values
 */
export function newVariantsOf({ variants }: Schemas['ProductRequest']): RequestedVariant[] {
  return toVariants(variants.map(toNewVariant('variants')))
}

/**
 * Returns the changed and the new variants of a product; new ones come last.
 * @throws StoreError 400 for an unknown SKU or repeated values; 409 `variant_without_sku`
 */
export function variantChangesOf(
  { variants = [], new_variants: added = [] }: Schemas['ProductChange'],
  stored: StoredProduct,
): RequestedVariant[] {
  const known = new Map(
    stored.variants.flatMap(({ sku }) => (sku === null ? [] : skuKeys(sku).map((name) => [name, sku] as const))),
  )
  const changed = variants.map((given, index) => {
    const path = `variants.${index}`
    const sku = findBySku(known, given.sku)
    if (sku === undefined) throw invalidFields({ [`${path}.sku`]: fault('unknown_variant') })
    return { given, path, sku, isNew: false }
  })
  if (known.size === 0 && added.length === 0) throw refuse('variant_without_sku')
  return toVariants([...changed, ...added.map(toNewVariant('new_variants'))])
}
