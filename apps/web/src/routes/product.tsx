import { useNavigate, useParams } from 'react-router-dom'
import { useDeliveryDays, useProductPage } from '@skafferi/domain/product'
import { useReviews } from '@skafferi/domain/reviews'
import { useSavedItems } from '@skafferi/domain/wishlist'
import { ProductScreen } from '@skafferi/ui/screens/product-screen'
import { paths } from '../paths'

/** Hearts of the shopping pages say what was done for ten seconds (Specification (shopping) §2, product card). */
const says = { messageDuration: 10_000 }

export default function ProductRoute() {
  const { id = '' } = useParams()
  const product = useProductPage(id)
  const savedItems = useSavedItems(says)
  const navigate = useNavigate()
  return (
    <ProductScreen
      product={product.load}
      delivery={useDeliveryDays()}
      purchase={product.purchase}
      reviews={useReviews(id)}
      wishlist={savedItems.stateOf(id)}
      wishlistProblem={savedItems.problemOf(id)}
      onWishlistToggle={() => void savedItems.toggle({ productId: id })}
      onModeChange={product.setMode}
      onOptionChoose={product.chooseOption}
      onQuantityChange={product.setQuantity}
      onAddToCart={() => void product.addToCart()}
      onBuyNow={async () => {
        if (await product.buyNow()) navigate(paths.cart)
      }}
    />
  )
}
