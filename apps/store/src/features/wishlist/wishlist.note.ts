import type { Database } from '../../db/database'
import { conflict, notFound } from '../../http/errors'
import * as repo from './wishlist.repo'

/** A note for a product that is on the wishlist. */
export interface NoteChange {
  productId: string
  /** Nothing but space takes the note away. */
  note: string
  /** The note that was shown; undefined where any may be replaced. */
  replaces?: string | null
}

/** A note as it is kept: without space around it; null where nothing is left. */
export function toNote(text: string | undefined): string | null {
  return text?.trim() || null
}

/**
 * Changes a note on the locked wishlist; the entry's 30 days go on.
 * @throws StoreError 404 `not_on_wishlist`; 409 `note_changed` where it is another one than was shown
 */
export async function changeNote(
  tx: Database,
  companyId: string,
  { productId, note: text, replaces }: NoteChange,
): Promise<void> {
  const entry = await repo.findNote(tx, companyId, productId)
  if (!entry) throw notFound('not_on_wishlist', 'This product is not on the wishlist any more.')
  const note = toNote(text)
  // Writing what is there already does no harm, whoever wrote it first.
  if (replaces !== undefined && entry.note !== replaces && entry.note !== note) {
    const message = 'This note was changed elsewhere.'
    throw conflict('note_changed', message, undefined, { note: entry.note ?? '' })
  }
  await repo.updateNote(tx, companyId, productId, note)
}
