import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, type Actor } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import * as repo from './order-notes.repo'
import { findAnyOrder } from './operator-orders.repo'

/** True if the current actor wrote a row, or if its author was not recorded. */
export function isOwn({ operatorId, apiKeyId, declaredName }: Actor): boolean {
  const actor = currentActor()
  if (operatorId === null && apiKeyId === null && declaredName === null) return true
  return operatorId === actor.operatorId && apiKeyId === actor.apiKeyId && declaredName === actor.declaredName
}

async function idOf(tx: Database, idOrNumber: string): Promise<string> {
  const found = await findAnyOrder(tx, idOrNumber)
  if (!found) throw refuse('order_not_found')
  return found.order.id
}

/** Writes a note on an order. @throws StoreError 404 `order_not_found` */
export async function writeNote(tx: Database, { now }: Context, idOrNumber: string, text: string): Promise<void> {
  const at = now()
  const orderId = await idOf(tx, idOrNumber)
  await repo.insertNote(tx, { id: newId('note', at), orderId, text: text.trim(), writtenAt: at, ...currentActor() })
}

/**
 * Deletes a note of the current actor.
 * @throws StoreError 404 `order_not_found`, `note_not_found`; 403 `not_your_note`
 */
export async function deleteNote(tx: Database, idOrNumber: string, noteId: string): Promise<void> {
  const note = await repo.lockNote(tx, await idOf(tx, idOrNumber), noteId)
  if (!note) throw refuse('note_not_found')
  if (!isOwn(note)) throw refuse('not_your_note')
  await repo.deleteNote(tx, noteId)
}
