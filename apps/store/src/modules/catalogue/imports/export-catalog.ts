import { printCells } from '@skafferi/domain/rules/catalogue/cells'
import { allFields } from '@skafferi/domain/rules/catalogue/fields'
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
import { catalogueColumns, priceColumn } from './columns'
import { stringify } from './csv'

const productsPerBatch = 500

/** The separator of a file's cells. */
export type CellSeparator = 'comma' | 'semicolon'

const decimalColumns = new Set<string>(
  allFields.flatMap(({ kind, columns }) => (kind === 'decimal' || kind === 'measure' ? columns : [])),
)
const hasDecimals = (column: string) => column.startsWith('price ') || decimalColumns.has(column)

function optionCells({ options }: ProductState, { values }: VariantState): Record<string, string> {
  const named = options.slice(0, 3).map((name, index) => [
    [`option${index + 1}_name`, name],
    [`option${index + 1}_value`, values[name] ?? ''],
  ])
  return Object.fromEntries(named.flat())
}

function countriesOf({ notSoldIn }: ProductState): string {
  if (notSoldIn.length === 0) return ''
  return countryCodes.filter((country) => !notSoldIn.includes(country)).join(';')
}

function cellsOf(product: ProductState, variant: VariantState): Record<string, string> {
  const states = { product, variant }
  const fields = allFields.flatMap((field) =>
    field.state === undefined
      ? []
      : printCells(field, (states[field.level] as unknown as Record<string, unknown>)[field.state]),
  )
  const prices = Object.entries(variant.prices).map(([from, amount]) => [
    priceColumn(Number(from)),
    toMajor(amount).toFixed(2),
  ])
  return {
    ...Object.fromEntries([...fields, ...prices]),
    ...optionCells(product, variant),
    sku: variant.sku ?? '',
    handle: product.handle,
    countries: countriesOf(product),
    published: product.publishedAt ? 'yes' : 'no',
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

/**
 * Exports the catalogue to a file whose import changes nothing. Variants without a SKU are omitted, because files
 * identify variants by SKU; so are pictures, which are separate files.
 * @param separator with semicolons, decimals have commas: spreadsheets in countries that use both expect them, and
 * would read "12.50" as a date
 */
export async function exportCatalog(
  db: Database,
  separator: CellSeparator = 'comma',
): Promise<{ content: string; rows: number }> {
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
  const columns = catalogueColumns([...quantities].toSorted((a, b) => a - b))
  const isComma = separator === 'comma'
  const cellOf = (column: string, text: string) => (!isComma && hasDecimals(column) ? text.replace('.', ',') : text)
  const rows = lines.map((line) => columns.map((column) => cellOf(column, line[column] ?? '')))
  return { content: stringify([columns, ...rows], undefined, isComma ? ',' : ';'), rows: rows.length }
}
