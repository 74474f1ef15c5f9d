import { daysOfStock } from '@skafferi/domain/rules/catalogue/stock'
import { addDays, wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { Context } from '../../../platform/context'
import type { AdminAnswerOf } from '../../../platform/http/admin/handler'
import { parseDateTime } from '../../../platform/date-time'
import * as repo from './figures.repo'
import { dayCount, firstSalesDay, toSales } from './sales-periods'

/** Creates the operations on figures. */
export function createFigures(context: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  const { db, now } = context
  /** Returns midnight of a day in the shop's time zone. */
  const startOf = (day: string) => parseDateTime(day, 'begin', context.timeZone).date!

  return {
    /** Returns sales by day in the shop's time zone. */
    async showSales(): Promise<AdminAnswerOf<'getSales'>> {
      const at = now()
      const { date } = wallClock(at, context.timeZone)
      const days = await repo.sumSalesByDay(db, {
        from: startOf(firstSalesDay(date)),
        now: at,
        timeZone: context.timeZone,
      })
      return { date, sales: toSales(days, date) }
    },

    /** Returns the products that run out first, and their total. */
    async listLowStock(limit: number): Promise<AdminAnswerOf<'listLowStock'>> {
      const at = now()
      const from = startOf(addDays(wallClock(at, context.timeZone).date, 1 - dayCount))
      const rows = await repo.findLowProducts(db, { from, now: at, limit })
      const { count, soldOut } = await repo.countLowProducts(db, at)
      const products = rows.map(({ id, title, thumbnail, stock, sold, ...row }) => ({
        id,
        title,
        variant_title: row.variants > 1 ? row.variantTitle : null,
        thumbnail,
        inventory_quantity: stock,
        days_left: daysOfStock(stock, { sold, days: dayCount }),
      }))
      return { products, count, sold_out: soldOut }
    },
  }
}

export type Figures = ReturnType<typeof createFigures>
