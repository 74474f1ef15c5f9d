import type { components } from '@skafferi/api/admin'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import { toShipmentStateView } from '../../platform/shared-views'
import { formatDateTime } from '../date-time'
import { toListPage } from '../list-page'
import type { Office } from '../office-context'
import type { ListedOrdersView } from './orders.view'

type Schemas = components['schemas']

/** A page of orders. */
export function toListedOrders({ orders, sums, ...page }: Schemas['AdminOrderList'], office: Office): ListedOrdersView {
  const { locale, paths } = office
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
      lines: formatNumber(order.lines, locale),
      status: order.status,
      fulfillment: order.fulfillment_status,
      payment: order.payment_status,
      shipment: toShipmentStateView(order, locale),
      refunded: order.refunded_total === 0 ? null : money(order.refunded_total, order.currency_code),
      total: money(order.total, order.currency_code),
      amounts: { lines: order.lines, pieces: order.pieces, total: toMinor(order.total), currency: order.currency_code },
    })),
    sums: sums.map(({ count, total, currency_code }) => ({ count, total: money(total, currency_code) })),
  }
}
