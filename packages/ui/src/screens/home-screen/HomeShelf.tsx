import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Link } from '../../components/actions/link'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { useProblemText } from '../../commerce/service/problem-text'
import { ProductShelf, ProductShelfSkeleton } from '../../commerce/catalogue/product-shelf'
import { VatNote } from '../../commerce/prices-and-stock/price-label'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { HomeCard, type HomeCardEvents } from './HomeCard'

/** Loaded with the first page that has a row. */
const LazyCarousel = lazyWithRetry(() =>
  import('../../components/navigation/carousel').then(({ Carousel }) => ({ default: Carousel })),
)

/** The buttons of a row are at the end of the heading's line. */
const headStyles = cva(
  'mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center',
  {
    variants: { variant: { grid: '', row: 'md:pe-24' } },
  },
)

export interface HomeShelfProps extends HomeCardEvents {
  title: string
  /** Label of the link to all products. */
  allLabel: string
  /** Label of the placeholder. */
  loadingLabel: string
  /** Text for an empty list. */
  emptyText: string
  products: Load<readonly ProductCardView[]>
  /** `grid`: four cards in a row. `row`: a row that scrolls, from five cards. */
  variant: 'grid' | 'row'
  /**
   * `page`: one alert announces several failed sections, and this one only shows its text. Default `own`: its own
   * alert.
   */
  failureAlert?: 'own' | 'page'
}

/** A section of products, with a heading and a link to all products. */
export function HomeShelf(props: HomeShelfProps) {
  const { title, allLabel, loadingLabel, emptyText, products, variant: asked, ...cards } = props
  const paths = useShopPaths()
  // A row that needs no scrolling would end before the page does.
  const fits = products.status === 'ready' && products.view.length <= 4
  const variant = fits ? 'grid' : asked
  return (
    <section className="pt-6 md:pt-10">
      <div className={headStyles({ variant })}>
        <h2 className="wrap-anywhere">{title}</h2>
        <Link href={paths.products()}>{allLabel}</Link>
      </div>
      <Products
        title={title}
        loadingLabel={loadingLabel}
        emptyText={emptyText}
        products={products}
        variant={variant}
        {...cards}
      />
      {products.status === 'ready' && products.view.length > 0 && <VatNote />}
    </section>
  )
}

function Products({
  title,
  loadingLabel,
  emptyText,
  products,
  variant,
  failureAlert = 'own',
  ...cards
}: Omit<HomeShelfProps, 'allLabel'>) {
  const problemText = useProblemText()
  const skeleton = <ProductShelfSkeleton label={loadingLabel} columns={variant === 'row' ? 'row' : 'four'} />
  if (products.status === 'loading') return skeleton
  if (products.status === 'failed') {
    const { problem, retry } = products
    if (failureAlert === 'page') return <EmptyState variant="panel" title={problemText(problem)} headingLevel={3} />
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (products.view.length === 0) return <EmptyState variant="panel" title={emptyText} headingLevel={3} />
  const state = products.refreshing ? 'refreshing' : 'settled'
  const cardElements = products.view.map((product) => <HomeCard key={product.id} product={product} {...cards} />)
  if (variant === 'row') {
    return (
      <LazyBoundary fallback={skeleton}>
        <LazyCarousel label={title} itemWidth="card" buttons="heading">
          {cardElements}
        </LazyCarousel>
      </LazyBoundary>
    )
  }
  return (
    <ProductShelf label={title} state={state} columns="four">
      {cardElements}
    </ProductShelf>
  )
}
