import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/shop/content/views'
import { DocumentTitle, PageWidth } from '../../components/layout/page-layout'
import { Skeleton } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { BannerFaultLine } from '../../commerce/service/banner'
import type { ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { ServiceContent } from '../../commerce/service/service-content'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'
import { Hero } from './Hero'
import type { LandingOffersProps } from './LandingOffers'

/**
 * Removes an operator's link to sign-in, so that the page's default link applies: it keeps the return address, and does
 * not ask customers to sign in again.
 */
function withoutSignInHref<Action extends { href: string | null }>(action: Action, signIn: string): Action {
  return action.href === signIn ? { ...action, href: null } : action
}

/** A banner whose link to sign-in is replaced by the page's default link. */
function bannerWithDefaultLink(slot: BannerSlot<BannerView>, signIn: string): BannerSlot<BannerView> {
  return { ...slot, view: { ...slot.view, action: withoutSignInHref(slot.view.action, signIn) } }
}

/** Values whose links to sign-in are replaced by the page's default link. */
function valuesWithDefaultLinks(slot: BannerSlot<ValuesView>, signIn: string): BannerSlot<ValuesView> {
  const tabs = slot.view.tabs.map((tab) => ({ ...tab, action: withoutSignInHref(tab.action, signIn) }))
  return { ...slot, view: { ...slot.view, tabs } }
}

/** Content between the hero and the services, loaded with the first page that has it. */
const LazyLandingOffers = lazyWithRetry(() =>
  import('./LandingOffers').then(({ LandingOffers }) => ({ default: LandingOffers })),
)

/** The banner at the bottom of the page, loaded with the first page that has it. */
const LazyAccessoriesBanner = lazyWithRetry(() =>
  import('../../commerce/catalogue/accessories-banner').then(({ AccessoriesBanner }) => ({
    default: AccessoriesBanner,
  })),
)

/** Omitted parts are not rendered. */
export interface LandingScreenProps extends Omit<LandingOffersProps, 'shopHref'> {
  /** The packs of the hero, by shelf. */
  shelves: readonly (readonly ShelfPicture[])[]
  /** The address to return to after sign-in; the home page by default. */
  returnTo?: string
  /** The hero's texts and picture. Its background is always dark, which the pictures are made for. */
  hero: BannerSlot<BannerView>
  /** The banner about accessories. */
  accessories?: BannerSlot<BannerView>
}

/**
 * A visitor's first page: what the shop is, its shelves, and links to sign in and up (Specification (shopping) §2,
 * landing page). Customers can open it too; their links lead to the products.
 */
export function LandingScreen({ shelves, returnTo, hero, accessories, values, banner, ...offers }: LandingScreenProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const shopHref = offers.audience === 'customer' ? paths.products() : paths.signIn(returnTo)
  const signIn = paths.signIn()
  const hasOffers = values ?? offers.samples ?? banner
  return (
    <>
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <Hero
        shelves={shelves}
        banner={bannerWithDefaultLink(hero, signIn).view}
        audience={offers.audience}
        shopHref={shopHref}
      />
      <PageWidth>
        <BannerFaultLine fault={hero.fault} subject="banner" />
        {hasOffers && (
          <LazyBoundary fallback={<Skeleton height="60rem" />}>
            <LazyLandingOffers
              {...offers}
              values={values && valuesWithDefaultLinks(values, signIn)}
              banner={banner && bannerWithDefaultLink(banner, signIn)}
              shopHref={shopHref}
            />
          </LazyBoundary>
        )}
        <ServiceContent />
        {accessories && (
          <div className="pt-8 md:pt-11">
            <LazyBoundary fallback={<Skeleton height="24rem" />}>
              <LazyAccessoriesBanner banner={bannerWithDefaultLink(accessories, signIn)} href={shopHref} />
            </LazyBoundary>
          </div>
        )}
      </PageWidth>
    </>
  )
}
