import type { ProductView } from '@skafferi/domain/product/views'
import type { SavedItemState } from '@skafferi/domain/wishlist/views'
import { NoteButton, ProductMarks, WishlistHeart } from '../../commerce/product-card'

export interface PageMarksProps {
  product: Pick<ProductView, 'isNew' | 'price' | 'isInWishlist'>
  /** The element that names the product. */
  titleId: string
  /** How the last press of the heart stands; `idle` by default. */
  wishlist?: SavedItemState
  /** The heart was pressed: `saved` is whether the product is to be on the wishlist. Visitors have none. */
  onWishlistToggle: (event: { saved: boolean }) => void
  /** It is to be saved with a note, or as one of its variants. Without it, and once it is saved, there is no such button. */
  onSaveWithNote?: () => void
}

/** What lies on the large picture: what is special about the product, and the ways to save it. */
export function PageMarks({ product, titleId, wishlist = 'idle', onWishlistToggle, onSaveWithNote }: PageMarksProps) {
  const { isNew, price, isInWishlist } = product
  return (
    <>
      <ProductMarks isNew={isNew} salePercent={price?.sale?.percent} />
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
