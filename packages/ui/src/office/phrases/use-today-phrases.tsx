import type { DashboardView, SalesPeriod, SalesView, WaitingCount } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeTodayWords } from '../../words/generated/office-today'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { LazyActivityEntry } from '../activity-entry/lazy-activity'
import type { CurrencySalesView, TodayView } from '../today-screen/today.view'
import { useApplicationPhrases } from './use-application-phrases'

const calm = { note: null, urgency: 'calm' } as const

/** Returns the URL of the orders in a range of days, both inclusive. */
export type OrdersOf = (days: { from: string; to: string }) => string

/** Converts sales to texts that are ready to show. */
function useSalesPhrases(ordersOf: OrdersOf): (sales: SalesView) => CurrencySalesView {
  const t = useWords(officeOrdersWords)
  function labelOf(period: SalesPeriod): string {
    if (period.of === 'month') return period.month
    if (period.of === 'weekAgo') return t('sales.weekAgo', period)
    return period.of === 'today' ? t('sales.today', period) : t('sales.week')
  }
  return ({ currency, days, periods }) => ({
    currency,
    bars: days.map(({ day, share, net }, index) => ({
      day: index === days.length - 1 ? t('sales.bar') : day,
      share,
      net,
    })),
    rows: periods.map(({ period, orders, net, days: range }) => ({
      label: labelOf(period),
      href: range && ordersOf(range),
      orders,
      net,
    })),
  })
}

/** Converts the start page's data to texts that are ready to show. `hrefs`: URLs of the counted lists. */
export function useTodayPhrases(
  hrefs: Readonly<Record<WaitingCount['kind'] | 'waitingForStock', string>>,
  ordersOf: OrdersOf,
): (morning: DashboardView) => TodayView {
  const ordersText = useWords(officeOrdersWords)
  const salesOf = useSalesPhrases(ordersOf)
  const { toQueued } = useApplicationPhrases()
  const t = useWords(officeTodayWords)
  const waitingLong = (count: number) =>
    count === 0 ? calm : ({ note: t('today.waitLong', { count }), urgency: 'soon' } as const)
  const soldOut = (count: number) =>
    count === 0 ? calm : ({ note: ordersText('low.soldOut', { count }), urgency: 'now' } as const)
  return ({ date, waiting, toShip, waitingForStock, applications, activity, lowStock, sales }) => ({
    date,
    waiting: waiting.map(({ kind, count }) => ({
      kind,
      count,
      href: hrefs[kind],
      ...(kind === 'applications'
        ? waitingLong(applications.filter(({ late }) => late).length)
        : kind === 'lowStock'
          ? soldOut(lowStock?.soldOut ?? 0)
          : calm),
    })),
    toShip: {
      orders: toShip.map((order) => ({ ...order, pieces: order.piecesToShip, piecesToShip: null })),
      waiting: waitingForStock > 0 ? { count: waitingForStock, href: hrefs.waitingForStock } : null,
      pickup: null,
      total: null,
    },
    lowStock: lowStock && { products: lowStock.products, count: lowStock.count, href: hrefs.lowStock },
    sales: sales && sales.map(salesOf),
    waitingCases: applications.map(toQueued).map(({ id, company, person, href, age, late }) => ({
      id,
      title: company,
      description: person,
      href,
      age,
      late,
    })),
    activity: activity.map((entry) => ({
      id: entry.id,
      person: entry.actor.name,
      text: <LazyActivityEntry entry={entry} named={entry.actor.name === null} />,
      time: entry.time,
      failed: false,
    })),
  })
}
