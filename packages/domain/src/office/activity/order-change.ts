/** A record of an order's states; other values are unchanged. */
type OrderRecord = Readonly<Record<string, unknown>>

/** Actions of entries whose status became a value. */
const actionOfStatus: Readonly<Record<string, string>> = {
  canceled: 'order.canceled',
  completed: 'order.completed',
  requires_action: 'order.action_required',
}

const actionOfFulfillment: Readonly<Record<string, string>> = {
  fulfilled: 'order.packed',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
}

/** Returns the action that names what `order.changed` did; other actions, and unknown changes, are unchanged. */
export function preciseAction(action: string, before: OrderRecord | undefined, after: OrderRecord | undefined): string {
  if (action !== 'order.changed' || after === undefined) return action
  const changed = (field: string) => (after[field] === before?.[field] ? '' : String(after[field]))
  const isParcel = after.carrier !== undefined && before?.carrier === undefined
  return (
    actionOfStatus[changed('status')] ??
    (isParcel ? 'order.shipped' : actionOfFulfillment[changed('fulfillmentStatus')]) ??
    (changed('paymentStatus') === 'captured' ? 'order.payment_recorded' : action)
  )
}

const goodsOf: Readonly<Record<string, string>> = { not_fulfilled: 'to_pack', fulfilled: 'packed' }

const paymentOf: Readonly<Record<string, string>> = { authorized: 'unpaid', captured: 'paid', refunded: 'credited' }

/** Replaces the statuses of an order by the state of its goods and of its payment, as on its page. */
export function withPlainStates(record: OrderRecord): OrderRecord {
  const { status, fulfillmentStatus, paymentStatus, ...rest } = record
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const goods =
    text(status) in actionOfStatus ? status : (goodsOf[text(fulfillmentStatus)] ?? fulfillmentStatus ?? status)
  const payment = paymentOf[text(paymentStatus)] ?? paymentStatus
  return { ...(goods !== undefined && { goods }), ...(payment !== undefined && { payment }), ...rest }
}
