import type { Database } from '../../../platform/db/database'
import { changesOfMany, findChangedProducts, type ChangedProduct } from '../../catalogue/products'
import type { ActivityRow } from './activities.repo'

/** Named products of an entry. */
const maxNamed = 5

const isAmong = (actions: readonly string[], action: string) => actions.includes(action)

/** Returns the first products of entries about many, by the id of the entry. An undo has old and new values swapped. */
export async function findProductsOfEntries(
  db: Database,
  rows: readonly Pick<ActivityRow, 'event'>[],
): Promise<ReadonlyMap<number, ChangedProduct[]>> {
  const found = new Map<number, ChangedProduct[]>()
  for (const { event } of rows) {
    const isUndone = isAmong(changesOfMany.undone, event.action)
    if (!isUndone && !isAmong(changesOfMany.applied, event.action)) continue
    const products = await findChangedProducts(db, event.subjectId, maxNamed)
    const swapped = products.map((each) => ({ ...each, before: each.after, after: each.before }))
    found.set(event.id, isUndone ? swapped : products)
  }
  return found
}
