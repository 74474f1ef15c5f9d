import { lazy } from 'react'

export type { BulkUploadDialogProps } from './BulkUploadDialog'

/** {@link BulkUploadDialog}, fetched when it is first asked for. */
export const BulkUploadDialogLater = lazy(() =>
  import('./BulkUploadDialog').then(({ BulkUploadDialog }) => ({ default: BulkUploadDialog })),
)
