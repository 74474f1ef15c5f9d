import type { Load } from '@skafferi/domain/platform/action/views'
import type { BannerSlot, BannerView, CategoryTileView, FlashSaleView } from '@skafferi/domain/shop/content/views'
import { CategoryTiles } from '../../commerce/catalogue/category-tiles'
import { FlashSale } from '../../commerce/catalogue/flash-sale'
import { PromoBanner } from '../../commerce/catalogue/promo-banner'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { UsualArticles, type UsualArticlesProps } from '../../commerce/cart/usual-articles'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import { HomeCard, type HomeCardEvents } from './HomeCard'

/** Content above the best sellers; omitted parts are not rendered. */
export interface HomeTopParts {
  /** The articles the company orders repeatedly. */
  usualArticles?: UsualArticlesProps
  /** The large banner. */
  promoBanner?: BannerSlot<BannerView>
  /** The small banner beside it. */
  sideBanner?: BannerSlot<BannerView>
  /** The running sale; `null` if there is none, or it cannot be loaded. */
  flashSale?: Load<FlashSaleView | null>
  /** The tiles of Browse By Category. */
  categoryTiles?: readonly CategoryTileView[]
  /** The selected category; none by default. */
  currentCategory?: string | null
  /** The sale has ended, and its products are at their usual prices. */
  onFlashSaleEnd?: () => void
}

/** Usual articles, two banners side by side, the flash sale, the category tiles. */
export function HomeTop({
  usualArticles,
  promoBanner,
  sideBanner,
  flashSale,
  categoryTiles: bays,
  currentCategory = null,
  onFlashSaleEnd,
  ...cards
}: HomeTopParts & HomeCardEvents) {
  const t = useWords(homeWords)
  return (
    <>
      {usualArticles && <UsualArticles {...usualArticles} />}
      {promoBanner && sideBanner && (
        <div className="grid gap-3 pt-4 md:grid-cols-[3fr_2fr] md:gap-5 lg:grid-cols-[2fr_1fr] md:pt-6">
          <Banner banner={promoBanner} variant="main" />
          <Banner banner={sideBanner} variant="side" />
        </div>
      )}
      {flashSale?.status === 'loading' && (
        <section className="pt-6 md:pt-11">
          <h2 className="mb-4">{t('flash.title')}</h2>
          <SkeletonGroup label={t('flash.loading')}>
            <Skeleton height="22rem" />
          </SkeletonGroup>
        </section>
      )}
      {flashSale?.status === 'ready' && flashSale.view && (
        <div className="pt-6 md:pt-11">
          <FlashSale endsAt={flashSale.view.endsAt} clockOffset={flashSale.view.clockOffset} onEnd={onFlashSaleEnd}>
            {flashSale.view.cards.map((product) => (
              <HomeCard key={product.id} product={product} {...cards} />
            ))}
          </FlashSale>
        </div>
      )}
      {bays && (
        <section className="pt-6 md:pt-11">
          <h2 className="mb-4">{t('categories.title')}</h2>
          <CategoryTiles tiles={bays} current={currentCategory} />
        </section>
      )}
    </>
  )
}

function Banner({ banner, variant }: { banner: BannerSlot<BannerView>; variant: 'main' | 'side' }) {
  const t = useWords(homeWords)
  const paths = useShopPaths()
  if (banner.state === 'loading') {
    return (
      <SkeletonGroup label={t('promo.loading')}>
        <Skeleton height="15rem" />
      </SkeletonGroup>
    )
  }
  return <PromoBanner banner={banner.view} variant={variant} href={paths.products()} />
}
