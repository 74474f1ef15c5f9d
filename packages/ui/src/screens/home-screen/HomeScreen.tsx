import type { ReactNode } from 'react'
import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import type { Load } from '../../commerce/load'
import { useProblemText, type Problem } from '../../commerce/problem-text'
import { ProductCard, type CardState, type ProductCardProps, type ProductCardView } from '../../commerce/product-card'
import { ProductShelf, ProductShelfSkeleton } from '../../commerce/product-shelf'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'

/** Props of {@link HomeScreen}. */
export interface HomeScreenProps extends Pick<ProductCardProps, 'onAddToCart' | 'onBuyNow' | 'onSelectVariant'> {
  /** The customer's first name; null until it is known. */
  firstName: string | null
  /** What other shops order most. */
  bestSellers: Load<readonly ProductCardView[]>
  /** How the purchases from the cards stand. */
  purchases: {
    stateOf: (variantId: string | null) => CardState
    problemOf: (variantId: string | null) => Problem | null
  }
  /** What lies over the page: the AddToCartDialog, once Select Variant was pressed. */
  dialog?: ReactNode
}

/** A customer's start page: what sells. */
export function HomeScreen({ firstName, dialog, ...shelf }: HomeScreenProps) {
  const t = useWords(homeWords)
  const paths = useShopPaths()
  return (
    <div className="py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="wrap-anywhere">
        <PageHeading>{firstName === null ? t('titleNoName') : t('title', { name: firstName })}</PageHeading>
      </div>
      <section className="pt-6 md:pt-8">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2>{t('best.title')}</h2>
          <LinkButton href={paths.products()} variant="secondary">
            {t('best.all')}
          </LinkButton>
        </div>
        <BestSellers {...shelf} />
      </section>
      {dialog}
    </div>
  )
}

function BestSellers({ bestSellers, purchases, ...events }: Omit<HomeScreenProps, 'firstName' | 'dialog'>) {
  const t = useWords(homeWords)
  const problemText = useProblemText()
  if (bestSellers.status === 'loading') return <ProductShelfSkeleton label={t('best.loading')} />
  if (bestSellers.status === 'failed') {
    return (
      <Panel>
        <ErrorState title={problemText(bestSellers.problem)} headingLevel={3} onRetry={() => bestSellers.retry()} />
      </Panel>
    )
  }
  if (bestSellers.view.length === 0) {
    return (
      <Panel>
        <EmptyState title={t('best.empty')} headingLevel={3} />
      </Panel>
    )
  }
  return (
    <ProductShelf label={t('best.title')} state={bestSellers.refreshing ? 'refreshing' : 'settled'}>
      {bestSellers.view.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          loading={index < 3 ? 'eager' : 'lazy'}
          state={purchases.stateOf(product.variantId)}
          problem={purchases.problemOf(product.variantId)}
          {...events}
        />
      ))}
    </ProductShelf>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>
}
