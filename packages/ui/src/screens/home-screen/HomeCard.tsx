import type { CardPurchasesView } from '@skafferi/domain/cart/views'
import type { SavedItemsView } from '@skafferi/domain/wishlist/views'
import { ProductCard, type ProductCardProps } from '../../commerce/product-card'

/** What every card of the page can do, and how that stands. */
export interface HomeCardEvents
  extends Pick<ProductCardProps, 'onAddToCart' | 'onBuyNow' | 'onSelectVariant' | 'onWishlistToggle' | 'onSaveWithNote'> {
  /** How the purchases from the cards stand. */
  purchases: CardPurchasesView
  /** How the hearts stand; all at rest by default. */
  savedItems?: SavedItemsView
}

export interface HomeCardProps extends HomeCardEvents, Pick<ProductCardProps, 'product' | 'buy' | 'loading'> {}

/** One product below a section's heading, with the state of its own purchase and its own heart. */
export function HomeCard({ product, purchases, savedItems, ...card }: HomeCardProps) {
  return (
    <ProductCard
      {...card}
      product={product}
      headingLevel={3}
      state={purchases.stateOf(product.variantId)}
      problem={purchases.problemOf(product.variantId)}
      wishlist={savedItems?.stateOf(product.id)}
      wishlistProblem={savedItems?.problemOf(product.id)}
    />
  )
}
