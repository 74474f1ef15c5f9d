import { addDays, wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { orderedPieces } from '@skafferi/domain/rules/shelf/place'
import type { Context } from '../../../platform/context'
import { localDateTime } from '../../../platform/date-time'
import type { Database } from '../../../platform/db/database'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { historyDays } from './read-shelf'
import { namedArticles } from './shelf-articles.repo'
import { findPlaces } from './shelf.repo'

/** Returns the pieces of variants in the company's cart and under way, as its shelf shows them. */
export async function findOrdered(
  { now, timeZone }: Context,
  db: Database,
  { session: { company }, variantIds }: { session: Session; variantIds: readonly string[] },
): Promise<Map<string, number>> {
  const today = wallClock(now(), timeZone).date
  const rows = await findPlaces(db, {
    companyId: company.id,
    articles: namedArticles(variantIds),
    since: localDateTime(addDays(today, -historyDays), timeZone),
    today,
    timeZone,
    prices: priceContextOf(company, now()),
  })
  return new Map(
    rows.map(({ variantId, arrivals, inCart }) => [
      variantId,
      orderedPieces({ arrivals: arrivals ?? [], inCart }, today),
    ]),
  )
}
