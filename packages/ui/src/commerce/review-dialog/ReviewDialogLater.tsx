import { lazy } from 'react'

/** {@link ReviewDialog}, fetched when it is first asked for: most customers never open it. */
export const ReviewDialogLater = lazy(async () => {
  const { ReviewDialog } = await import('./ReviewDialog')
  return { default: ReviewDialog }
})
