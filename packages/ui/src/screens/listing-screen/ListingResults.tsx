import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { Pagination } from '../../components/pagination'
import { clearedFilter, filterCount, type ListingFilter } from '../../commerce/filter-panel'
import { ProductCard, type CardPurchase } from '../../commerce/product-card'
import { ProductShelf, ShelfWaiting } from '../../commerce/product-shelf'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import type { CardPurchasesView, ListingView } from './view'

/** The first shelf of a desk is in sight at once; its packs don't wait. */
const IN_SIGHT = 3

/** What a buyer does with what was found. */
export interface ListingResultsEvents {
  onFilterChange: (event: { filter: ListingFilter }) => void
  onPageChange: (event: { page: number }) => void
  onAddToCart: (event: CardPurchase) => void
  onBuyNow: (event: CardPurchase) => void
  onSelectVariant: (event: { productId: string }) => void
}

/** Props of {@link ListingResults}. */
export interface ListingResultsProps extends ListingResultsEvents {
  listing: ListingView
  /** Newer results are on their way; these stay until then. */
  refreshing: boolean
  purchases: CardPurchasesView
}

/** The shelves, and the way to the next ones. */
export function ListingResults({ listing, refreshing, purchases, ...events }: ListingResultsProps) {
  const t = useWords(listingWords)
  const { products, page, filter } = listing

  if (products.length === 0) {
    return (
      <EmptyState
        title={t('noProducts')}
        text={refreshing ? t('searchingProducts') : t('noProductsHint')}
        action={
          filterCount(filter) > 0 ? (
            <Button variant="secondary" onPress={() => events.onFilterChange({ filter: clearedFilter(filter) })}>
              {t('clearAll')}
            </Button>
          ) : undefined
        }
      />
    )
  }
  return (
    <div>
      {refreshing && <ShelfWaiting label={t('searchingProducts')} />}
      <ProductShelf label={t('products')} state={refreshing ? 'refreshing' : 'settled'}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            state={purchases.stateOf(product.variantId)}
            problem={purchases.problemOf(product.variantId)}
            loading={index < IN_SIGHT ? 'eager' : 'lazy'}
            onAddToCart={events.onAddToCart}
            onBuyNow={events.onBuyNow}
            onSelectVariant={events.onSelectVariant}
          />
        ))}
      </ProductShelf>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="num text-xs text-ink-muted">
          {t('showing', { from: page.from, to: page.to, count: page.countText })}
        </p>
        {page.total > 1 && (
          <Pagination page={page.current} pageCount={page.total} onGo={(event) => events.onPageChange(event)} />
        )}
      </div>
    </div>
  )
}
