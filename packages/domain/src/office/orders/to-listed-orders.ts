import type { components } from '@skafferi/api/admin'
import { formatDate, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { toShipmentStateView } from '../../platform/shared-views'
import { wallClock } from '../../rules/delivery/calendar'
import { formatDateTime, formatShortDay } from '../date-time'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ListedOrdersView } from './orders.view'
import { toGoodsState, toPaymentState } from './to-order-state'

type Schemas = components['schemas']

/** A page of orders. */
export function toListedOrders({ orders, sums, ...page }: Schemas['AdminOrderList'], office: Office): ListedOrdersView {
  const { locale, paths } = office
  const today = wallClock(office.now(), office.timeZone).date
  const money = (amount: number, currency: string) => formatMoney(toMinor(amount), currency, locale)
  return {
    ...toListPage(page, orders.length),
    rows: orders.map((order) => ({
      id: order.id,
      number: String(order.display_id),
      version: order.version,
      href: paths.order(order.id),
      placed: formatDateTime(order.created_at, office),
      company: order.company_name,
      buyer: order.placed_by,
      shipTo: `${order.ship_to.city}, ${order.ship_to.country_code.toUpperCase()}`,
      pieces: formatNumber(order.pieces, locale),
      piecesToShip: order.pieces_to_ship === 0 ? null : formatNumber(order.pieces_to_ship, locale),
      pickable:
        order.pieces_to_ship > 0 && order.status !== 'requires_action' && order.fulfillment_status === 'not_fulfilled',
      lines: formatNumber(order.lines, locale),
      goods: toGoodsState(order),
      payment: toPaymentState(order, order.paid_total),
      shipment: toShipmentStateView(order, locale),
      credited: order.refunded_total === 0 ? null : money(order.refunded_total, order.currency_code),
      total: money(order.total, order.currency_code),
      amountDue: money(order.amount_due, order.currency_code),
      toPay:
        order.amount_due === 0 || order.amount_due === order.total
          ? null
          : money(order.amount_due, order.currency_code),
      toPayBack: order.to_pay_back === 0 ? null : money(order.to_pay_back, order.currency_code),
      due:
        order.due_date === null || order.amount_due === 0
          ? null
          : { day: formatDate(order.due_date, locale), isOverdue: order.due_date < today },
      leaves: order.pieces_to_ship > 0 && order.dispatch_date ? formatShortDay(order.dispatch_date, office) : null,
      amounts: {
        lines: order.lines,
        pieces: order.pieces,
        total: toMinor(order.total),
        due: toMinor(order.amount_due),
        toPayBack: toMinor(order.to_pay_back),
        currency: order.currency_code,
      },
    })),
    sums: sums.map(({ count, total, amount_due, to_pay_back, currency_code }) => ({
      count,
      total: money(total, currency_code),
      due: money(amount_due, currency_code),
      toPayBack: money(to_pay_back, currency_code),
    })),
  }
}
