import type { Problem } from '../action'
import type { FormDraft } from '../draft'
import type { NoteDraft } from './note'

/** A note that is being written. */
export interface EditedNote {
  productId: string
  /** The product's name. */
  title: string
  /** What stood there when it was opened; empty where nothing did. */
  note: string
}

/** Writing the note of a product on the wishlist. */
export interface NoteEditing {
  /** Null while none is written. It stays as it was opened, whatever becomes of the list below. */
  edited: EditedNote | null
  /** What was typed for that product, kept until it is saved or thrown away. */
  draft: FormDraft<NoteDraft>
  saving: boolean
  /** Why it was not saved; what was typed stays. */
  problem: Problem<'save_note'> | null
  onNoteEdit: (event: EditedNote) => void
  /** Resolves to whether it was saved. */
  onNoteSave: (event: { note: string }) => Promise<boolean>
  onNoteClose: () => void
}
