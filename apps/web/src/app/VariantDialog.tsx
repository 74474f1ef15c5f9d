import { useNavigate } from 'react-router-dom'
import { useProductPage } from '@skafferi/domain/shop/product'
import { AddToCartDialog } from '@skafferi/ui/commerce/cart/add-to-cart-dialog'
import { paths } from '../paths'

/** The dialog that chooses a variant, over the current page. */
export default function VariantDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const product = useProductPage(productId)
  const navigate = useNavigate()
  return (
    <AddToCartDialog
      open
      product={product.load}
      state={product.purchase}
      onModeChange={product.setMode}
      onOptionChoose={product.chooseOption}
      onQuantityChange={product.setQuantity}
      onAddToCart={() => void product.addToCart()}
      onBuyNow={async () => {
        if (await product.buyNow()) navigate(paths.cart)
      }}
      onClose={onClose}
    />
  )
}
