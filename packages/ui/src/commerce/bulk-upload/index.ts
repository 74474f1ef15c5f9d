import { lazyWithRetry } from '../../internal/lazy-with-retry'

export { useSkipReason } from './use-skip-reason'
export type { BulkUploadDialogProps } from './BulkUploadDialog'

/** {@link BulkUploadDialog}, fetched when it is first asked for. */
export const LazyBulkUploadDialog = lazyWithRetry(() =>
  import('./BulkUploadDialog').then(({ BulkUploadDialog }) => ({ default: BulkUploadDialog })),
)
