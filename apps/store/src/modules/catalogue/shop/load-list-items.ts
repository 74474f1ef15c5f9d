import type { ProductListItem } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import { destinationIn } from '../../../platform/db/markets'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { toListItem } from './to-product'
import { findCards } from './catalog.repo'

/** Returns the cards of products for a company, in the order of the ids; unknown ids are skipped. */
export async function loadListItems(
  context: Pick<Context, 'db' | 'delivery' | 'seller' | 'settings'>,
  ids: readonly string[],
  company: Session['company'],
  now: Date,
): Promise<ProductListItem[]> {
  if (ids.length === 0) return []
  const prices = priceContextOf(company, now)
  const rows = await findCards(context.db, ids, company.id, prices)
  const [first] = rows
  if (!first) return []
  const destination = destinationIn(first.country, context, now)
  const { openedAt } = context.settings.current.opening
  const terms = { ...prices, timeZone: context.delivery.timeZone, openedAt }
  const items = new Map(rows.map((row) => [row.id, toListItem(row, destination, terms)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}
