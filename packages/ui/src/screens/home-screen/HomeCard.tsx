import type { CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import type { SavedItemsView } from '@skafferi/domain/shop/wishlist/views'
import { CompactCard, type CardProps } from '../../commerce/catalogue/product-card'

/** Events and states of all cards on the page. */
export interface HomeCardEvents extends Pick<
  CardProps,
  'onAddToCart' | 'onBuyNow' | 'onSelectVariant' | 'onWishlistToggle' | 'onSaveWithNote'
> {
  /** The states of purchases from cards. */
  purchases: CardPurchasesView
  /** The states of wishlist buttons; all idle by default. */
  savedItems?: SavedItemsView
}

export interface HomeCardProps extends HomeCardEvents, Pick<CardProps, 'product'> {}

/** A product in a section, with the state of its purchase and wishlist button. */
export function HomeCard({ purchases, savedItems, ...card }: HomeCardProps) {
  const { id, variantId } = card.product
  return (
    <CompactCard
      {...card}
      state={purchases.stateOf(variantId)}
      problem={purchases.problemOf(variantId)}
      wishlist={savedItems?.stateOf(id)}
      wishlistProblem={savedItems?.problemOf(id)}
      vatNote="page"
      headingLevel={3}
    />
  )
}
