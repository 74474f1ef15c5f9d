import { fault } from '../../../platform/http/errors'
import { createVariantIndex, RowRefusal, type StoredProduct } from '../products'
import type { RowGroup } from './group-rows'
import type { ImportRow } from './import-row'

/**
 * Adds combinations to a product that was imported without them. Their prices are based on the product's, and its only
 * article becomes the default combination. Combinations that the shop already has keep their prices.
 * @param before the product in the shop; undefined for a new one
 */
export function addCombinations(
  group: RowGroup,
  before: StoredProduct | undefined,
  warn: (row: ImportRow, problem: RowRefusal) => void,
): RowGroup {
  if (!before || !group.rows.some(({ combination }) => combination)) return group
  const { find } = createVariantIndex(before.variants)
  const [article] = before.options.length === 0 ? before.variants : []
  const isFound = group.rows.some((row) => find(row) !== undefined)
  const first = group.rows.find(({ combination }) => combination?.isDefault) ?? group.rows[0]
  const base = article?.prices[1]
  const rows = group.rows.map((row): ImportRow => {
    if (!row.combination || (find(row) !== undefined && !article)) return row
    const isArticle = article?.sku && row === first && !isFound
    const own = isArticle ? { ...row, madeSku: article.sku ?? undefined } : row
    if (base !== undefined) return { ...own, prices: [{ from: 1, amount: base + row.combination.impact }] }
    warn(row, new RowRefusal('price', fault('unknown_base_price')))
    return own
  })
  return { ...group, rows }
}
