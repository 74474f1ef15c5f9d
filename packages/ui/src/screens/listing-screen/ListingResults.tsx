import { type ComponentType } from 'react'
import type { CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import type { ListingFilter, ListingView } from '@skafferi/domain/shop/catalogue/views'
import type { SavedItemsView } from '@skafferi/domain/shop/wishlist/views'
import { Pagination } from '../../components/navigation/pagination'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import type { ListingLayout } from '../../commerce/catalogue/listing-toolbar'
import type { QuickOrderProps } from '../../commerce/cart/quick-order'
import { FullCard, type CardEvents, type CardProps } from '../../commerce/catalogue/product-card'
import { OrderListSkeleton } from './OrderListSkeleton'
import { ProductShelf } from '../../commerce/catalogue/product-shelf'
import { useWords } from '../../words'
import { listingWords } from '../../words/generated/listing'
import { NoResults, type NoResultsProps } from './NoResults'

/** Number of cards in the first row of the widest window; their pictures are loaded eagerly. */
const EAGER_COUNT = 5

/** The buyer's actions on results. */
export interface ListingResultsEvents extends CardEvents {
  onFilterChange: (event: { filter: ListingFilter }) => void
  onPageChange: (event: { page: number }) => void
  /** Clears the search text. */
  onSearchClear: () => void
  /** The wishlist button of a card was pressed. Omit to hide these buttons. */
  onWishlistToggle?: CardProps['onWishlistToggle']
  /** Save with a note was pressed on a card. Omit to hide these buttons. */
  onSaveWithNote?: CardProps['onSaveWithNote']
}

export interface ListingResultsProps
  extends ListingResultsEvents, Pick<NoResultsProps, 'suggestions' | 'recentlyOrdered'> {
  listing: ListingView
  /** True while newer results are loading; these stay until then. */
  refreshing: boolean
  /** How the products are shown. */
  layout: ListingLayout
  purchases: CardPurchasesView
  /** Renders products as an order list: a QuickOrder with its stored input. It may be lazy. */
  quickOrder: ComponentType<Pick<QuickOrderProps, 'label' | 'products' | 'state' | 'onSelectVariant'>>
  /** The states of wishlist buttons; all idle by default. */
  savedItems?: SavedItemsView
}

/** The results, on shelves or as an order list, and pagination. */
export function ListingResults(props: ListingResultsProps) {
  const { listing, layout, onPageChange } = props
  const t = useWords(listingWords)
  const { products, page } = listing

  if (products.length === 0) {
    return <NoResults {...props} filter={listing.filter} />
  }
  return (
    <div>
      {layout === 'shelves' ? <Shelves {...props} /> : <OrderList {...props} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="num text-xs text-ink-muted">
          {t('showing', { from: page.from, to: page.to, count: page.countText })}
        </p>
        {page.total > 1 && (
          <Pagination page={page.current} pageCount={page.total} onPageChange={(event) => onPageChange(event)} />
        )}
      </div>
    </div>
  )
}

function Shelves({ listing, refreshing, purchases, savedItems, ...events }: ListingResultsProps) {
  const t = useWords(listingWords)
  const { onAddToCart, onBuyNow, onSelectVariant, onWishlistToggle, onSaveWithNote } = events
  return (
    <ProductShelf label={t('products')} state={refreshing ? 'refreshing' : 'settled'}>
      {listing.products.map((product, index) => (
        <FullCard
          key={product.id}
          product={product}
          state={purchases.stateOf(product.variantId)}
          problem={purchases.problemOf(product.variantId)}
          typedPieces={purchases.typed}
          wishlist={savedItems?.stateOf(product.id)}
          wishlistProblem={savedItems?.problemOf(product.id)}
          vatNote="page"
          loading={index < EAGER_COUNT ? 'eager' : 'lazy'}
          onAddToCart={onAddToCart}
          onBuyNow={onBuyNow}
          onSelectVariant={onSelectVariant}
          onWishlistToggle={onWishlistToggle}
          onSaveWithNote={onSaveWithNote}
        />
      ))}
    </ProductShelf>
  )
}

function OrderList({
  listing: { products },
  refreshing,
  quickOrder: QuickOrder,
  onSelectVariant,
}: ListingResultsProps) {
  const t = useWords(listingWords)
  return (
    <LazyBoundary fallback={<OrderListSkeleton label={t('loadingProducts')} />}>
      <QuickOrder
        label={t('products')}
        products={products}
        state={refreshing ? 'refreshing' : 'settled'}
        onSelectVariant={onSelectVariant}
      />
    </LazyBoundary>
  )
}
