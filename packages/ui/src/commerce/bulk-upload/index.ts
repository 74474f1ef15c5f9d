import { lazyAgain } from '../../internal/lazy-again'

export { useSkipReason } from './use-skip-reason'
export type { BulkUploadDialogProps } from './BulkUploadDialog'

/** {@link BulkUploadDialog}, fetched when it is first asked for. */
export const BulkUploadDialogLater = lazyAgain(() =>
  import('./BulkUploadDialog').then(({ BulkUploadDialog }) => ({ default: BulkUploadDialog })),
)
