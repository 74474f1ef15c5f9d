import { useNavigate, useParams } from 'react-router-dom'
import { useProductPage } from '@skafferi/domain/product'
import { ProductScreen } from '@skafferi/ui/screens/product-screen'
import { paths } from '../paths'

export default function ProductRoute() {
  const { id = '' } = useParams()
  const product = useProductPage(id)
  const navigate = useNavigate()
  return (
    <ProductScreen
      product={product.load}
      purchase={product.purchase}
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
