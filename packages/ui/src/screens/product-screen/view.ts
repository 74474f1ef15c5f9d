import type { GalleryPictureView } from '../../components/gallery'
import type { ProductDetailsView } from '../../commerce/product-tabs'
import type { ProductTitleView } from '../../commerce/product-title'
import type { PurchaseView } from '../../commerce/purchase-panel'
import type { ReviewDialogProps } from '../../commerce/review-dialog'
import type { ReviewListProps, ReviewsLoad } from '../../commerce/review-list'

/** A product as its page shows it. */
export interface ProductView extends ProductTitleView, PurchaseView, ProductDetailsView {
  /** In the order they are shown. */
  pictures: readonly GalleryPictureView[]
  /** On the customer's wishlist; left out or `null` for visitors, who have none. */
  isInWishlist?: boolean | null
}

/** What customers say of a product, and how one more says it. */
export interface ProductReviews
  extends Pick<ReviewDialogProps, 'limits' | 'faults' | 'sending' | 'problem' | 'onSubmit'>,
    Pick<ReviewListProps, 'onPageChange'> {
  load: ReviewsLoad
  /** The current user's name, which is shown with a review; `null` for visitors, who may only read. */
  author: string | null
  /** The Review tab was opened for the first time: the reviews are wanted. */
  onOpen?: () => void
  /** The dialog was closed: what was refused or failed in it can be forgotten. */
  onDialogClose?: () => void
}
