import type { Shelf } from '@skafferi/api'
import { addDays, wallClock } from '@skafferi/domain/rules/delivery/calendar'
import { orderRhythm } from '@skafferi/domain/rules/orders/usual-articles'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { Context } from '../../../platform/context'
import { localDateTime } from '../../../platform/date-time'
import type { Database } from '../../../platform/db/database'
import { daysOfDelivery, destinationIn } from '../../../platform/db/markets'
import type { Session } from '../../../platform/http/handler'
import { priceContextOf } from '../../pricing'
import { orderedArticles, savedArticles, suggestedArticles, unplacedArticles } from './shelf-articles.repo'
import * as repo from './shelf.repo'
import { toPlace } from './to-shelf'

/** Days of orders that count before the company's last one. */
export const historyDays = 365

/** Days of all companies' orders that count for suggestions. */
const popularityDays = 90

/** Returns the company's shelf: saved, derived from its orders, or suggested. */
export async function readShelf(context: Context, db: Database, { company, customer }: Session): Promise<Shelf> {
  const now = context.now()
  const { timeZone } = context
  const prices = priceContextOf(company, now)
  const today = wallClock(now, timeZone).date
  const shelf = await repo.findShelf(db, company.id, timeZone)
  const lastOrderedOn = shelf.orderDays.toSorted().at(-1) ?? null
  const firstDay = addDays(lastOrderedOn ?? today, -historyDays)
  const since = localDateTime(firstDay, timeZone)
  const source = shelf.version !== null ? 'saved' : lastOrderedOn !== null ? 'orders' : 'suggested'
  const offered = { prices, country: shelf.country, days: daysOfDelivery(context, now) }
  const articles = {
    saved: () => savedArticles(company.id),
    orders: () => orderedArticles(db, company.id, since, offered),
    suggested: () => suggestedArticles(db, localDateTime(addDays(today, -popularityDays), timeZone), offered),
  }[source]()
  const filter = { companyId: company.id, since, today, timeZone, prices }
  const rows = await repo.findPlaces(db, { ...filter, articles })
  const unplaced =
    source === 'saved'
      ? await repo.findPlaces(db, { ...filter, articles: unplacedArticles(db, company.id, since, offered) })
      : []
  const { nextDue: due, requiresAction: action } = shelf
  const terms = { currency: prices.currency, destination: destinationIn(shelf.country, context, now), today }
  return {
    source,
    version: shelf.version ?? 0,
    changed_by:
      shelf.changedByName === null ? null : { name: shelf.changedByName, is_you: shelf.changedBy === customer.id },
    currency_code: prices.currency,
    rhythm_days: orderRhythm(shelf.orderDays.filter((day) => day >= firstDay)),
    last_ordered_on: lastOrderedOn,
    requires_action: action && { order_id: action.id, display_id: action.displayId },
    next_due: due && {
      order_id: due.id,
      display_id: due.displayId,
      due_date: due.dueDate,
      amount_due: toMajor(due.amount),
    },
    places: rows.map((row) => toPlace(row, terms)),
    unplaced: unplaced.map((row) => toPlace(row, terms)),
  }
}
