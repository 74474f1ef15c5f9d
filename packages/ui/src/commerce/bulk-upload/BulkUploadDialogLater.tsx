import { lazy } from 'react'

/** {@link BulkUploadDialog}, fetched when it is first asked for. */
export const BulkUploadDialogLater = lazy(async () => {
  const { BulkUploadDialog } = await import('./BulkUploadDialog')
  return { default: BulkUploadDialog }
})
