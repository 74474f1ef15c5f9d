export { BulkDialog, type BulkDialogProps } from './BulkDialog'
export { BulkResult, type BulkResultProps } from './BulkResult'
