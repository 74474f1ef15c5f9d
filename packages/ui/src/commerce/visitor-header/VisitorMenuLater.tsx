import { lazy } from 'react'

/** {@link VisitorMenu}, fetched when it is first asked for: the first page of a visitor does without it. */
export const VisitorMenuLater = lazy(async () => {
  const { VisitorMenu } = await import('./VisitorMenu')
  return { default: VisitorMenu }
})
