import type { OrderStates } from './transition'

/** A decision about missing pieces: they were closed, wait for stock, or were replaced by another article. */
export type MissingStep = 'closed' | 'backordered' | 'replaced'

/** A step of an order that can be undone; `parcel`, `handed_over` and `delivered` are steps of a parcel. */
export type OrderStep =
  | 'packed'
  | 'parcel'
  | 'handed_over'
  | 'delivered'
  | 'completed'
  | 'paid'
  | 'paid_back'
  | MissingStep

/** The last decision about missing pieces that was not undone. */
export interface MissingDecision {
  step: MissingStep
  /** The states of the order before and after it. */
  before: OrderStates
  after: OrderStates
  /** True if it credited pieces or changed the total. */
  movedMoney: boolean
  /** True if a parcel was sent after it. */
  isShippedSince: boolean
  /** True if another refund was made after it. */
  isRefundedSince: boolean
  /** True if stock came in for pieces that it let wait. */
  hasArrived: boolean
}

/** A parcel with its marks. */
export interface MarkedParcel {
  id: string
  shippedAt: Date
  handedOverAt: Date | null
  deliveredAt: Date | null
}

/** The facts that decide which steps of an order can be undone. */
export interface UndoFacts {
  states: OrderStates
  parcels: readonly MarkedParcel[]
  /** When its last refund was made; null without refunds. */
  lastRefundAt: Date | null
  /** When its payment was recorded; null if none is, or if it was reversed. */
  paidAt: Date | null
  /** True if an amount was paid back and not reversed. */
  isPaidBack: boolean
  /** Null if none was recorded. */
  missing: MissingDecision | null
}

/**
 * Why a step cannot be undone: it was not done, a later step must be undone first, a refund was made after it, the
 * order was paid before its credit, so that the credit may have been paid out, or the waiting pieces have arrived.
 */
export type UndoRefusal = 'not_done' | 'later_step' | 'refunded' | 'paid_out' | 'arrived'

const isAfter = (later: Date | null, earlier: Date) => later !== null && later >= earlier

function refusalOfParcel(
  step: OrderStep,
  parcel: MarkedParcel | undefined,
  { states, lastRefundAt }: UndoFacts,
): UndoRefusal | undefined {
  if (!parcel || states.status === 'canceled') return 'not_done'
  const { shippedAt, handedOverAt, deliveredAt } = parcel
  if (step === 'delivered') {
    if (!deliveredAt) return 'not_done'
    return states.status === 'completed' ? 'later_step' : undefined
  }
  if (step === 'handed_over') {
    if (!handedOverAt) return 'not_done'
    return deliveredAt ? 'later_step' : undefined
  }
  if (handedOverAt || deliveredAt || states.status === 'completed') return 'later_step'
  return isAfter(lastRefundAt, shippedAt) ? 'refunded' : undefined
}

function refusalOfMissing(step: MissingStep, { states, missing }: UndoFacts): UndoRefusal | undefined {
  if (missing?.step !== step || states.status === 'canceled') return 'not_done'
  const { before, after, movedMoney } = missing
  const isUnchanged = states.status === after.status && states.fulfillmentStatus === after.fulfillmentStatus
  if (!isUnchanged || missing.isShippedSince) return 'later_step'
  if (missing.hasArrived) return 'arrived'
  if (!movedMoney) return undefined
  if (before.paymentStatus === 'captured') return 'paid_out'
  if (missing.isRefundedSince) return 'refunded'
  return states.paymentStatus === 'captured' ? 'later_step' : undefined
}

/** Why a step of an order cannot be undone; undefined if it can. @param parcelId for steps of a parcel */
export function undoRefusal(facts: UndoFacts, step: OrderStep, parcelId?: string): UndoRefusal | undefined {
  const { states, parcels, lastRefundAt, paidAt, isPaidBack } = facts
  switch (step) {
    case 'packed':
      if (parcels.length > 0 || ['shipped', 'delivered'].includes(states.fulfillmentStatus)) return 'later_step'
      return states.fulfillmentStatus === 'fulfilled' && states.status !== 'canceled' ? undefined : 'not_done'
    case 'completed':
      return states.status === 'completed' ? undefined : 'not_done'
    case 'paid':
      if (paidAt === null) return 'not_done'
      if (isPaidBack) return 'later_step'
      return isAfter(lastRefundAt, paidAt) ? 'refunded' : undefined
    case 'paid_back':
      return isPaidBack ? undefined : 'not_done'
    case 'closed':
    case 'backordered':
    case 'replaced':
      return refusalOfMissing(step, facts)
    default:
      return refusalOfParcel(
        step,
        parcels.find(({ id }) => id === parcelId),
        facts,
      )
  }
}

/** The steps of an order that can be undone now. */
export function undoableSteps(facts: UndoFacts): { step: OrderStep; parcelId: string | null }[] {
  const ofOrder = (['packed', 'completed', 'paid', 'paid_back', 'closed', 'backordered', 'replaced'] as const).map(
    (step) => ({
      step,
      parcelId: null,
    }),
  )
  const ofParcels = facts.parcels.flatMap(({ id: parcelId }) =>
    (['parcel', 'handed_over', 'delivered'] as const).map((step) => ({ step, parcelId })),
  )
  return [...ofOrder, ...ofParcels].filter(
    ({ step, parcelId }) => undoRefusal(facts, step, parcelId ?? undefined) === undefined,
  )
}
