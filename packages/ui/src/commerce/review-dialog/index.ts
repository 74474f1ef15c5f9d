import { lazy } from 'react'

export type { ReviewDialogProps } from './ReviewDialog'

/** {@link ReviewDialog}, fetched when it is first asked for: most customers never open it. */
export const ReviewDialogLater = lazy(() =>
  import('./ReviewDialog').then(({ ReviewDialog }) => ({ default: ReviewDialog })),
)
