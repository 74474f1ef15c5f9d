import { isDeepStrictEqual } from 'node:util'
import { fileLimits, plainCount } from './file-limits'
import type { ImportRow, ProductCells } from './product-row'
import { RowRefusal } from './row-refusal'
import { findBySku, skuKeys } from './sku-keys'

/** Articles of the file that exist in the shop: product ids by identifier. */
export interface KnownArticles {
  /** Known SKUs under both of their keys, see `skuKeys`. */
  skus: ReadonlyMap<string, string>
  gtins: ReadonlyMap<string, string>
  handles: ReadonlyMap<string, string>
  titles: ReadonlyMap<string, string>
}

/** The rows of one product. */
export interface RowGroup {
  /** The existing product; undefined for a new one. */
  productId?: string
  rows: ImportRow[]
  /** The combined cells of the product. */
  cells: ProductCells
}

type Refuse = (row: ImportRow, refusal: RowRefusal) => void

function productIdOf({ sku, product, variant }: ImportRow, known: KnownArticles): string | undefined {
  const byGtin = variant.gtin ? known.gtins.get(variant.gtin) : undefined
  const byCode = findBySku(known.skus, sku) ?? byGtin
  if (byGtin && byGtin !== byCode) throw new RowRefusal('gtin', 'belongs to an article of another product')
  const byName = product.handle
    ? known.handles.get(product.handle)
    : product.product && known.titles.get(product.product)
  if (byCode && product.handle && byName !== byCode) {
    throw new RowRefusal('handle', 'is not the one of the product that this SKU belongs to')
  }
  return byCode ?? (byName || undefined)
}

function keyOf(row: ImportRow, known: KnownArticles): { key: string; productId?: string } {
  const productId = productIdOf(row, known)
  if (productId) return { key: `id ${productId}`, productId }
  const { handle, product } = row.product
  if (!handle && !product) throw new RowRefusal('product', 'is missing: a new product needs one')
  return { key: handle ? `handle ${handle}` : `title ${product}` }
}

/** Returns a check that refuses repeated articles in a file; the first occurrence counts. */
function createDuplicateCheck(known: KnownArticles): (row: ImportRow) => void {
  const counts = new Map<string, number>()
  const assertFirst = (column: string, value: string, row: number) => {
    const first = counts.get(`${column} ${value}`)
    if (first !== undefined) throw new RowRefusal(column, `is already in row ${first}`)
    counts.set(`${column} ${value}`, row)
  }
  return ({ row, sku, variant: { gtin } }) => {
    const [exactKey, key] = skuKeys(sku)
    // Existing SKUs that differ only in spelling are distinct articles.
    assertFirst('sku', known.skus.has(exactKey) ? exactKey : key, row)
    if (gtin) assertFirst('gtin', gtin, row)
  }
}

function mergeInto(cells: ProductCells, row: ImportRow): ProductCells {
  const given = Object.entries(row.product).filter(([, value]) => value !== undefined)
  const different = given.find(([column, value]) => {
    const before = cells[column as keyof ProductCells]
    return before !== undefined && !isDeepStrictEqual(before, value)
  })
  if (different) throw new RowRefusal(different[0], 'differs from an earlier row of the same product')
  return { ...cells, ...Object.fromEntries(given) }
}

/** Returns the refusal of a product with too many variants. */
export function tooManyVariants(): RowRefusal {
  return new RowRefusal(
    'product',
    `has more than ${plainCount(fileLimits.variants)} variants, the most that a product may have: make it several products`,
  )
}

/** Groups rows by product, in the file's order; refuses rows that cannot be assigned. */
export function groupRows(rows: readonly ImportRow[], known: KnownArticles, refuse: Refuse): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  const assertOnce = createDuplicateCheck(known)
  for (const row of rows) {
    try {
      assertOnce(row)
      const { key, productId } = keyOf(row, known)
      const group = groups.get(key) ?? { productId, rows: [], cells: {} }
      if (group.rows.length === fileLimits.variants) throw tooManyVariants()
      group.cells = mergeInto(group.cells, row)
      group.rows.push(row)
      groups.set(key, group)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      refuse(row, error)
    }
  }
  return [...groups.values()]
}
