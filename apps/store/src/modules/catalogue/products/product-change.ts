import type { components } from '@skafferi/api/admin'
import { toMinor } from '@skafferi/domain/rules/pricing/money'
import { cleanIdentifier, identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import { conflict, invalidFields } from '../../../platform/http/errors'
import type { StoredProduct } from './catalog-state'
import { CellProblem, readGtin } from './cells'
import type { ImportRow, OptionCell, PriceCell, ProductCells, VariantCells } from './product-row'
import { findBySku, skuKeys } from './sku-keys'

type Schemas = components['schemas']
type VariantInput = Schemas['VariantChange'] | Schemas['VariantRequest']

/** The variants of a request, as rows of an import. */
export interface RequestedVariants {
  rows: ImportRow[]
  /** Returns the path of a row in the request, e.g. `variants.0`. */
  pathOf: (row: ImportRow) => string
  /** Rows of new variants. */
  added: ReadonlySet<ImportRow>
}

/** Converts a change to product cells. */
export function cellsOfChange(change: Schemas['ProductChange']): ProductCells {
  const {
    title,
    published,
    category,
    brand,
    description,
    tags,
    weight_g,
    tax_class,
    age_limit,
    flavour_class,
    countries,
  } = change
  return {
    product: title && trimText(title),
    published: published === undefined ? undefined : published || null,
    category,
    brand: brand && trimText(brand),
    description,
    tags,
    weight_g,
    tax_class,
    age_limit,
    flavour_class,
    countries,
  }
}

/** Converts a new product to product cells; unpublished by default. */
export function cellsOfRequest({
  variants: _,
  images: __,
  published = false,
  ...fields
}: Schemas['ProductRequest']): ProductCells {
  return cellsOfChange({ ...fields, published })
}

function gtinOf(gtin: string | null | undefined, path: string): string | null | undefined {
  try {
    return gtin ? readGtin(gtin) : gtin
  } catch (error) {
    if (error instanceof CellProblem) throw invalidFields({ [`${path}.gtin`]: error.message })
    throw error
  }
}

function optionsOf(given: Schemas['VariantOptions'] | undefined, path: string): OptionCell[] | undefined {
  const options = given?.map(({ name, value }) => ({ name: trimText(name), value: trimText(value) }))
  const duplicate =
    options?.findIndex(({ name }, index) => options.some((other, before) => before < index && other.name === name)) ??
    -1
  if (duplicate >= 0) throw invalidFields({ [`${path}.options.${duplicate}.name`]: 'is used twice' })
  return options
}

function pricesOf({ prices = [] }: VariantInput, path: string): PriceCell[] {
  return prices.map(({ min_quantity: from, amount }, index) => {
    const isDuplicate = prices.some(({ min_quantity }, before) => before < index && min_quantity === from)
    if (isDuplicate) throw invalidFields({ [`${path}.prices.${index}.min_quantity`]: 'is used twice' })
    return { from, amount: amount === null ? null : toMinor(amount) }
  })
}

function variantCells(given: VariantInput, path: string): VariantCells {
  const { inventory_quantity: stock, unit, pack_size, carton_size, net_content: net, strength_mg } = given
  const options = optionsOf(given.options, path)
  return {
    gtin: gtinOf(given.gtin, path),
    stock,
    unit: unit && trimText(unit),
    pack_size,
    carton_size,
    net,
    strength_mg,
    options,
  }
}

/** Returns a check that refuses repeated values. */
function createDuplicateCheck(): (value: string, field: string) => void {
  const known = new Set<string>()
  return (value, field) => {
    if (known.has(value)) throw invalidFields({ [field]: 'is used twice' })
    known.add(value)
  }
}

interface VariantWithPath {
  given: VariantInput
  path: string
  sku: string
  isNew: boolean
}

function toVariants(inputs: readonly VariantWithPath[]): RequestedVariants {
  const [skuOnce, gtinOnce] = [createDuplicateCheck(), createDuplicateCheck()]
  const rows = inputs.map(({ given, path, sku, isNew }, row): ImportRow => {
    const variant = variantCells(given, path)
    skuOnce(isNew ? identifierKey(sku) : sku, `${path}.sku`)
    if (variant.gtin) gtinOnce(variant.gtin, `${path}.gtin`)
    return { row, sku, product: {}, variant, prices: pricesOf(given, path), faults: [] }
  })
  return {
    rows,
    pathOf: ({ row }) => inputs[row]?.path ?? 'variants',
    added: new Set(rows.filter(({ row }) => inputs[row]?.isNew)),
  }
}

const toNewVariant = (name: string) => (given: Schemas['VariantRequest'], index: number) => ({
  given,
  path: `${name}.${index}`,
  sku: cleanIdentifier(given.sku),
  isNew: true,
})

/**
 * Converts a new product's variants to rows.
 * @throws StoreError 400 for invalid or repeated values
 */
export function rowsOfRequest({ variants }: Schemas['ProductRequest']): RequestedVariants {
  return toVariants(variants.map(toNewVariant('variants')))
}

/**
 * Converts changed and new variants to rows; new ones come last. A change without variants gets an empty row, because
 * products without rows are not changed.
 * @throws StoreError 400 for an unknown SKU or repeated values; 409 `variant_without_sku`
 */
export function rowsOfChange(
  { variants = [], new_variants: added = [] }: Schemas['ProductChange'],
  stored: StoredProduct,
): RequestedVariants {
  const known = new Map(
    stored.variants.flatMap(({ sku }) => (sku === null ? [] : skuKeys(sku).map((name) => [name, sku] as const))),
  )
  const changed = variants.map((given, index) => {
    const path = `variants.${index}`
    const sku = findBySku(known, given.sku)
    if (sku === undefined) throw invalidFields({ [`${path}.sku`]: 'is not a variant of this product' })
    return { given, path, sku, isNew: false }
  })
  const requested = toVariants([...changed, ...added.map(toNewVariant('new_variants'))])
  if (requested.rows.length > 0) return requested
  const [first] = known.values()
  if (first === undefined)
    throw conflict('variant_without_sku', 'No variant of this product has a SKU. Give it one by an import.')
  return { ...requested, rows: [{ row: 0, sku: first, product: {}, variant: {}, prices: [], faults: [] }] }
}
