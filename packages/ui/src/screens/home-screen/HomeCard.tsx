import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
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

/** The state of a product's last purchase and of its wishlist button. */
export function cardStateOf({ id, variantId }: ProductCardView, { purchases, savedItems }: HomeCardEvents) {
  return {
    state: purchases.stateOf(variantId),
    problem: purchases.problemOf(variantId),
    wishlist: savedItems?.stateOf(id),
    wishlistProblem: savedItems?.problemOf(id),
  }
}

/** A product in a section, with the state of its purchase and wishlist button. */
export function HomeCard({ purchases, savedItems, ...card }: HomeCardProps) {
  return (
    <CompactCard
      {...card}
      {...cardStateOf(card.product, { ...card, purchases, savedItems })}
      vatNote="page"
      headingLevel={3}
    />
  )
}
