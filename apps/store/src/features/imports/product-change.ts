import type { components } from '@skafferi/api/admin'
import { toMinor } from '@skafferi/domain/format/money.rules'
import { cleanIdentifier, identifierKey, trimText } from '@skafferi/domain/format/typed-text.rules'
import { conflict, invalidFields } from '../../http/errors'
import type { StoredProduct } from './catalog-state'
import { CellProblem, readGtin } from './cells'
import type { ImportRow, OptionCell, PriceCell, ProductCells, VariantCells } from './import-row'
import { findBySku, skuNames } from './sku-names'

type Schemas = components['schemas']
type SaidVariant = Schemas['VariantChange'] | Schemas['VariantRequest']

/** What a request says of variants, as rows of a file. */
export interface SaidVariants {
  rows: ImportRow[]
  /** Where the request says what stands in a row, such as `variants.0`. */
  placeOf: (row: ImportRow) => string
  /** Rows of variants that the product does not have yet. */
  added: ReadonlySet<ImportRow>
}

/** What a change says of the product, as a row of a file says it. */
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

/** What a request says of a new product, as a row of a file says it: where it says nothing of it, buyers do not see it. */
export function cellsOfRequest({
  variants: _,
  images: __,
  published = false,
  ...said
}: Schemas['ProductRequest']): ProductCells {
  return cellsOfChange({ ...said, published })
}

function gtinOf(gtin: string | null | undefined, at: string): string | null | undefined {
  try {
    return gtin ? readGtin(gtin) : gtin
  } catch (error) {
    if (error instanceof CellProblem) throw invalidFields({ [`${at}.gtin`]: error.message })
    throw error
  }
}

function optionsOf(said: Schemas['VariantOptions'] | undefined, at: string): OptionCell[] | undefined {
  const options = said?.map(({ name, value }) => ({ name: trimText(name), value: trimText(value) }))
  const twice =
    options?.findIndex(({ name }, index) => options.some((other, before) => before < index && other.name === name)) ??
    -1
  if (twice >= 0) throw invalidFields({ [`${at}.options.${twice}.name`]: 'stands twice' })
  return options
}

function pricesOf({ prices = [] }: SaidVariant, at: string): PriceCell[] {
  return prices.map(({ min_quantity: from, amount }, index) => {
    const isTwice = prices.some(({ min_quantity }, before) => before < index && min_quantity === from)
    if (isTwice) throw invalidFields({ [`${at}.prices.${index}.min_quantity`]: 'stands twice' })
    return { from, amount: amount === null ? null : toMinor(amount) }
  })
}

function variantCells(said: SaidVariant, at: string): VariantCells {
  const { inventory_quantity: stock, unit, pack_size, carton_size, net_content: net, strength_mg } = said
  const options = optionsOf(said.options, at)
  return {
    gtin: gtinOf(said.gtin, at),
    stock,
    unit: unit && trimText(unit),
    pack_size,
    carton_size,
    net,
    strength_mg,
    options,
  }
}

/** Refuses what stands in a request more than once. */
function createOnce(): (value: string, field: string) => void {
  const seen = new Set<string>()
  return (value, field) => {
    if (seen.has(value)) throw invalidFields({ [field]: 'stands twice' })
    seen.add(value)
  }
}

interface PlacedVariant {
  said: SaidVariant
  at: string
  sku: string
  isNew: boolean
}

function toSaidVariants(placed: readonly PlacedVariant[]): SaidVariants {
  const [skuOnce, gtinOnce] = [createOnce(), createOnce()]
  const rows = placed.map(({ said, at, sku, isNew }, row): ImportRow => {
    const variant = variantCells(said, at)
    skuOnce(isNew ? identifierKey(sku) : sku, `${at}.sku`)
    if (variant.gtin) gtinOnce(variant.gtin, `${at}.gtin`)
    return { row, sku, product: {}, variant, prices: pricesOf(said, at), faults: [] }
  })
  return {
    rows,
    placeOf: ({ row }) => placed[row]?.at ?? 'variants',
    added: new Set(rows.filter(({ row }) => placed[row]?.isNew)),
  }
}

const placeNew = (name: string) => (said: Schemas['VariantRequest'], index: number) => ({
  said,
  at: `${name}.${index}`,
  sku: cleanIdentifier(said.sku),
  isNew: true,
})

/** What a request says of a new product's variants. @throws StoreError 400 where something cannot be, or stands twice */
export function rowsOfRequest({ variants }: Schemas['ProductRequest']): SaidVariants {
  return toSaidVariants(variants.map(placeNew('variants')))
}

/**
 * What a change says of the variants, new ones behind those that are there. A product without a row would stay as it is: it gets one
 * that says nothing.
 * @throws StoreError 400 where a SKU is none of the product's, or something stands twice; 409 `variant_without_sku`
 */
export function rowsOfChange(
  { variants = [], new_variants: added = [] }: Schemas['ProductChange'],
  stored: StoredProduct,
): SaidVariants {
  const known = new Map(
    stored.variants.flatMap(({ sku }) => (sku === null ? [] : skuNames(sku).map((name) => [name, sku] as const))),
  )
  const changed = variants.map((said, index) => {
    const at = `variants.${index}`
    const sku = findBySku(known, said.sku)
    if (sku === undefined) throw invalidFields({ [`${at}.sku`]: 'is none of this product' })
    return { said, at, sku, isNew: false }
  })
  const said = toSaidVariants([...changed, ...added.map(placeNew('new_variants'))])
  if (said.rows.length > 0) return said
  const [first] = known.values()
  if (first === undefined)
    throw conflict('variant_without_sku', 'No variant of this product has a SKU. Give it one by an import.')
  return { ...said, rows: [{ row: 0, sku: first, product: {}, variant: {}, prices: [], faults: [] }] }
}
