import type { Database } from '../../../platform/db/database'
import { changesOfMany, findChangedProducts, type ChangedProduct } from '../../catalogue/products'
import type { ActivityRow } from './activities.repo'
import { withPutBacks, type ReversibleProduct } from './find-put-backs'

/** Named products of an entry. */
const maxNamed = 5

const isAmong = (actions: readonly string[], action: string) => actions.includes(action)

type Event = Pick<ActivityRow['event'], 'id' | 'action' | 'subjectId'>

/** Returns a page of the products of an entry about many; none of other entries. An undo has the values swapped. */
async function findProducts(
  db: Database,
  { action, subjectId }: Event,
  page: { limit: number; offset?: number },
): Promise<ChangedProduct[]> {
  const isUndone = isAmong(changesOfMany.undone, action)
  if (!isUndone && !isAmong(changesOfMany.applied, action)) return []
  const products = await findChangedProducts(db, subjectId, page)
  return isUndone ? products.map((each) => ({ ...each, before: each.after, after: each.before })) : products
}

/** Returns a page of the products of an entry about many, and whether each can be put back; none of other entries. */
export async function findProductsOfEntry(
  db: Database,
  event: Event,
  page: { limit: number; offset?: number },
): Promise<ReversibleProduct[]> {
  const [products = []] = await withPutBacks(db, [{ event, products: await findProducts(db, event, page) }])
  return products
}

/** Returns the first products of entries about many, by the id of the entry. */
export async function findProductsOfEntries(
  db: Database,
  rows: readonly Pick<ActivityRow, 'event'>[],
): Promise<ReadonlyMap<number, ReversibleProduct[]>> {
  const found: { event: Event; products: ChangedProduct[] }[] = []
  for (const { event } of rows) {
    const products = await findProducts(db, event, { limit: maxNamed })
    if (products.length > 0) found.push({ event, products })
  }
  const reversible = await withPutBacks(db, found)
  return new Map(found.map(({ event }, index) => [event.id, reversible[index] ?? []]))
}
