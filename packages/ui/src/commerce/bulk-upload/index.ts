export type { BulkUploadDialogProps } from './BulkUploadDialog'
export { BulkUploadDialogLater } from './BulkUploadDialogLater'
