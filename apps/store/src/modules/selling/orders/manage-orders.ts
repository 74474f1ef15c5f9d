import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { changeOrder, type OrderChange } from './change-order'
import { closeRest, type CloseRestRequest } from './close-rest'
import { exportOrders, type OrderFileRows, type OrdersFile } from './export-orders'
import { backorderPieces, type Backordering } from './backorder-pieces'
import { changeParcel, type ParcelChange } from './change-parcel'
import { countLedgerDifferences, findLedgerDifferences, type LedgerDifferenceRow } from './ledger-differences.repo'
import { deleteNote, writeNote } from './order-notes'
import { findNotes } from './order-notes.repo'
import {
  quoteReplacement,
  replaceLine,
  type QuotedReplacement,
  type ReplacementChoice,
  type ReplacementRequest,
} from './replace-line'
import { undoStep, type StepUndo } from './undo-step'
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
    const parts = await loadParts(database, id)
    return toOperatorOrder(found, parts, {
      timeline: await repo.findTimeline(database, id),
      senders: await findSenders(database, id),
      packing: await repo.findPacking(database, id),
      notes: await findNotes(database, id),
      refundable: refundableOf(found.order, parts),
    })
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
     * Marks a parcel as handed over to its carrier or as delivered, or corrects its carrier and tracking link; the
     * customer gets a corrected link once. Present values change nothing. Once all parcels have arrived and nothing is
     * left to ship, the order is delivered.
     * @throws StoreError 404 `order_not_found`, `shipment_not_found`; 409 `order_changed` if it is not the version that
     * was read, `parcel_delivered` for a handover after the delivery; 400 `invalid_tracking_url`
     */
    changeParcel: (idOrNumber: string, change: ParcelChange): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await changeParcel(tx, context, idOrNumber, change)
        return show(tx, idOrNumber)
      }),

    /**
     * Undoes the last step of an order or of a parcel (`rules/orders/undo.ts`). A removed parcel's e-mail is withdrawn
     * or corrected; the customer gets no other e-mail.
     * @throws StoreError 404 `order_not_found`, `shipment_not_found`; 409 `order_changed` if it is not the version that
     * was read, `step_not_done`, `later_step_first`, `refund_after_step`
     */
    undoStep: (idOrNumber: string, undo: StepUndo): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await undoStep(tx, context, idOrNumber, undo)
        return show(tx, idOrNumber)
      }),

    /**
     * Lets pieces that are missing wait for stock; the customer gets an e-mail.
     * @throws StoreError 404 `order_not_found`; 409 `order_changed` if it is not the version that was read,
     * `order_closed`, `nothing_left`, `too_many_pieces`, `all_waiting`; 400 `unknown_line`, `line_named_twice`
     */
    backorderPieces: (idOrNumber: string, request: Backordering): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await backorderPieces(tx, context, idOrNumber, request)
        return show(tx, idOrNumber)
      }),

    /**
     * Prices an article as a replacement for pieces of a line.
     * @throws StoreError 404 `order_not_found`, `article_not_found`; 409 `replacement_not_possible`; 400 `unknown_line`
     */
    async quoteReplacement(
      idOrNumber: string,
      choice: ReplacementChoice,
    ): Promise<{ quoted: QuotedReplacement; currencyCode: string }> {
      const found = await repo.findAnyOrder(db, idOrNumber)
      if (!found) throw refuse('order_not_found')
      const { order } = found
      return { quoted: await quoteReplacement(db, context, order, choice), currencyCode: order.currencyCode }
    },

    /**
     * Closes and credits pieces of a line and adds a line with another article at its current price. The customer gets
     * an e-mail.
     * @throws StoreError as `quoteReplacement`; 409 `order_changed` if it is not the version that was read,
     * `order_closed`, `nothing_left`, `too_many_pieces`, `replacement_price_changed`, `replacement_short`
     */
    replaceLine: (idOrNumber: string, request: ReplacementRequest): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await replaceLine(tx, context, idOrNumber, request)
        return show(tx, idOrNumber)
      }),

    /** Writes a note on an order for colleagues. @throws StoreError 404 `order_not_found` */
    writeNote: (idOrNumber: string, text: string): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await writeNote(tx, context, idOrNumber, text)
        return show(tx, idOrNumber)
      }),

    /**
     * Deletes a note of the current actor.
     * @throws StoreError 404 `order_not_found`, `note_not_found`; 403 `not_your_note`
     */
    deleteNote: (idOrNumber: string, noteId: string): Promise<OperatorOrder> =>
      db.transaction(async (tx) => {
        await deleteNote(tx, idOrNumber, noteId)
        return show(tx, idOrNumber)
      }),

    /** Returns a page of the orders whose payment status and ledger differ, oldest first. */
    async listLedgerDifferences(page: Page): Promise<{ orders: LedgerDifferenceRow[]; count: number }> {
      return { orders: await findLedgerDifferences(db, page), count: await countLedgerDifferences(db) }
    },

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
