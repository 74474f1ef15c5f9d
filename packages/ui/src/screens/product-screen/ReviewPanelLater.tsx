import { lazy } from 'react'

/** {@link ReviewPanel}, fetched when the Review tab is first opened: most buyers never do. */
export const ReviewPanelLater = lazy(async () => {
  const { ReviewPanel } = await import('./ReviewPanel')
  return { default: ReviewPanel }
})
