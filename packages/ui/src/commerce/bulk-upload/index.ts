export type {
  BulkReportRowView,
  BulkReportView,
  BulkUploadFault,
  BulkUploadStage,
  BulkUploadText,
  BulkUploadWay,
} from './bulk-upload'
export type { BulkUploadDialogProps } from './BulkUploadDialog'
export { BulkUploadDialogLater } from './BulkUploadDialogLater'
