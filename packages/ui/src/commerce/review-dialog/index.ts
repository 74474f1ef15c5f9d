import { lazy } from 'react'

export type { ReviewDialogProps } from './ReviewDialog'

/** {@link ReviewDialog}, fetched when it is first asked for: most customers never open it. */
export const ReviewDialogLater = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }))
