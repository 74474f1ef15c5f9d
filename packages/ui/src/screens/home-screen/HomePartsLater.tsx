import { lazy } from 'react'

/** What stands above the best sellers, fetched with the first page that has it. */
export const HomeTopLater = lazy(async () => {
  const { HomeTop } = await import('./HomeTop')
  return { default: HomeTop }
})

/** What stands below them. */
export const HomeRestLater = lazy(async () => {
  const { HomeRest } = await import('./HomeRest')
  return { default: HomeRest }
})
