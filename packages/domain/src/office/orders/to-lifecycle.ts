import type { components } from '@skafferi/api/admin'
import type { MissingStep } from '../../rules/orders/undo'
import { toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import type { FullOrderView, LifecycleStepView, SentParcelView } from './orders.view'

type ReadOrder = components['schemas']['AdminOrder']
type States = NonNullable<ReadOrder['timeline'][number]['after']>

/** Returns the last entry that brought an order to a state; undefined if it was not recorded. */
function entryOf({ timeline }: ReadOrder, isReached: (states: States) => boolean) {
  return timeline.findLast(
    ({ action, before, after }) =>
      !action.endsWith('_undone') && after !== null && isReached(after) && !(before !== null && isReached(before)),
  )
}

/** Returns the last parcel of an order with a mark. */
function lastMarked(parcels: ReadOrder['parcels'], mark: 'shipped_at' | 'handed_over_at' | 'delivered_at') {
  const marks = parcels.flatMap((parcel) => parcel[mark] ?? [])
  return marks.sort().at(-1) ?? null
}

const isUndoable = ({ undoable }: ReadOrder, step: string) => undoable.some((each) => each.step === step)

/** The last step of a parcel, which can be undone; null if none can. */
export function parcelUndoOf({ undoable }: ReadOrder, parcel: string): SentParcelView['undo'] {
  const found = undoable.find(({ shipment_id }) => shipment_id === parcel)?.step
  return found === 'parcel' || found === 'handed_over' || found === 'delivered' ? found : null
}

/** The step of sending: shipped, and handed over once a carrier took a parcel. */
function sendingOf(read: ReadOrder, office: Office): LifecycleStepView {
  const { order, parcels } = read
  const taken = lastMarked(parcels, 'handed_over_at')
  const at = taken ?? lastMarked(parcels, 'shipped_at')
  const isComplete =
    order.shipment_state === 'delivered' ||
    (order.shipment_state === 'all' &&
      (taken === null || parcels.every((parcel) => parcel.handed_over_at !== null || parcel.delivered_at !== null)))
  const handover = read.timeline.findLast(({ action }) => action === 'order.parcel_handed_over')
  return {
    name: taken === null ? 'shipped' : 'handedOver',
    state: isComplete ? 'done' : order.shipped_pieces > 0 ? 'part' : 'ahead',
    time: at === null ? null : toDateTimeView(at, office),
    person: (taken === null ? parcels.at(-1)?.sent_by : handover?.operator_name) ?? null,
    undo: null,
  }
}

/** The delivery: of all parcels, or of some. */
function deliveryOf(read: ReadOrder, office: Office): LifecycleStepView {
  const at = lastMarked(read.parcels, 'delivered_at')
  const entry =
    read.timeline.findLast(({ action }) => action === 'order.parcel_delivered') ??
    entryOf(read, ({ fulfillment_status }) => fulfillment_status === 'delivered')
  const isDelivered = read.order.fulfillment_status === 'delivered'
  return {
    name: 'delivered',
    state: isDelivered ? 'done' : at === null ? 'ahead' : 'part',
    time: at === null ? null : toDateTimeView(at, office),
    person: isDelivered || at !== null ? (entry?.operator_name ?? null) : null,
    undo: null,
  }
}

/** The steps of an order with what has happened, when and by whom; empty if it was canceled. */
export function toLifecycle(read: ReadOrder, office: Office): LifecycleStepView[] {
  const { order, customer } = read
  if (order.status === 'canceled') return []
  const stepOf = (name: 'packed' | 'completed', isDone: boolean, isReached: (states: States) => boolean) => {
    const entry = isDone ? entryOf(read, isReached) : undefined
    const undo = isUndoable(read, name) ? name : null
    return {
      name,
      state: isDone ? 'done' : 'ahead',
      time: entry ? toDateTimeView(entry.at, office) : null,
      person: entry?.operator_name ?? null,
      undo,
    } as const
  }
  const isPacked = order.fulfillment_status !== 'not_fulfilled'
  const packed = stepOf('packed', isPacked, ({ fulfillment_status }) => fulfillment_status === 'fulfilled')
  return [
    {
      name: 'placed',
      state: 'done',
      time: toDateTimeView(order.created_at, office),
      person: `${customer.first_name} ${customer.last_name}`,
      undo: null,
    },
    !isPacked && order.shipped_pieces > 0 ? { ...packed, state: 'part' } : packed,
    sendingOf(read, office),
    deliveryOf(read, office),
    stepOf('completed', order.status === 'completed', ({ status }) => status === 'completed'),
  ]
}

/** Who set an order to `requires_action` and when, and what it waits for; null for other statuses. */
export function toRequiredAction(read: ReadOrder, office: Office): FullOrderView['requiredAction'] {
  if (read.order.status !== 'requires_action') return null
  const entry = entryOf(read, ({ status }) => status === 'requires_action')
  return {
    time: entry ? toDateTimeView(entry.at, office) : null,
    person: entry?.operator_name ?? null,
    awaitsPayment: read.order.payment_status === 'awaiting',
  }
}

const decisions: readonly string[] = ['closed', 'backordered', 'replaced'] satisfies MissingStep[]

/** The last decision about missing pieces, if it can be undone; null otherwise. */
export function decisionUndoOf({ undoable }: Pick<ReadOrder, 'undoable'>): MissingStep | null {
  const found = undoable.find(({ step }) => decisions.includes(step))
  return (found?.step as MissingStep | undefined) ?? null
}
