import { daysOfStock } from '@skafferi/domain/catalog/stock.rules'
import { addDays, wallClock } from '@skafferi/domain/checkout/calendar.rules'
import type { Context } from '../../context'
import type { AdminAnswerOf } from '../../http/admin/handler'
import { parseDateTime } from '../../date-time'
import * as repo from './figures.repo'
import { daysShown, firstDayOf, toSales } from './sales-periods'

/** Creates the operations on figures. */
export function createFigures({ db, now, timeZone }: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  /** Returns midnight of a day in the shop's time zone. */
  const beginOf = (day: string) => parseDateTime(day, 'begin', timeZone).moment!

  return {
    /** Returns sales by day in the shop's time zone. */
    async showSales(): Promise<AdminAnswerOf<'getSales'>> {
      const moment = now()
      const { date } = wallClock(moment, timeZone)
      const days = await repo.sumDays(db, { from: beginOf(firstDayOf(date)), now: moment, timeZone })
      return { date, sales: toSales(days, date) }
    },

    /** Returns the products that run out first, and their total. */
    async listLowStock(limit: number): Promise<AdminAnswerOf<'listLowStock'>> {
      const moment = now()
      const from = beginOf(addDays(wallClock(moment, timeZone).date, 1 - daysShown))
      const rows = await repo.findLowProducts(db, { from, now: moment, limit })
      const { count, soldOut } = await repo.countLowProducts(db, moment)
      const products = rows.map(({ id, title, thumbnail, stock, sold, ...row }) => ({
        id,
        title,
        variant_title: row.variants > 1 ? row.variantTitle : null,
        thumbnail,
        inventory_quantity: stock,
        days_left: daysOfStock(stock, { sold, days: daysShown }),
      }))
      return { products, count, sold_out: soldOut }
    },
  }
}

export type Figures = ReturnType<typeof createFigures>
