import { addDays } from '@skafferi/domain/rules/delivery/calendar'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import type { AdminAnswerOf } from '../../../platform/http/admin/handler'
import type { DayRow } from './figures.repo'

/** Number of days shown separately; today is the last. */
export const dayCount = 14

type CurrencySales = AdminAnswerOf<'getSales'>['sales'][number]
type Sum = Pick<DayRow, 'orders' | 'net'>

const firstOfMonth = (today: string) => `${today.slice(0, 7)}-01`
const firstDay = (today: string) => addDays(today, 1 - dayCount)

/** Returns the first day of the sales figures: of the month or of the daily list, whichever is earlier. */
export function firstSalesDay(today: string): string {
  return [firstOfMonth(today), firstDay(today)].toSorted()[0]!
}

function sumOf(rows: readonly Sum[]) {
  const add = (name: keyof Sum) => rows.reduce((sum, row) => sum + row[name], 0)
  return { orders: add('orders'), net: toMajor(add('net')) }
}

function salesIn(currency: string, rows: readonly DayRow[], today: string): CurrencySales {
  const since = (day: string) => sumOf(rows.filter((row) => row.day >= day))
  const on = (day: string) => rows.filter((row) => row.day === day)
  const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay(today), index))
  return {
    currency_code: currency,
    days: days.map((date) => ({ date, ...sumOf(on(date)) })),
    today: sumOf(on(today)),
    week_ago: sumOf(
      on(addDays(today, -7)).map(({ ordersSoFar, netSoFar }) => ({ orders: ordersSoFar, net: netSoFar })),
    ),
    last_7_days: since(addDays(today, -6)),
    month: since(firstOfMonth(today)),
  }
}

/** Returns the sales by currency, the one with most orders first. */
export function toSales(rows: readonly DayRow[], today: string): CurrencySales[] {
  const ordersIn = (currency: string) => sumOf(rows.filter((row) => row.currencyCode === currency)).orders
  const currencies = [...new Set(rows.map((row) => row.currencyCode))].toSorted(
    (a, b) => ordersIn(b) - ordersIn(a) || a.localeCompare(b),
  )
  return currencies.map((currency) =>
    salesIn(
      currency,
      rows.filter((row) => row.currencyCode === currency),
      today,
    ),
  )
}
