import type { ProductView } from '@skafferi/domain/shop/product/views'
import type { SavedItemState } from '@skafferi/domain/shop/wishlist/views'
import { NoteButton, ProductBadges, WishlistHeart } from '../../commerce/catalogue/product-card'

export interface PictureActionsProps {
  product: Pick<ProductView, 'isNew' | 'price' | 'isInWishlist'>
  /** The element that names the product. */
  titleId: string
  /** The state of the last press of the wishlist button; `idle` by default. */
  wishlist?: SavedItemState
  /** The wishlist button was pressed: `saved` is the new state. Visitors have no such button. */
  onWishlistToggle: (event: { saved: boolean }) => void
  /** Save with a note was pressed. Omit to hide the button; it is also hidden if the product is saved already. */
  onSaveWithNote?: () => void
}

/** Badges and buttons on the large picture. */
export function PictureActions({
  product,
  titleId,
  wishlist = 'idle',
  onWishlistToggle,
  onSaveWithNote,
}: PictureActionsProps) {
  const { isNew, price, isInWishlist } = product
  return (
    <>
      <ProductBadges isNew={isNew} salePercent={price?.sale?.percent} />
      {isInWishlist !== null && (
        <WishlistHeart
          saved={isInWishlist}
          state={wishlist}
          titleId={titleId}
          onToggle={() => onWishlistToggle({ saved: !isInWishlist })}
        />
      )}
      {isInWishlist === false && onSaveWithNote && <NoteButton titleId={titleId} onPress={onSaveWithNote} />}
    </>
  )
}
