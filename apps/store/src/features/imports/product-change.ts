import type { components } from '@skafferi/api/admin'
import { toMinor } from '@skafferi/domain/format/money.rules'
import { cleanIdentifier, identifierKey, trimText } from '@skafferi/domain/format/typed-text.rules'
import { conflict, invalidFields } from '../../http/errors'
import type { StoredProduct } from './catalog-state'
import { CellProblem, readGtin } from './cells'
import type { ImportRow, OptionCell, PriceCell, ProductCells, VariantCells } from './import-row'
import { findBySku, skuNames } from './sku-names'

type Schemas = components['schemas']
type VariantInput = Schemas['VariantChange'] | Schemas['VariantRequest']

/** The variants of a request, as rows of an import. */
export interface RequestedVariants {
  rows: ImportRow[]
  /** Returns the path of a row in the request, e.g. `variants.0`. */
  placeOf: (row: ImportRow) => string
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

function gtinOf(gtin: string | null | undefined, at: string): string | null | undefined {
  try {
    return gtin ? readGtin(gtin) : gtin
  } catch (error) {
    if (error instanceof CellProblem) throw invalidFields({ [`${at}.gtin`]: error.message })
    throw error
  }
}

function optionsOf(given: Schemas['VariantOptions'] | undefined, at: string): OptionCell[] | undefined {
  const options = given?.map(({ name, value }) => ({ name: trimText(name), value: trimText(value) }))
  const twice =
    options?.findIndex(({ name }, index) => options.some((other, before) => before < index && other.name === name)) ??
    -1
  if (twice >= 0) throw invalidFields({ [`${at}.options.${twice}.name`]: 'is used twice' })
  return options
}

function pricesOf({ prices = [] }: VariantInput, at: string): PriceCell[] {
  return prices.map(({ min_quantity: from, amount }, index) => {
    const isTwice = prices.some(({ min_quantity }, before) => before < index && min_quantity === from)
    if (isTwice) throw invalidFields({ [`${at}.prices.${index}.min_quantity`]: 'is used twice' })
    return { from, amount: amount === null ? null : toMinor(amount) }
  })
}

function variantCells(given: VariantInput, at: string): VariantCells {
  const { inventory_quantity: stock, unit, pack_size, carton_size, net_content: net, strength_mg } = given
  const options = optionsOf(given.options, at)
  return {
    gtin: gtinOf(given.gtin, at),
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
function createOnce(): (value: string, field: string) => void {
  const known = new Set<string>()
  return (value, field) => {
    if (known.has(value)) throw invalidFields({ [field]: 'is used twice' })
    known.add(value)
  }
}

interface PlacedVariant {
  given: VariantInput
  at: string
  sku: string
  isNew: boolean
}

function toVariants(placed: readonly PlacedVariant[]): RequestedVariants {
  const [skuOnce, gtinOnce] = [createOnce(), createOnce()]
  const rows = placed.map(({ given, at, sku, isNew }, row): ImportRow => {
    const variant = variantCells(given, at)
    skuOnce(isNew ? identifierKey(sku) : sku, `${at}.sku`)
    if (variant.gtin) gtinOnce(variant.gtin, `${at}.gtin`)
    return { row, sku, product: {}, variant, prices: pricesOf(given, at), faults: [] }
  })
  return {
    rows,
    placeOf: ({ row }) => placed[row]?.at ?? 'variants',
    added: new Set(rows.filter(({ row }) => placed[row]?.isNew)),
  }
}

const placeNew = (name: string) => (given: Schemas['VariantRequest'], index: number) => ({
  given,
  at: `${name}.${index}`,
  sku: cleanIdentifier(given.sku),
  isNew: true,
})

/**
 * Converts a new product's variants to rows.
 * @throws StoreError 400 for invalid or repeated values
 */
export function rowsOfRequest({ variants }: Schemas['ProductRequest']): RequestedVariants {
  return toVariants(variants.map(placeNew('variants')))
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
    stored.variants.flatMap(({ sku }) => (sku === null ? [] : skuNames(sku).map((name) => [name, sku] as const))),
  )
  const changed = variants.map((given, index) => {
    const at = `variants.${index}`
    const sku = findBySku(known, given.sku)
    if (sku === undefined) throw invalidFields({ [`${at}.sku`]: 'is not a variant of this product' })
    return { given, at, sku, isNew: false }
  })
  const requested = toVariants([...changed, ...added.map(placeNew('new_variants'))])
  if (requested.rows.length > 0) return requested
  const [first] = known.values()
  if (first === undefined)
    throw conflict('variant_without_sku', 'No variant of this product has a SKU. Give it one by an import.')
  return { ...requested, rows: [{ row: 0, sku: first, product: {}, variant: {}, prices: [], faults: [] }] }
}
