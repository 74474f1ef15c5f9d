export { ReorderDialog, type ReorderDialogProps } from './ReorderDialog'
