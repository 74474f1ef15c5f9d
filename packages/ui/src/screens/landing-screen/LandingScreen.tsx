import type { BannerSlot, BannerView } from '@skafferi/domain/content/views'
import { lazy, Suspense } from 'react'
import { DocumentTitle, PageWidth } from '../../components/page-layout'
import { Skeleton } from '../../components/skeleton'
import { BannerFaultLine } from '../../commerce/banner'
import type { RackPicture } from '../../commerce/rack'
import { ServiceContent } from '../../commerce/service-content'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'
import { Hero } from './Hero'
import type { LandingOfferParts } from './LandingOffers'

/** What stands between the hero and the services, fetched with the first page that has it. */
const LandingOffersLater = lazy(() =>
  import('./LandingOffers').then(({ LandingOffers }) => ({ default: LandingOffers })),
)

/** The banner at the foot of the page, fetched with the first page that has it. */
const AccessoriesLater = lazy(() =>
  import('../../commerce/accessories-banner').then(({ AccessoriesBanner }) => ({ default: AccessoriesBanner })),
)

/** A part whose props are left out is not there. */
export interface LandingScreenProps extends LandingOfferParts {
  /** The packs of the hero, shelf by shelf. */
  shelves: readonly (readonly RackPicture[])[]
  /** The address to return to after sign-in; the home page by default. */
  returnTo?: string
  /** The hero's words. Its ground stays night, which the packs are lit for. */
  hero: BannerSlot<BannerView>
  /** What shops for phones and games sell beside them. */
  accessories?: BannerSlot<BannerView>
}

/** What a visitor sees first: what this is, the pantry, and the way in (Specification (shopping) §2, landing page). */
export function LandingScreen({ shelves, returnTo, hero, accessories, ...offers }: LandingScreenProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const signIn = paths.signIn(returnTo)
  const hasOffers = offers.values ?? offers.samples ?? offers.banner
  return (
    <>
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <Hero shelves={shelves} banner={hero.view} signIn={signIn} />
      <PageWidth>
        <BannerFaultLine fault={hero.fault} of="banner" />
        {hasOffers && (
          <Suspense fallback={<Skeleton height="60rem" />}>
            <LandingOffersLater {...offers} signIn={signIn} />
          </Suspense>
        )}
        <ServiceContent />
        {accessories && (
          <div className="pt-8 md:pt-11">
            <Suspense fallback={<Skeleton height="24rem" />}>
              <AccessoriesLater banner={accessories} href={signIn} />
            </Suspense>
          </div>
        )}
      </PageWidth>
    </>
  )
}
