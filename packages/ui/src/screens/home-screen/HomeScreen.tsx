import { type ReactNode } from 'react'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { Skeleton } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import type { HomeCardEvents } from './HomeCard'
import type { HomeRestParts } from './HomeRest'
import { HomeShelf } from './HomeShelf'
import type { HomeTopParts } from './HomeTop'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { controlsWords } from '../../words/generated/controls'

/** A part of the page; undefined if it has none. */
type Part = Load<unknown> | undefined

/** True if several parts have failed, so that one alert announces them. */
function haveSeveralFailed(parts: readonly Part[]): boolean {
  return parts.filter((part) => part?.status === 'failed').length > 1
}

/** One alert for several failed parts, with one retry for all. Each part keeps its own text. */
function CombinedErrorAlert({ parts }: { parts: readonly Part[] }) {
  const t = useWords(homeWords)
  const tControls = useWords(controlsWords)
  const retryAll = () => parts.forEach((part) => part?.status === 'failed' && part.retry())
  return (
    <div className="pt-4">
      <BannerMessage
        tone="critical"
        announce="assertive"
        action={
          <Button variant="secondary" size="sm" onPress={retryAll}>
            {tControls('tryAgain')}
          </Button>
        }
      >
        {t('failedTogether')}
      </BannerMessage>
    </div>
  )
}

/** Content above the best sellers, loaded with the first page that has it. */
const LazyHomeTop = lazyWithRetry(() => import('./HomeTop').then(({ HomeTop }) => ({ default: HomeTop })))

/** Content below them. */
const LazyHomeRest = lazyWithRetry(() => import('./HomeRest').then(({ HomeRest }) => ({ default: HomeRest })))

export interface HomeScreenProps extends HomeCardEvents, HomeTopParts, Omit<HomeRestParts, 'failureAlert'> {
  /** The customer's first name; null until it is known. */
  firstName: string | null
  /** What other shops order most. */
  bestSellers: Load<readonly ProductCardView[]>
  /**
   * `row`: the best sellers in a scrolling row of compact cards (Specification (accounts) §2). `shelves`: as in the
   * listing. `shelves` by default.
   */
  variant?: 'shelves' | 'row'
  /** Overlay: the AddToCartDialog, after Select Variant was pressed. */
  dialog?: ReactNode
}

/** A customer's start page: offers, best sellers, new products. */
export function HomeScreen({ firstName, bestSellers, variant = 'shelves', dialog, ...rest }: HomeScreenProps) {
  const t = useWords(homeWords)
  const {
    usualArticles,
    promoBanner,
    sideBanner,
    flashSale,
    categoryTiles,
    currentCategory,
    onFlashSaleEnd,
    ...others
  } = rest
  const { arrivals, explore, freeDeliveryFrom, ...cards } = others
  const top = usualArticles ?? promoBanner ?? flashSale ?? categoryTiles
  const below = arrivals ?? explore ?? freeDeliveryFrom
  const parts = [usualArticles?.articles, bestSellers, explore]
  const failureAlert = haveSeveralFailed(parts) ? 'page' : 'own'
  return (
    <div className="py-4 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="wrap-anywhere">
        <PageHeading>{firstName === null ? t('titleNoName') : t('title', { name: firstName })}</PageHeading>
      </div>
      {failureAlert === 'page' && <CombinedErrorAlert parts={parts} />}
      {top && (
        <LazyBoundary fallback={<Skeleton height="60rem" />}>
          <LazyHomeTop
            usualArticles={usualArticles && { ...usualArticles, failureAlert }}
            promoBanner={promoBanner}
            sideBanner={sideBanner}
            flashSale={flashSale}
            categoryTiles={categoryTiles}
            currentCategory={currentCategory}
            onFlashSaleEnd={onFlashSaleEnd}
            {...cards}
          />
        </LazyBoundary>
      )}
      <HomeShelf
        title={t('best.title')}
        allLabel={t('best.all')}
        loadingLabel={t('best.loading')}
        emptyText={t('best.empty')}
        products={bestSellers}
        variant={variant}
        failureAlert={failureAlert}
        {...cards}
      />
      {below && (
        <LazyBoundary>
          <LazyHomeRest
            arrivals={arrivals}
            explore={explore}
            freeDeliveryFrom={freeDeliveryFrom}
            failureAlert={failureAlert}
            {...cards}
          />
        </LazyBoundary>
      )}
      {dialog}
    </div>
  )
}
