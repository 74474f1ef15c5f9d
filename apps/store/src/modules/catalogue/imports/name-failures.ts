import type { Database } from '../../../platform/db/database'
import { findBySku, findKnownArticles, findTitles } from '../products'
import type { RowFailure } from './import-report'

/** Adds the names of products that the shop has and the file does not name. */
export async function nameFailures(db: Database, failures: readonly RowFailure[]): Promise<RowFailure[]> {
  const skus = [...new Set(failures.flatMap(({ sku, product }) => (product === '' && sku !== '' ? sku : [])))]
  if (skus.length === 0) return [...failures]
  const known = await findKnownArticles(db, { skus, gtins: [], handles: [], sourceIds: [], system: undefined })
  const titles = await findTitles(db, [...new Set(known.skus.values())])
  return failures.map((failure) =>
    failure.product === ''
      ? { ...failure, product: titles.get(findBySku(known.skus, failure.sku) ?? '') ?? '' }
      : failure,
  )
}
