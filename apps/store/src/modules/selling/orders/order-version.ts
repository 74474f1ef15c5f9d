import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import { findTimeline } from './operator-orders.repo'
import type { OrderRow } from './orders.repo'

/** @throws StoreError 409 `order_changed` if the order was changed since it was read */
export async function assertVersion(tx: Database, order: OrderRow, version: number): Promise<void> {
  if (version === order.version) return
  const last = (await findTimeline(tx, order.id)).at(-1)
  const name = last?.operatorName ?? undefined
  throw refuse('order_changed', name === undefined ? undefined : { name })
}
