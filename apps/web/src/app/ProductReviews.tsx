import { useReviews } from '@skafferi/domain/shop/reviews'
import { ReviewPanel } from '@skafferi/ui/commerce/reviews/review-panel'
import { paths } from '../paths'

/** The reviews of a product, loaded when their tab is first opened. */
export default function ProductReviews({ productId }: { productId: string }) {
  return <ReviewPanel productHref={paths.product(productId)} reviews={useReviews(productId)} />
}
