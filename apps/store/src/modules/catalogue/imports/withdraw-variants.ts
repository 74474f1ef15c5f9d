import { fault } from '../../../platform/http/errors'
import { createVariantIndex, RowRefusal, type StoredProduct } from '../products'
import type { RowGroup } from './group-rows'
import type { ImportRow } from './import-row'

/** The problem with the row of a variant that is not sold, while its product is. */
const notSold = new RowRefusal('published', fault('variant_withdrawn'))

/** True if the shop sells variants of the product that are in none of the rows. */
function hasOtherVariants({ rows }: RowGroup, { variants }: StoredProduct): boolean {
  const { find } = createVariantIndex(variants)
  const found = new Set(rows.map((row) => find(row)))
  return variants.some(({ availability }, index) => availability !== 'withdrawn' && !found.has(index))
}

/**
 * Withdraws the variants whose rows are not published, if the product is sold otherwise: other rows of it are, or other
 * variants in the shop. In the shop's own format, an empty cell says nothing and a row is about its whole product.
 * @param before the product in the shop; undefined for a new one
 */
export function withdrawVariants(
  group: RowGroup,
  before: StoredProduct | undefined,
  warn: (row: ImportRow, problem: RowRefusal) => void,
): RowGroup {
  const { rows, changes, isForeign = false } = group
  const isHidden = ({ product }: ImportRow) => product.published === null
  const isShown = ({ product }: ImportRow) => Boolean(product.published)
  const isSold = (row: ImportRow) => isShown(row) || (isForeign && !row.isDraft && !isHidden(row))
  const isSoldOtherwise =
    rows.some(isSold) || (isForeign && Boolean(before?.publishedAt && hasOtherVariants(group, before)))
  if (!isSoldOtherwise) return group
  const changed = rows.map((row): ImportRow => {
    if (!isHidden(row)) return isForeign && isShown(row) ? { ...row, isSold: true } : row
    warn(row, notSold)
    return { ...row, fields: { ...row.fields, availability: 'withdrawn' } }
  })
  return { ...group, rows: changed, changes: { ...changes, published: changes.published ?? undefined } }
}
