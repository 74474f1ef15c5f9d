import { isDeepStrictEqual } from 'node:util'
import { columnOf } from '@skafferi/domain/rules/catalogue/fields'
import { fault } from '../../../platform/http/errors'
import {
  fileLimits,
  findBySku,
  RowRefusal,
  skuKeys,
  tooManyVariants,
  type KnownArticles,
  type ProductChanges,
} from '../products'
import type { ImportRow } from './import-row'

/** The rows of one product. */
export interface RowGroup {
  /** The existing product; undefined for a new one. */
  productId?: string
  rows: ImportRow[]
  /** The combined changes of the product. */
  changes: ProductChanges
}

type Refuse = (row: ImportRow, refusal: RowRefusal) => void

function productIdOf({ sku, product, fields }: ImportRow, known: KnownArticles): string | undefined {
  const byGtin = fields.gtin ? known.gtins.get(fields.gtin) : undefined
  const byCode = findBySku(known.skus, sku) ?? byGtin
  if (byGtin && byGtin !== byCode) throw new RowRefusal('gtin', fault('gtin_of_other_product'))
  const byName = product.handle ? known.handles.get(product.handle) : product.title && known.titles.get(product.title)
  if (byCode && product.handle && byName !== byCode) throw new RowRefusal('handle', fault('handle_of_other_product'))
  return byCode ?? (byName || undefined)
}

function keyOf(row: ImportRow, known: KnownArticles): { key: string; productId?: string } {
  const productId = productIdOf(row, known)
  if (productId) return { key: `id ${productId}`, productId }
  const { handle, title } = row.product
  if (!handle && !title) throw new RowRefusal('product', fault('missing_in_new_product'))
  return { key: handle ? `handle ${handle}` : `title ${title}` }
}

/** Returns a check that refuses repeated articles in a file; the first occurrence counts. */
function createDuplicateCheck(known: KnownArticles): (row: ImportRow) => void {
  const counts = new Map<string, number>()
  const assertFirst = (column: string, value: string, row: number) => {
    const first = counts.get(`${column} ${value}`)
    if (first !== undefined) throw new RowRefusal(column, fault('repeated', { row: first }))
    counts.set(`${column} ${value}`, row)
  }
  return ({ row, sku, fields: { gtin } }) => {
    const [exactKey, key] = skuKeys(sku)
    // Existing SKUs that differ only in spelling are distinct articles.
    assertFirst('sku', known.skus.has(exactKey) ? exactKey : key, row)
    if (gtin) assertFirst('gtin', gtin, row)
  }
}

function mergeInto(changes: ProductChanges, { product }: ImportRow): ProductChanges {
  const different = (Object.keys(product) as (keyof ProductChanges)[]).find(
    (name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], product[name]),
  )
  if (different) throw new RowRefusal(columnOf(different), fault('differs_from_row'))
  return { ...changes, ...product }
}

/** Groups rows by product, in the file's order; refuses rows that cannot be assigned. */
export function groupRows(rows: readonly ImportRow[], known: KnownArticles, refuse: Refuse): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  const assertOnce = createDuplicateCheck(known)
  for (const row of rows) {
    try {
      assertOnce(row)
      const { key, productId } = keyOf(row, known)
      const group = groups.get(key) ?? { productId, rows: [], changes: {} }
      if (group.rows.length === fileLimits.variants) throw tooManyVariants()
      group.changes = mergeInto(group.changes, row)
      group.rows.push(row)
      groups.set(key, group)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      refuse(row, error)
    }
  }
  return [...groups.values()]
}
