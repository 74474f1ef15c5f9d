import { useNavigate, useParams } from 'react-router-dom'
import { usePageContent } from '@skafferi/domain/shop/content'
import { useDelivery, useProductPage } from '@skafferi/domain/shop/product'
import { useSavedItems, wishlistMessageDuration } from '@skafferi/domain/shop/wishlist'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { ProductScreen } from '@skafferi/ui/screens/product-screen'
import { useSaveDialog } from '../app/use-save-dialog'
import { useSettings } from '../app/use-settings'
import { paths } from '../paths'

export { fetchProduct as prefetch } from '@skafferi/domain/shop/product'

const OutOfStock = lazyWithRetry(() => import('../app/ProductOutOfStock'))
const Reviews = lazyWithRetry(() => import('../app/ProductReviews'))

export default function ProductRoute() {
  const { id: name = '' } = useParams()
  const product = useProductPage(name)
  // The URL can contain the product's handle; related data has its id.
  const view = product.load.status === 'ready' ? product.load.view : undefined
  const id = view?.id ?? name
  const delivery = useDelivery(view?.priced && product.purchase.status !== 'added' ? view.goods : 0)
  const savedItems = useSavedItems({ messageDuration: wishlistMessageDuration })
  const { onSaveWithNote, saveDialog } = useSaveDialog()
  const navigate = useNavigate()
  const settings = useSettings()
  return (
    <ProductScreen
      product={product.load}
      card={product.placeholder}
      {...usePageContent('product', settings)}
      paymentDays={settings.paymentDays}
      hasOwnForm={settings.applicationForm !== undefined}
      delivery={delivery}
      outOfStock={
        view?.priced &&
        view.soldOut && (
          <LazyBoundary>
            <OutOfStock product={view} />
          </LazyBoundary>
        )
      }
      purchase={product.purchase}
      reviews={
        <LazyBoundary>
          <Reviews productId={id} />
        </LazyBoundary>
      }
      wishlist={savedItems.stateOf(id)}
      wishlistProblem={savedItems.problemOf(id)}
      onWishlistToggle={({ saved }) => void savedItems.set({ productId: id, saved })}
      onSaveWithNote={() => onSaveWithNote({ productId: id })}
      dialog={saveDialog}
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
