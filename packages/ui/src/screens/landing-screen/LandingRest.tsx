import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../components/actions/button'
import { BannerFaultLine } from '../../commerce/service/banner'
import { PromoBanner } from '../../commerce/catalogue/promo-banner'
import { SampleProducts, type SampleProductView } from '../../commerce/catalogue/sample-products'
import { ValuesTabs } from '../../commerce/catalogue/values-tabs'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'

/** Content between the hero and the services; omitted parts are not rendered. */
export interface LandingOfferParts {
  /** The shop's value for each type of business. */
  values?: BannerSlot<ValuesView>
  /** Four sample products. */
  samples?: readonly SampleProductView[]
  /** A banner across the page. */
  banner?: BannerSlot<BannerView>
}

export interface LandingOffersProps extends LandingOfferParts {
  /** Visitors have to sign in to order. */
  audience: 'visitor' | 'customer'
  /** URL of the offers: sign-in for visitors, the products for customers. */
  shopHref: string
}

/** Values, samples and a banner. */
export function LandingOffers({ values, samples, banner, audience, shopHref }: LandingOffersProps) {
  const t = useWords(landingWords)
  return (
    <>
      {values && (
        <section className="pt-8 md:pt-11" aria-busy={values.state === 'loading' || undefined}>
          <h2 className="mb-4 wrap-anywhere">{values.view.title}</h2>
          <ValuesTabs tabs={values.view.tabs} href={shopHref} />
          <BannerFaultLine fault={values.fault} subject="content" />
        </section>
      )}
      {samples && (
        <section className="pt-8 md:pt-11">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
            <h2>{t('samples.title')}</h2>
            <LinkButton href={shopHref} variant="secondary">
              {t('samples.action')}
            </LinkButton>
          </div>
          <SampleProducts samples={samples} audience={audience} />
        </section>
      )}
      {banner && (
        <div className="pt-8 md:pt-11">
          <PromoBanner banner={banner.view} variant="strip" href={shopHref} />
          <BannerFaultLine fault={banner.fault} subject="banner" />
        </div>
      )}
    </>
  )
}
