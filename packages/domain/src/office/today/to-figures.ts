import type { components } from '@skafferi/api/admin'
import { addDays } from '../../rules/delivery/calendar'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import { articleName } from '../../rules/catalogue/variant-name'
import { formatMonthOf, formatShortDay, formatTime, formatWeekdayOf } from '../date-time'
import type { Office } from '../office-context'
import type { LowStockView, SalesView } from './today.view'

type Schemas = components['schemas']

/** The products that are low in stock. */
export function toLowStock(
  { products, count, sold_out: soldOut }: Schemas['LowStock'],
  { paths }: Office,
): LowStockView {
  return {
    products: products.map(({ id, title, variant_title, thumbnail, inventory_quantity, days_left }) => ({
      id,
      title: articleName(title, variant_title ?? '', null),
      href: paths.product(id),
      image: thumbnail,
      left: inventory_quantity,
      daysLeft: days_left,
    })),
    count,
    soldOut,
  }
}

function toCurrencySales(
  { currency_code, days, ...sums }: Schemas['CurrencySales'],
  date: string,
  office: Office,
): SalesView {
  const money = (amount: number) => formatMoney(toMinor(amount), currency_code, office.locale)
  const best = Math.max(...days.map(({ net }) => net), 0)
  const formatSum = ({ orders, net }: Schemas['SalesSum']) => ({
    orders: formatNumber(orders, office.locale),
    net: money(net),
  })
  const until = (from: string) => ({ from, to: date })
  const time = formatTime(office.now(), office)
  return {
    currency: currency_code.toUpperCase(),
    days: days.map((day) => ({
      date: day.date,
      day: formatShortDay(day.date, office),
      share: best > 0 ? Math.max(0, day.net) / best : 0,
      net: money(day.net),
    })),
    periods: [
      { period: { of: 'today', time }, ...formatSum(sums.today), days: until(date) },
      {
        period: { of: 'weekAgo', weekday: formatWeekdayOf(date, office), time },
        ...formatSum(sums.week_ago),
        days: null,
      },
      { period: { of: 'week' }, ...formatSum(sums.last_7_days), days: until(addDays(date, -6)) },
      {
        period: { of: 'month', month: formatMonthOf(date, office) },
        ...formatSum(sums.month),
        days: until(`${date.slice(0, 7)}-01`),
      },
    ],
  }
}

/** The sales by currency. */
export function toSales({ date, sales }: Schemas['AdminSales'], office: Office): SalesView[] {
  return sales.map((each) => toCurrencySales(each, date, office))
}
