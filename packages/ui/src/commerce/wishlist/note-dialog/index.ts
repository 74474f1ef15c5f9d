export { LazyNoteDialog } from './LazyNoteDialog'
export { NoteDialog, type NoteDialogProps } from './NoteDialog'
