import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/action/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { EmptyState } from '../../components/empty-state'
import { ErrorState } from '../../components/error-state'
import { Link } from '../../components/link'
import { LazyBoundary } from '../../components/lazy-boundary'
import { useProblemText } from '../../commerce/problem-text'
import { ProductShelf, ProductShelfSkeleton } from '../../commerce/product-shelf'
import { useShopPaths } from '../../commerce/shop-paths'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { HomeCard, type HomeCardEvents } from './HomeCard'

/** The row of best sellers, fetched with the first page that has one. */
const CarouselLater = lazyWithRetry(() =>
  import('../../components/carousel').then(({ Carousel }) => ({ default: Carousel })),
)

/** Shelves with full cards, fetched with the first page that has some. */
const FullShelvesLater = lazyWithRetry(() =>
  import('./FullShelves').then(({ FullShelves }) => ({ default: FullShelves })),
)

/** A row has its buttons at the end of its heading's line. */
const headStyles = cva(
  'mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center',
  {
    variants: { variant: { shelves: '', grid: '', row: 'md:pe-24' } },
  },
)

export interface HomeShelfProps extends HomeCardEvents {
  title: string
  /** The way to all products, in words. */
  all: string
  /** What is loading, in words. */
  loading: string
  /** Text for an empty list. */
  empty: string
  products: Load<readonly ProductCardView[]>
  /** Shelves of three with full cards, a grid of four or a row that scrolls with brief ones. */
  variant: 'shelves' | 'grid' | 'row'
  /** `page`: one alert announces several failed parts; this one only shows its text. `own` by default. */
  alarm?: 'own' | 'page'
}

const ACROSS = { shelves: 'three', grid: 'four', row: 'row' } as const

/** A section of products with its heading and the way to all of them. */
export function HomeShelf({ title, all, loading, empty, products, variant, ...cards }: HomeShelfProps) {
  const paths = useShopPaths()
  return (
    <section className="pt-6 md:pt-10">
      <div className={headStyles({ variant })}>
        <h2>{title}</h2>
        <Link href={paths.products()}>{all}</Link>
      </div>
      <Products title={title} loading={loading} empty={empty} products={products} variant={variant} {...cards} />
    </section>
  )
}

function Products({ title, loading, empty, products, variant, alarm = 'own', ...cards }: Omit<HomeShelfProps, 'all'>) {
  const problemText = useProblemText()
  const skeleton = <ProductShelfSkeleton label={loading} across={ACROSS[variant]} />
  if (products.status === 'loading') return skeleton
  if (products.status === 'failed') {
    const { problem, retry } = products
    if (alarm === 'page') return <EmptyState variant="panel" title={problemText(problem)} headingLevel={3} />
    return <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
  }
  if (products.view.length === 0) return <EmptyState variant="panel" title={empty} headingLevel={3} />
  const state = products.refreshing ? 'refreshing' : 'settled'
  if (variant === 'shelves') {
    return (
      <LazyBoundary waiting={skeleton}>
        <FullShelvesLater {...cards} label={title} state={state} products={products.view} />
      </LazyBoundary>
    )
  }
  const shown = products.view.map((product) => <HomeCard key={product.id} product={product} {...cards} />)
  if (variant === 'row') {
    return (
      <LazyBoundary waiting={skeleton}>
        <CarouselLater label={title} itemWidth="card" buttons="heading">
          {shown}
        </CarouselLater>
      </LazyBoundary>
    )
  }
  return (
    <ProductShelf label={title} state={state} across={ACROSS[variant]}>
      {shown}
    </ProductShelf>
  )
}
