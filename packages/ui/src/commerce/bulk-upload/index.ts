import { lazyAgain } from '../../internal/lazy-again'

export type { BulkUploadDialogProps } from './BulkUploadDialog'

/** {@link BulkUploadDialog}, fetched when it is first asked for. */
export const BulkUploadDialogLater = lazyAgain(() =>
  import('./BulkUploadDialog').then(({ BulkUploadDialog }) => ({ default: BulkUploadDialog })),
)
