import type { LinePieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { remainingPieces } from '@skafferi/domain/rules/orders/parcel-lines'
import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import * as repo from './operator-orders.repo'
import { recordOf } from './missing-decision'
import { enqueueOrderUpdated, namedPieces } from './order-mails'
import { assertOpen, statesOf, sumPieces } from './order-states'
import { assertVersion } from './order-version'
import { selectPieces, withShippedPieces, withWaiting } from './parcel'
import { findPieces, moveToWaiting } from './parcels.repo'

/** An operator's request to let missing pieces wait for stock. */
export interface Backordering {
  lines: readonly LinePieces[]
  /** The promised first day of dispatch (YYYY-MM-DD). */
  availableFrom?: string
  /** The version of the order that the caller read. */
  version: number
}

/**
 * Lets pieces of an order wait for stock, with the activity entry and the e-mail, in the given transaction.
 * @throws StoreError as `backorderPieces` of the operator
 */
export async function backorderPieces(
  tx: Database,
  context: Context,
  idOrNumber: string,
  { lines: requested, availableFrom, version }: Backordering,
): Promise<void> {
  const now = context.now()
  const order = await repo.lockOrder(tx, idOrNumber)
  if (!order) throw refuse('order_not_found')
  await assertVersion(tx, order, version)
  assertOpen(order)
  await repo.lockVariants(tx, order.id, { onlyWaiting: false })
  const lines = withShippedPieces(order, await findPieces(tx, order.id))
  const missing = selectPieces(lines, requested)
  for (const [index, { id, quantity }] of missing.entries()) {
    const line = lines.find((each) => each.id === id)
    const left = line ? remainingPieces(line) - (line.backordered ?? 0) : 0
    if (!line || quantity <= left) continue
    const name = articleName(line.title, line.variantTitle, null)
    throw refuse('all_waiting', { name, left }, { [`lines.${index}.quantity`]: fault('pieces_left', { left }) })
  }
  await moveToWaiting(tx, missing, availableFrom ?? null)
  await repo.updateStates(tx, order.id, statesOf(order))
  const news = { kind: 'backorder', lines: await namedPieces(tx, order.id, missing), availableFrom } as const
  await enqueueOrderUpdated(tx, order.id, news, context, now)
  const decision = await recordOf(tx, order, { lines: withWaiting(lines, missing) })
  await recordOperatorEvent(tx, {
    at: now,
    action: 'order.backordered',
    subjectId: order.id,
    before: {},
    after: { pieces: sumPieces(missing), ...(availableFrom !== undefined && { availableFrom }), decision },
  })
}
