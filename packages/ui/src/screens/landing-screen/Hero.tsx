import type { ReactNode } from 'react'
import type { BlockContents, PageCatalogue } from '@skafferi/domain/shop/content/views'
import { useBrand } from '../../components/content/brand'
import { Link } from '../../components/actions/link'
import { LinkButton } from '../../components/actions/button'
import { PageHeading, PageWidth } from '../../components/layout/page-layout'
import { ShelfIllustration } from '../../commerce/catalogue/shelf-illustration'
import { BlockButton } from '../../commerce/service/banner'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { Paragraphs } from '../../internal/paragraphs'
import { useWords } from '../../words'
import { landingWords } from '../../words/generated/landing'

export interface HeroProps {
  /** Without a title, the shop's name is the headline. */
  content: BlockContents['hero']
  /** Target of the button if it has none: sign-in with the return address for visitors, the products for customers. */
  defaultHref: string
  /** Visitors also get a link to the application, and read what needs an account. */
  audience: 'visitor' | 'customer'
  /** The products that the pictures show. */
  catalogue?: Pick<PageCatalogue, 'pictures'>
}

/** The shop's name on a dark background, while the blocks load. */
export function HeroPlaceholder() {
  const { name } = useBrand()
  return (
    <div className="bg-night text-ink-on-night">
      <PageWidth>
        <div className="min-h-120 pt-10 wrap-anywhere lg:min-h-140">
          <PageHeading>
            <span className="block text-3xl text-balance">{name}</span>
          </PageHeading>
        </div>
      </PageWidth>
    </div>
  )
}

/** The headline on a dark background, and shelves that extend beyond the page's edge. */
export function Hero({ content: { title, text, button, shelves }, defaultHref, audience, catalogue }: HeroProps) {
  const t = useWords(landingWords)
  const paths = useShopPaths()
  const { name } = useBrand()
  const canApply = audience === 'visitor' && paths.signUp !== undefined
  /** The block's button is the application itself, so it is shown once. */
  const appliesItself = canApply && (button.href === paths.signUp || button.text === t('hero.apply'))
  function toLink(src: string, picture: ReactNode) {
    const product = catalogue?.pictures.find((each) => each.src === src)
    return (
      product && (
        <Link href={paths.product(product.product_id)} variant="bare" label={product.title}>
          {picture}
        </Link>
      )
    )
  }
  return (
    <div className="overflow-hidden bg-night text-ink-on-night">
      <PageWidth>
        <div
          className={
            'grid grid-cols-[minmax(0,1fr)] ' +
            (shelves.length > 0 ? 'lg:min-h-140 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-8' : 'pb-6')
          }
        >
          {/* Not centred: what arrives later in a slow document would move what is there. */}
          <div className="grid content-start justify-items-start gap-5 pt-10 pb-4 wrap-anywhere lg:pt-21 lg:pb-12">
            <PageHeading>
              <span className="block text-3xl text-balance">{title || name}</span>
            </PageHeading>
            <Paragraphs text={text} className="max-w-[38ch] text-lg text-ink-on-night-muted [&_a]:text-inherit" />
            <div className="flex flex-wrap items-center gap-3">
              {canApply && (
                // Light in every scheme, because the hero's background is always dark.
                <span data-scheme="light" className="contents">
                  <LinkButton href={paths.signUp ?? ''} variant="secondary" size="lg">
                    {(appliesItself && button.text) || t('hero.apply')}
                  </LinkButton>
                </span>
              )}
              {!appliesItself && (
                <span
                  data-scheme={canApply ? 'dark' : 'light'}
                  className={canApply ? 'contents *:bg-transparent' : 'contents'}
                >
                  <BlockButton button={button} defaultHref={defaultHref} variant="secondary" size="lg" />
                </span>
              )}
            </div>
            {audience === 'visitor' && <p className="text-sm text-ink-on-night-muted">{t('hero.customersOnly')}</p>}
          </div>
          {/* Aligned to the top: shelves that arrive later in a slow document do not shift the first one. */}
          {shelves.length > 0 && (
            <div className="-mx-gutter pb-6 lg:me-[-50vw] lg:ms-0 lg:pt-3 lg:pb-14">
              <ShelfIllustration
                variant="hero"
                shelves={shelves.map((shelf) => shelf.map((src) => ({ src })))}
                toLink={toLink}
              />
            </div>
          )}
        </div>
      </PageWidth>
    </div>
  )
}
