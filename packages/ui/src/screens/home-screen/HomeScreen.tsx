import { type ReactNode } from 'react'
import type { Load } from '@skafferi/domain/action/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import { Skeleton } from '../../components/skeleton'
import { LazyBoundary } from '../../components/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import { FailedTogether, haveFailedTogether } from './FailedTogether'
import type { HomeCardEvents } from './HomeCard'
import type { HomeRestParts } from './HomeRest'
import { HomeShelf } from './HomeShelf'
import type { HomeTopParts } from './HomeTop'

/** Content above the best sellers, loaded with the first page that has it. */
const HomeTopLater = lazyWithRetry(() => import('./HomeTop').then(({ HomeTop }) => ({ default: HomeTop })))

/** Content below them. */
const HomeRestLater = lazyWithRetry(() => import('./HomeRest').then(({ HomeRest }) => ({ default: HomeRest })))

export interface HomeScreenProps extends HomeCardEvents, HomeTopParts, Omit<HomeRestParts, 'alarm'> {
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
  const { usual, promo, side, flashSale, bays, currentCategory, onFlashSaleEnd, ...others } = rest
  const { arrivals, explore, freeDeliveryFrom, ...cards } = others
  const top = usual ?? promo ?? flashSale ?? bays
  const below = arrivals ?? explore ?? freeDeliveryFrom
  const parts = [usual?.articles, bestSellers, explore]
  const alarm = haveFailedTogether(parts) ? 'page' : 'own'
  return (
    <div className="py-4 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="wrap-anywhere">
        <PageHeading>{firstName === null ? t('titleNoName') : t('title', { name: firstName })}</PageHeading>
      </div>
      {alarm === 'page' && <FailedTogether parts={parts} />}
      {top && (
        <LazyBoundary waiting={<Skeleton height="60rem" />}>
          <HomeTopLater
            usual={usual && { ...usual, alarm }}
            promo={promo}
            side={side}
            flashSale={flashSale}
            bays={bays}
            currentCategory={currentCategory}
            onFlashSaleEnd={onFlashSaleEnd}
            {...cards}
          />
        </LazyBoundary>
      )}
      <HomeShelf
        title={t('best.title')}
        all={t('best.all')}
        loading={t('best.loading')}
        empty={t('best.empty')}
        products={bestSellers}
        variant={variant}
        alarm={alarm}
        {...cards}
      />
      {below && (
        <LazyBoundary>
          <HomeRestLater
            arrivals={arrivals}
            explore={explore}
            freeDeliveryFrom={freeDeliveryFrom}
            alarm={alarm}
            {...cards}
          />
        </LazyBoundary>
      )}
      {dialog}
    </div>
  )
}
