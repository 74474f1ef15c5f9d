import type { BannerView } from '@skafferi/domain/shop/content/views'
import { LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { PageHeading, PageWidth } from '../../components/layout/page-layout'
import { ShelfIllustration, type ShelfPicture } from '../../commerce/catalogue/shelf-illustration'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'

export interface HeroProps {
  /** The packs, by shelf. */
  shelves: readonly (readonly ShelfPicture[])[]
  /** The operator's banner, or the default. */
  banner: BannerView
  /** Visitors also get a link to the application. */
  audience: 'visitor' | 'customer'
  /** URL for ordering: sign-in with the return address for visitors, the products for customers. */
  shopHref: string
}

/** The headline on a dark background, and three shelves that extend beyond the page's edge. */
export function Hero({ shelves, banner, audience, shopHref }: HeroProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const { href, text } = banner.action
  const [picture] = banner.pictures
  const [top = [], ...rest] = shelves
  return (
    <div className="overflow-hidden bg-night text-ink-on-night">
      <PageWidth>
        <div
          className={
            'grid grid-cols-[minmax(0,1fr)] lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-8'
          }
        >
          <div className="grid content-center justify-items-start gap-5 pt-10 pb-4 wrap-anywhere lg:py-12">
            <PageHeading>
              <span className="block text-3xl text-balance">{banner.title}</span>
            </PageHeading>
            <p className="max-w-[38ch] text-lg text-ink-on-night-muted">{banner.subtitle}</p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              {/* Light in every scheme, because the hero's background is always dark. */}
              <span data-scheme="light" className="contents">
                <LinkButton href={href ?? shopHref} variant="secondary" size="lg">
                  {text}
                </LinkButton>
              </span>
              {audience === 'visitor' && paths.signUp !== undefined && (
                <span className="font-medium underline underline-offset-[0.2em]">
                  <Link href={paths.signUp} variant="quiet">
                    {t('hero.apply')}
                  </Link>
                </span>
              )}
            </div>
          </div>
          {/* Aligned to the top: shelves that arrive later in a slow document do not shift the first one. */}
          <div className="-mx-gutter pb-6 lg:me-[-50vw] lg:ms-0 lg:pt-3 lg:pb-14">
            <ShelfIllustration variant="hero" shelves={picture ? [[picture, ...top.slice(1)], ...rest] : shelves} />
          </div>
        </div>
      </PageWidth>
    </div>
  )
}
