export { NoteDialogLater } from './NoteDialogLater'
export { NoteDialog, type NoteDialogProps } from './NoteDialog'
