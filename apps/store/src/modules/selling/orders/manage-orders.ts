import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { changeOrder, type OrderChange } from './change-order'
import { closeRest, type CloseRestRequest } from './close-rest'
import { exportOrders, type OrderFileRows, type OrdersFile } from './export-orders'
import { markParcel, type ParcelStatusChange } from './mark-parcel'
import {
  toOperatorListItem,
  toOperatorOrder,
  toOrderSum,
  type OperatorListItem,
  type OperatorOrder,
  type OrderSum,
} from './to-operator-order'
import * as repo from './operator-orders.repo'
import { loadParts } from './read-orders'
import { findSenders } from './parcels.repo'
import { refundOrder, type RefundRequest } from './refund-order'
import { refundableOf } from './refundable'
import { toOperatorFilter, type OrderFilterInput } from './order-filter'

/** Creates the operations of operators on orders. */
export function createOrdersOperator(context: Context) {
  const { db } = context

  async function show(database: Database, idOrNumber: string): Promise<OperatorOrder> {
    const found = await repo.findAnyOrder(database, idOrNumber)
    if (!found) throw refuse('order_not_found')
    const { id } = found.order
    const [timeline, senders, packing, parts] = [
      await repo.findTimeline(database, id),
      await findSenders(database, id),
      await repo.findPacking(database, id),
      await loadParts(database, id),
    ]
    return toOperatorOrder(found, parts, { timeline, senders, packing, refundable: refundableOf(found.order, parts) })
  }

  return {
    /** Returns a page of all companies' orders, newest first, with the totals of all matching orders. */
    async pageOrders(
      input: OrderFilterInput,
      { limit, offset }: Page,
    ): Promise<{ orders: OperatorListItem[]; sums: OrderSum[]; count: number }> {
      const filter = toOperatorFilter(input, context.timeZone)
      const rows = await repo.findAllOrders(db, filter, limit, offset)
      const sums = (await repo.sumAllOrders(db, filter)).map(toOrderSum)
      return { orders: rows.map(toOperatorListItem), sums, count: sums.reduce((all, sum) => all + sum.count, 0) }
    },

    /** Exports the matching orders of all companies as CSV. */
    exportOrders: (filter: OrderFilterInput, rows: OrderFileRows): Promise<OrdersFile> =>
      exportOrders(context, toOperatorFilter(filter, context.timeZone), rows),

    /**
     * Returns an order of any company, by its id or number.
     * @throws StoreError 404 `order_not_found`
     */
    showOrder: (idOrNumber: string): Promise<OperatorOrder> => show(db, idOrNumber),

    /**
     * Changes the statuses of an order, and ships a parcel if one is described or the status requires it: with the
     * given lines, otherwise all remaining pieces. The order is shipped once all its lines are. Canceling returns the
     * pieces to stock; the customer gets an e-mail for each parcel. Statuses the order already has change nothing. Its
     * payment status follows the refunds (`rules/orders/payment.ts`).
     * @throws StoreError 404 `order_not_found`; 409 `transition_not_allowed`, naming what is allowed, `order_changed`
     * if it is not the version that was read, `already_captured`, `refunds_missing`, `refunds_given`, `order_canceled`,
     * `line_refunded`, `too_many_pieces` and `nothing_left`; 400 `nothing_to_change`, `unknown_line`,
     * `line_named_twice`, `invalid_tracking_url`, or `invalid_shipment` for a parcel without shipped goods; 422
     * `idempotency_key_reused`
     */
    setOrderStatus: (idOrNumber: string, change: OrderChange): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await changeOrder(tx, context, idOrNumber, change)
        return show(tx, idOrNumber)
      }),

    /**
     * Marks a parcel as handed over to its carrier or as delivered; setting it again changes nothing. Once all parcels
     * have arrived and nothing is left to ship, the order is delivered.
     * @throws StoreError 404 `order_not_found`, `shipment_not_found`; 409 `order_changed` if it is not the version that
     * was read, `parcel_delivered` for a handover after the delivery
     */
    markParcel: (idOrNumber: string, mark: ParcelStatusChange): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await markParcel(tx, context, idOrNumber, mark)
        return show(tx, idOrNumber)
      }),

    /**
     * Closes pieces that will not be shipped: the given ones, otherwise all remaining ones. They do not return to
     * stock. What was charged for them is refunded unless disabled. Once nothing is left to ship, the order is
     * shipped, or delivered if its parcels have arrived. The customer gets an e-mail.
     * @throws StoreError 404 `order_not_found`; 409 `order_changed` if it is not the version that was read,
     * `nothing_shipped`, `nothing_left`, `too_many_pieces`, `refund_too_high`; 400 `unknown_line`, `line_named_twice`
     */
    closeRest: (idOrNumber: string, request: CloseRestRequest): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await closeRest(tx, context, idOrNumber, request)
        return show(tx, idOrNumber)
      }),

    /**
     * Refunds an amount, or what was charged for shipped or closed pieces; never more than the unrefunded amount at
     * each tax rate. Once everything is refunded, the payment status is `refunded`. The customer gets an e-mail.
     * @throws StoreError 404 `order_not_found`; 409 `order_changed` if it is not the version that was read,
     * `not_charged`, `refund_too_high`, `too_many_to_refund` and `nothing_to_refund`; 400 `unknown_line` and
     * `line_named_twice`; 422 `idempotency_key_reused`
     */
    refundOrder: (idOrNumber: string, request: RefundRequest): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await refundOrder(tx, context, idOrNumber, request)
        return show(tx, idOrNumber)
      }),
  }
}

export type OrdersOperator = ReturnType<typeof createOrdersOperator>
