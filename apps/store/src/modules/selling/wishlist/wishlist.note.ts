import type { Database } from '../../../platform/db/database'
import { conflict, notFound } from '../../../platform/http/errors'
import * as repo from './wishlist.repo'

/** A change of a note. */
export interface NoteChange {
  productId: string
  /** White space only removes the note. */
  note: string
  /** The displayed note; undefined to replace any. */
  replaces?: string | null
}

/** Trims a note; null if it is empty. */
export function toNote(text: string | undefined): string | null {
  return text?.trim() || null
}

/**
 * Changes a note on the locked wishlist; the entry's expiry is unchanged.
 * @throws StoreError 404 `not_on_wishlist`; 409 `note_changed` if it differs from the displayed one
 */
export async function changeNote(
  tx: Database,
  companyId: string,
  { productId, note: text, replaces }: NoteChange,
): Promise<void> {
  const entry = await repo.findNote(tx, companyId, productId)
  if (!entry) throw notFound('not_on_wishlist', 'This product is not on the wishlist any more.')
  const note = toNote(text)
  // Idempotent: setting the current text is a no-op.
  if (replaces !== undefined && entry.note !== replaces && entry.note !== note) {
    const message = 'This note was changed elsewhere.'
    throw conflict('note_changed', message, undefined, { note: entry.note ?? '' })
  }
  await repo.updateNote(tx, companyId, productId, note)
}
