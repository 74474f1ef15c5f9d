import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
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
  if (!entry) throw refuse('not_on_wishlist')
  const note = toNote(text)
  // Idempotent: setting the current text is a no-op.
  if (replaces !== undefined && entry.note !== replaces && entry.note !== note) {
    throw refuse('note_changed', { note: entry.note ?? '' })
  }
  await repo.updateNote(tx, companyId, productId, note)
}
