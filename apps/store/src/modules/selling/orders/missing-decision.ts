import { isRecord } from '@skafferi/domain/rules/json/schema'
import type { OrderStates } from '@skafferi/domain/rules/orders/orders'
import type { MissingDecision, MissingStep } from '@skafferi/domain/rules/orders/undo'
import type { Database } from '../../../platform/db/database'
import { statesOf } from './order-states'
import { openRefunds } from './open-refunds'
import type { EventRow } from './operator-orders.repo'
import { findShipments, type OrderItemRow, type OrderRow, type ShipmentRow } from './orders.repo'
import { findRefunds, type RefundRow } from './refunds.repo'

/** What a decision about missing pieces changed, as its event records it, so that it can be undone. */
export interface RecordedDecision {
  /** `waiting`: of the pieces, those that waited for stock before. */
  lines: readonly { id: string; quantity: number; waiting: number }[]
  /** The states of the order before and after it. */
  states: { before: OrderStates; after: OrderStates }
  /** The refund that it made; null if it made none. */
  refundId: string | null
  /** The parcels that were sent and the refunds that were made by then, with its own. */
  known: { shipmentIds: readonly string[]; refundIds: readonly string[] }
  /** The line of the article that replaces the pieces; null if none does. */
  replacementId: string | null
}

/**
 * Returns the record of a decision, after it was made.
 * @param order before it
 * @param made the order's states after it, if they changed
 */
export async function recordOf(
  tx: Database,
  order: OrderRow,
  made: Pick<RecordedDecision, 'lines'> &
    Partial<Pick<RecordedDecision, 'refundId' | 'replacementId'>> & { after?: OrderStates },
): Promise<RecordedDecision> {
  const before = statesOf(order)
  const { lines, refundId = null, replacementId = null, after = before } = made
  const shipments = await findShipments(tx, order.id)
  const refunds = await findRefunds(tx, order.id)
  return {
    lines,
    states: { before, after },
    refundId,
    replacementId,
    known: { shipmentIds: shipments.map(({ id }) => id), refundIds: refunds.map(({ refund }) => refund.id) },
  }
}

/** A decision with what it changed. */
export interface FoundDecision {
  step: MissingStep
  at: Date
  recorded: RecordedDecision
}

const decisions: ReadonlyMap<string, MissingStep> = new Map([
  ['order.rest_closed', 'closed'],
  ['order.backordered', 'backordered'],
  ['order.line_replaced', 'replaced'],
])

/** The actions of the events that undo decisions. */
export const decisionUndone = {
  closed: 'order.closing_undone',
  backordered: 'order.backorder_undone',
  replaced: 'order.replacement_undone',
} as const satisfies Record<MissingStep, string>

const undoActions: ReadonlySet<string> = new Set(Object.values(decisionUndone))

/** Returns the last decision about missing pieces that was not undone; undefined if none was recorded in full. */
export function lastDecision(
  timeline: readonly Pick<EventRow, 'action' | 'at' | 'after'>[],
): FoundDecision | undefined {
  const made: (FoundDecision | undefined)[] = []
  for (const { action, at, after } of timeline) {
    const step = decisions.get(action)
    const decision = step && isRecord(after) ? after.decision : undefined
    // The store's own record, written with the same type.
    if (step)
      made.push(isRecord(decision) ? { step, at, recorded: decision as unknown as RecordedDecision } : undefined)
    if (undoActions.has(action)) made.pop()
  }
  return made.at(-1)
}

/** Returns the facts that decide whether a decision can be undone; null without one. */
export function toDecisionFacts(
  found: FoundDecision | undefined,
  {
    items,
    shipments,
    refunds,
  }: { items: readonly OrderItemRow[]; shipments: readonly ShipmentRow[]; refunds: readonly RefundRow[] },
): MissingDecision | null {
  if (!found) return null
  const { step, recorded } = found
  const { known } = recorded
  const waitsStill = ({ id, quantity }: RecordedDecision['lines'][number]) =>
    (items.find((item) => item.id === id)?.backorderedQuantity ?? 0) >= quantity
  return {
    step,
    ...recorded.states,
    movedMoney: recorded.refundId !== null || recorded.replacementId !== null,
    isShippedSince: shipments.some(({ id }) => !known.shipmentIds.includes(id)),
    isRefundedSince: openRefunds(refunds).some(({ refund }) => !known.refundIds.includes(refund.id)),
    hasArrived: step === 'backordered' && !recorded.lines.every(waitsStill),
  }
}
