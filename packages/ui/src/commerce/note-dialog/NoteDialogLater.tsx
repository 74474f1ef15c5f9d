import { lazy } from 'react'

/** Fetched when a note is first written: most visits of the wishlist never do. */
export const NoteDialogLater = lazy(() => import('./NoteDialog').then(({ NoteDialog }) => ({ default: NoteDialog })))
