import { lazy } from 'react'

/** What stands between the hero and the services, fetched with the first page that has it. */
export const LandingOffersLater = lazy(async () => {
  const { LandingOffers } = await import('./LandingOffers')
  return { default: LandingOffers }
})

/** The banner at the foot of the page, fetched with the first page that has it. */
export const AccessoriesLater = lazy(async () => {
  const { AccessoriesBanner } = await import('../../commerce/accessories-banner')
  return { default: AccessoriesBanner }
})
