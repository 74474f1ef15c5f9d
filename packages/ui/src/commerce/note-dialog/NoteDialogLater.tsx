import { lazyAgain } from '../../internal/lazy-again'

/** Fetched when a note is first written: most visits of the wishlist never do. */
export const NoteDialogLater = lazyAgain(() =>
  import('./NoteDialog').then(({ NoteDialog }) => ({ default: NoteDialog })),
)
