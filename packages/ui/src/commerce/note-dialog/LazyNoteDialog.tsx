import { lazyWithRetry } from '../../internal/lazy-with-retry'

/** Fetched when a note is first written: most visits of the wishlist never do. */
export const LazyNoteDialog = lazyWithRetry(() =>
  import('./NoteDialog').then(({ NoteDialog }) => ({ default: NoteDialog })),
)
