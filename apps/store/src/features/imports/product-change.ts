import type { components } from '@skafferi/api/admin'
import { toMinor } from '@skafferi/domain/format/money.rules'
import { conflict, invalidFields } from '../../http/errors'
import type { StoredProduct } from './catalog-state'
import { CellProblem, readGtin } from './cells'
import type { ImportRow, ProductCells, VariantCells } from './import-row'

type Schemas = components['schemas']

/** What a change says of the product, as a row of a file says it. */
export function cellsOfChange(change: Schemas['ProductChange']): ProductCells {
  const { title, published, category, brand, description, tags, weight_g, tax_class, age_limit, flavour_class, countries } = change
  return {
    product: title?.trim(),
    published: published === undefined ? undefined : published || null,
    category,
    brand: brand?.trim(),
    description,
    tags,
    weight_g,
    tax_class,
    age_limit,
    flavour_class,
    countries,
  }
}

function gtinOf(gtin: string | null | undefined, at: string): string | null | undefined {
  try {
    return gtin ? readGtin(gtin) : gtin
  } catch (error) {
    if (error instanceof CellProblem) throw invalidFields({ [`${at}.gtin`]: error.message })
    throw error
  }
}

function variantCells(change: Schemas['VariantChange'], at: string): VariantCells {
  const { inventory_quantity: stock, unit, pack_size, carton_size, net_content: net, strength_mg } = change
  return { gtin: gtinOf(change.gtin, at), stock, unit: unit?.trim(), pack_size, carton_size, net, strength_mg }
}

/**
 * What a change says of the variants, as rows of a file. A product without a row would stay as it is: it gets one that says nothing.
 * @throws StoreError 400 where a SKU is none of the product's, or stands twice; 409 `variant_without_sku`
 */
export function rowsOfChange({ variants: said = [] }: Schemas['ProductChange'], stored: StoredProduct): ImportRow[] {
  const known = new Map(stored.variants.flatMap(({ sku }) => (sku === null ? [] : [[sku.toUpperCase(), sku]])))
  const taken = new Set<string>()
  const rows = said.map((change, index): ImportRow => {
    const at = `variants.${index}`
    const sku = known.get(change.sku.trim().toUpperCase())
    if (sku === undefined) throw invalidFields({ [`${at}.sku`]: 'is none of this product' })
    if (taken.has(sku)) throw invalidFields({ [`${at}.sku`]: 'stands twice' })
    taken.add(sku)
    const prices = (change.prices ?? []).map(({ min_quantity: from, amount }) => ({ from, amount: amount === null ? null : toMinor(amount) }))
    return { row: index, sku, product: {}, variant: variantCells(change, at), prices, faults: [] }
  })
  if (rows.length > 0) return rows
  const [first] = known.values()
  if (first === undefined) throw conflict('variant_without_sku', 'No variant of this product has a SKU. Give it one by an import.')
  return [{ row: 0, sku: first, product: {}, variant: {}, prices: [], faults: [] }]
}
