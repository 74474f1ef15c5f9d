import type { Database } from '../../../platform/db/database'
import { changesOfMany, findChangedProducts, type ChangedProduct } from '../../catalogue/products'
import type { ActivityRow } from './activities.repo'

/** Named products of an entry. */
const maxNamed = 5

const isAmong = (actions: readonly string[], action: string) => actions.includes(action)

/** Returns a page of the products of an entry about many; none of other entries. An undo has the values swapped. */
export async function findProductsOfEntry(
  db: Database,
  { action, subjectId }: Pick<ActivityRow['event'], 'action' | 'subjectId'>,
  page: { limit: number; offset?: number },
): Promise<ChangedProduct[]> {
  const isUndone = isAmong(changesOfMany.undone, action)
  if (!isUndone && !isAmong(changesOfMany.applied, action)) return []
  const products = await findChangedProducts(db, subjectId, page)
  return isUndone ? products.map((each) => ({ ...each, before: each.after, after: each.before })) : products
}

/** Returns the first products of entries about many, by the id of the entry. */
export async function findProductsOfEntries(
  db: Database,
  rows: readonly Pick<ActivityRow, 'event'>[],
): Promise<ReadonlyMap<number, ChangedProduct[]>> {
  const found = new Map<number, ChangedProduct[]>()
  for (const { event } of rows) {
    const products = await findProductsOfEntry(db, event, { limit: maxNamed })
    if (products.length > 0) found.set(event.id, products)
  }
  return found
}
