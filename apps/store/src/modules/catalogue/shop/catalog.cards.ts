import type { ProductListItem } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { destinationIn } from '../../../platform/db/markets'
import { toListItem } from './catalog.answers'
import { findCards } from './catalog.repo'

/** Returns the cards of products for a company, in the order of the ids; unknown ids are skipped. */
export async function loadListItems(
  { db, dispatch }: Pick<Context, 'db' | 'dispatch'>,
  ids: readonly string[],
  companyId: string,
  now: Date,
): Promise<ProductListItem[]> {
  if (ids.length === 0) return []
  const rows = await findCards(db, ids, companyId, now)
  const [first] = rows
  if (!first) return []
  const destination = destinationIn(first.country, dispatch, now)
  const items = new Map(rows.map((row) => [row.id, toListItem(row, destination, now)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}
