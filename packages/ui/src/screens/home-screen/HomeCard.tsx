import type { ProductCardView } from '@skafferi/domain/catalog/views'
import type { CardPurchasesView } from '@skafferi/domain/cart/views'
import type { SavedItemsView } from '@skafferi/domain/wishlist/views'
import { CompactCard, type CardProps } from '../../commerce/product-card'

/** What every card of the page can do, and how that stands. */
export interface HomeCardEvents extends Pick<
  CardProps,
  'onAddToCart' | 'onBuyNow' | 'onSelectVariant' | 'onWishlistToggle' | 'onSaveWithNote'
> {
  /** How the purchases from the cards stand. */
  purchases: CardPurchasesView
  /** How the hearts stand; all at rest by default. */
  savedItems?: SavedItemsView
}

export interface HomeCardProps extends HomeCardEvents, Pick<CardProps, 'product'> {}

/** How the last purchase of one product and the last press of its heart stand. */
export function newsOf({ id, variantId }: ProductCardView, { purchases, savedItems }: HomeCardEvents) {
  return {
    state: purchases.stateOf(variantId),
    problem: purchases.problemOf(variantId),
    wishlist: savedItems?.stateOf(id),
    wishlistProblem: savedItems?.problemOf(id),
  }
}

/** One product below a section's heading, with the state of its own purchase and its own heart. */
export function HomeCard({ purchases, savedItems, ...card }: HomeCardProps) {
  return <CompactCard {...card} {...newsOf(card.product, { ...card, purchases, savedItems })} headingLevel={3} />
}
