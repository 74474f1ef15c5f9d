import { lazy } from 'react'

/** {@link ComplaintDialog}, fetched when it is first asked for: most orders give no reason to complain. */
export const ComplaintDialogLater = lazy(async () => {
  const { ComplaintDialog } = await import('./ComplaintDialog')
  return { default: ComplaintDialog }
})
