import type { GalleryPictureView } from '../../commerce/gallery'
import type { ProductDetailsView } from '../../commerce/product-tabs'
import type { ProductTitleView } from '../../commerce/product-title'
import type { PurchaseView } from '../../commerce/purchase-panel'

/** A product as its page shows it. */
export interface ProductView extends ProductTitleView, PurchaseView, ProductDetailsView {
  /** In the order they are shown. */
  pictures: readonly GalleryPictureView[]
}
