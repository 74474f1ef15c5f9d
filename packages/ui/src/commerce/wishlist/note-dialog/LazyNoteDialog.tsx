import { lazyWithRetry } from '../../../internal/lazy-with-retry'

/** Loaded when it is first opened: on most visits of the wishlist it is not needed. */
export const LazyNoteDialog = lazyWithRetry(() =>
  import('./NoteDialog').then(({ NoteDialog }) => ({ default: NoteDialog })),
)
