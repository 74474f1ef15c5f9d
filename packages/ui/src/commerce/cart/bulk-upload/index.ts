import { lazyWithRetry } from '../../../internal/lazy-with-retry'

export { useFaultText, useSkipReason } from './use-skip-reason'
export type { BulkUploadDialogProps } from './BulkUploadDialog'

/** {@link BulkUploadDialog}, loaded when it is first opened. */
export const LazyBulkUploadDialog = lazyWithRetry(() =>
  import('./BulkUploadDialog').then(({ BulkUploadDialog }) => ({ default: BulkUploadDialog })),
)
