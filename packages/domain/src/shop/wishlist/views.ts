/** Shapes that the kit shows, as types only. */
export type { NoteDraft } from './note'
export type { NoteEditing } from './note.view'
export type { SavingWithNote } from './use-save-with-note'
export type { SavedItemsView, SavedItemState } from './use-saved-items'
export type { WishlistActions } from './use-wishlist'
export type * from './wishlist.view'
