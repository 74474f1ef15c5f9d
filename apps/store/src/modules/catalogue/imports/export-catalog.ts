import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Database } from '../../../platform/db/database'
import {
  type ProductState,
  type StoredProduct,
  type VariantState,
  countryCodes,
  findProductIds,
  loadProducts,
} from '../products'
import { priceColumn, templateColumns } from './columns'
import { stringify } from './csv'

const productsPerBatch = 500

const cell = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : String(value))

function netOf(netContent: string | null): { amount: string; unit: string } {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d{1,2})?) (g|kg|ml|cl|l|pcs)$/.exec(netContent ?? '') ?? []
  return { amount, unit }
}

function optionCells({ options }: ProductState, { values }: VariantState): Record<string, string> {
  const named = options.slice(0, 3).map((name, index) => [
    [`option${index + 1}_name`, cell(name)],
    [`option${index + 1}_value`, cell(values[name])],
  ])
  return Object.fromEntries(named.flat())
}

function countriesOf({ notSoldIn }: ProductState): string {
  if (notSoldIn.length === 0) return ''
  return countryCodes.filter((country) => !notSoldIn.includes(country)).join(';')
}

function cellsOf(product: ProductState, variant: VariantState): Record<string, string> {
  const net = netOf(variant.netContent)
  const prices = Object.entries(variant.prices).map(([from, amount]) => [
    priceColumn(Number(from)),
    toMajor(amount).toFixed(2),
  ])
  return {
    sku: cell(variant.sku),
    product: cell(product.title),
    handle: product.handle,
    gtin: cell(variant.gtin),
    category: cell(product.category),
    brand: cell(product.brand),
    description: cell(product.description),
    tags: product.tags.join(';'),
    stock: cell(variant.stock),
    unit: cell(variant.unit),
    pack_size: cell(variant.packSize),
    carton_size: cell(variant.cartonSize),
    net_amount: net.amount,
    net_unit: net.unit,
    weight_g: cell(product.weight),
    tax_class: product.taxClass,
    age_limit: cell(product.ageLimit),
    strength_mg: cell(variant.strengthMg),
    flavour_class: cell(product.flavourClass),
    countries: countriesOf(product),
    published: product.publishedAt ? 'yes' : 'no',
    ...optionCells(product, variant),
    ...Object.fromEntries(prices),
  }
}

async function* allProducts(db: Database): AsyncGenerator<StoredProduct[]> {
  let last = ''
  for (;;) {
    const ids = await findProductIds(db, last, productsPerBatch)
    if (ids.length === 0) return
    last = ids.at(-1) ?? last
    yield await loadProducts(db, ids)
  }
}

/** Returns the template's columns with one price column for each minimum quantity. */
function columnsFor(quantities: ReadonlySet<number>): string[] {
  const before = templateColumns.filter((column) => !column.startsWith('price '))
  const at = before.indexOf('stock')
  return before.toSpliced(at, 0, ...[...quantities].toSorted((a, b) => a - b).map((from) => priceColumn(from)))
}

/**
 * Exports the catalogue to a file whose import changes nothing. Variants without a SKU are omitted, because files
 * identify variants by SKU; so are pictures, which are separate files.
 */
export async function exportCatalog(db: Database): Promise<{ content: string; rows: number }> {
  const lines: Record<string, string>[] = []
  const quantities = new Set([1])
  for await (const products of allProducts(db)) {
    for (const product of products) {
      for (const variant of product.variants.filter(({ sku }) => sku !== null)) {
        for (const from of Object.keys(variant.prices)) quantities.add(Number(from))
        lines.push(cellsOf(product, variant))
      }
    }
  }
  const columns = columnsFor(quantities)
  const rows = lines.map((line) => columns.map((column) => line[column] ?? ''))
  return { content: stringify([columns, ...rows]), rows: rows.length }
}
