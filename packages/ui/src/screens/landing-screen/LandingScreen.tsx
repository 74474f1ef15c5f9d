import type { BannerSlot, BannerView } from '@skafferi/domain/content/views'
import { DocumentTitle, PageWidth } from '../../components/page-layout'
import { Skeleton } from '../../components/skeleton'
import { LazyBoundary } from '../../components/lazy-boundary'
import { BannerFaultLine } from '../../commerce/banner'
import type { ShelfPicture } from '../../commerce/shelf-illustration'
import { ServiceContent } from '../../commerce/service-content'
import { useShopPaths } from '../../commerce/shop-paths'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'
import { Hero } from './Hero'
import type { LandingOffersProps } from './LandingOffers'
import { bannerWithOwnWay, valuesWithOwnWays } from './own-ways'

/** Content between the hero and the services, loaded with the first page that has it. */
const LandingOffersLater = lazyWithRetry(() =>
  import('./LandingOffers').then(({ LandingOffers }) => ({ default: LandingOffers })),
)

/** The banner at the foot of the page, fetched with the first page that has it. */
const AccessoriesLater = lazyWithRetry(() =>
  import('../../commerce/accessories-banner').then(({ AccessoriesBanner }) => ({ default: AccessoriesBanner })),
)

/** A part whose props are left out is not there. */
export interface LandingScreenProps extends Omit<LandingOffersProps, 'wayIn'> {
  /** The packs of the hero, by shelf. */
  shelves: readonly (readonly ShelfPicture[])[]
  /** The address to return to after sign-in; the home page by default. */
  returnTo?: string
  /** The hero's words. Its ground stays night, which the packs are lit for. */
  hero: BannerSlot<BannerView>
  /** What shops for phones and games sell beside them. */
  accessories?: BannerSlot<BannerView>
}

/**
 * A visitor's first page: what the shop is, its shelves, and links to sign in and up (Specification (shopping) §2,
 * landing page). Customers can open it too; their links lead to the products.
 */
export function LandingScreen({ shelves, returnTo, hero, accessories, values, banner, ...offers }: LandingScreenProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const wayIn = offers.audience === 'customer' ? paths.products() : paths.signIn(returnTo)
  const signIn = paths.signIn()
  const hasOffers = values ?? offers.samples ?? banner
  return (
    <>
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <Hero shelves={shelves} banner={bannerWithOwnWay(hero, signIn).view} audience={offers.audience} wayIn={wayIn} />
      <PageWidth>
        <BannerFaultLine fault={hero.fault} of="banner" />
        {hasOffers && (
          <LazyBoundary waiting={<Skeleton height="60rem" />}>
            <LandingOffersLater
              {...offers}
              values={values && valuesWithOwnWays(values, signIn)}
              banner={banner && bannerWithOwnWay(banner, signIn)}
              wayIn={wayIn}
            />
          </LazyBoundary>
        )}
        <ServiceContent />
        {accessories && (
          <div className="pt-8 md:pt-11">
            <LazyBoundary waiting={<Skeleton height="24rem" />}>
              <AccessoriesLater banner={bannerWithOwnWay(accessories, signIn)} href={wayIn} />
            </LazyBoundary>
          </div>
        )}
      </PageWidth>
    </>
  )
}
