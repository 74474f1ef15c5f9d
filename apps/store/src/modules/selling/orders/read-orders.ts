import type { Order, OrderListItem, OrderSummary } from '@skafferi/api'
import { countsForPoints, isOngoing, loyaltyPoints } from '@skafferi/domain/rules/orders/orders'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { toOrder, toOrderListItem, toPlacedBy, type OrderParts } from './to-order'
import * as repo from './orders.repo'
import { findShipmentLines } from './parcels.repo'
import { findPayments } from './payments.repo'
import { findRefundLines, findRefunds } from './refunds.repo'

/** Loads the parts of an order, except the customer who placed it. */
export async function loadParts(db: Database, orderId: string): Promise<Omit<OrderParts, 'placedBy'>> {
  return {
    items: await repo.findOrderItems(db, orderId),
    promotions: await repo.findOrderPromotions(db, orderId),
    shipments: await repo.findShipments(db, orderId),
    shipmentLines: await findShipmentLines(db, orderId),
    refunds: await findRefunds(db, orderId),
    refundLines: await findRefundLines(db, orderId),
    payments: await findPayments(db, orderId),
  }
}

/** Creates the operations that read the company's orders. */
export function createOrdersService({ db, settings }: Context) {
  return {
    async list(
      { company, customer }: Session,
      conditions: Omit<repo.OrderFilter, 'companyId'>,
      page: Page,
    ): Promise<{ orders: OrderListItem[]; count: number }> {
      const filter = { companyId: company.id, ...conditions }
      const count = await repo.countOrders(db, filter)
      const rows = await repo.findOrders(db, filter, page)
      return { orders: rows.map((row) => toOrderListItem(row, customer.id)), count }
    },

    /** @throws StoreError 404 `order_not_found`, also for an order of another company */
    async order({ company, customer }: Session, id: string): Promise<Order> {
      const found = await repo.findOrder(db, company.id, id)
      if (!found) throw refuse('order_not_found')
      const { order, orderCustomer } = found
      return toOrder(order, company, {
        ...(await loadParts(db, order.id)),
        placedBy: toPlacedBy(orderCustomer, customer.id),
      })
    },

    async summary({ company }: Session): Promise<OrderSummary> {
      const sums = await repo.sumOrders(db, company.id)
      const countIf = (filter: (status: string) => boolean) =>
        sums.reduce((sum, { status, count }) => sum + (filter(status) ? count : 0), 0)
      const rewarded = sums.filter(({ status }) => countsForPoints(status))
      return {
        total_orders: countIf(() => true),
        pending_orders: countIf(isOngoing),
        requires_action_orders: countIf((status) => status === 'requires_action'),
        loyalty_points: settings.current.orders.points ? loyaltyPoints(rewarded.map(({ goods }) => goods)) : null,
      }
    },
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>
