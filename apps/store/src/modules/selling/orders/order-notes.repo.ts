import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { apiKeys, operators, orderNotes } from '../../../platform/db/schema'

/** Returns the notes on an order, newest first, with their authors. */
export function findNotes(db: Database, orderId: string) {
  return db
    .select({ note: orderNotes, operatorName: actorName(orderNotes) })
    .from(orderNotes)
    .leftJoin(operators, actorJoins(orderNotes).operator)
    .leftJoin(apiKeys, actorJoins(orderNotes).key)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.writtenAt), desc(orderNotes.id))
}

/** A note with the name of its author. */
export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** Stores a note. */
export async function insertNote(tx: Database, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

/** Locks and returns a note of an order; undefined if there is none. */
export async function lockNote(tx: Database, orderId: string, id: string) {
  const [note] = await tx
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.id, id)))
    .for('update')
  return note
}

/** Deletes a note. */
export async function deleteNote(tx: Database, id: string): Promise<void> {
  await tx.delete(orderNotes).where(eq(orderNotes.id, id))
}
