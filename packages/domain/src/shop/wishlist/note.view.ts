import type { Problem } from '../../platform/action'
import type { FormDraft } from '../draft'
import type { NoteDraft } from './note'

/** A note that is being edited. */
export interface EditedNote {
  productId: string
  /** The product's name. */
  title: string
  /** The saved note when the dialog was opened; empty if there was none. */
  note: string
}

/** Editing the note of a product on the wishlist. */
export interface NoteEditing {
  /** The note when the dialog was opened; null while it is closed. */
  edited: EditedNote | null
  /** The input for that product, stored until it is saved or discarded. */
  draft: FormDraft<NoteDraft>
  saving: boolean
  /** Reason why it was not saved; the entered text stays. */
  problem: Problem<'save_note'> | null
  onNoteEdit: (event: EditedNote) => void
  /**
   * Saves the note.
   * @returns true if it was saved
   */
  onNoteSave: (event: { note: string }) => Promise<boolean>
  onNoteClose: () => void
}
