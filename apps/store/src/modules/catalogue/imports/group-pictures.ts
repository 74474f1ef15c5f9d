import type { Column } from '@skafferi/domain/rules/catalogue/fields'
import { fault } from '../../../platform/http/errors'
import { findBySku, RowRefusal, type KnownArticles } from '../products'
import type { Columns } from './columns'
import type { GroupReport, RowGroup } from './group-rows'
import type { ImportRow } from './import-row'

const pictureColumns: readonly Column[] = ['sku', 'handle', 'images']

/** True if a file has pictures of products and nothing else about them. It adds pictures and changes nothing else. */
export function hasOnlyPictures({ indexes, prices }: Columns): boolean {
  const columns = [...indexes.keys()]
  return prices.length === 0 && columns.includes('images') && columns.every((each) => pictureColumns.includes(each))
}

/** Returns the row without the fault that it has no SKU, if its handle identifies its product. */
export function withoutSku(row: ImportRow): ImportRow {
  return row.product.handle && row.sku === '' ? { ...row, faults: [] } : row
}

/** @throws RowRefusal */
function productOf({ sku, sourceId, product: { handle } }: ImportRow, known: KnownArticles): string {
  const bySource = sourceId === undefined ? undefined : known.sourceIds.get(sourceId)
  const byHandle = bySource ?? (handle ? known.handles.get(handle) : undefined)
  const bySku = sku === '' ? undefined : findBySku(known.skus, sku)
  const productId = sku === '' ? byHandle : bySku
  if (productId === undefined) throw new RowRefusal(sku === '' ? 'handle' : 'sku', fault('not_in_shop'))
  if (byHandle !== undefined && byHandle !== productId) throw new RowRefusal('handle', fault('handle_of_other_product'))
  return productId
}

/** Groups the rows of a file that only has pictures by product; refuses rows of unknown products. */
export function groupPictures(rows: readonly ImportRow[], known: KnownArticles, report: GroupReport): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  for (const row of rows) {
    try {
      const productId = productOf(row, known)
      const group = groups.get(productId) ?? { productId, rows: [], changes: {}, addsPictures: true }
      const { images } = row.product
      if (images === null) report.leaveOut(row, new RowRefusal('images', fault('not_clearable')))
      else if (images) group.changes = { images: [...new Set([...(group.changes.images ?? []), ...images])] }
      group.rows.push(row)
      groups.set(productId, group)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      report.refuse(row, error)
    }
  }
  return [...groups.values()]
}
