import { useNavigate } from 'react-router-dom'
import { quantityLimits } from '@skafferi/api/limits'
import { useCart } from '@skafferi/domain/cart'
import { CartScreen } from '@skafferi/ui/screens/cart-screen'
import { paths } from '../paths'

export default function CartRoute() {
  const cart = useCart()
  const navigate = useNavigate()
  return (
    <CartScreen
      cart={cart.load}
      maxQuantity={quantityLimits.maximum}
      problem={cart.problem}
      onDismissProblem={cart.dismissProblem}
      proceeding={cart.proceeding}
      onProceed={async () => {
        if (await cart.proceed()) navigate(paths.checkout)
      }}
      onQuantityChange={cart.setQuantity}
      onAdjust={cart.adjust}
      onRemove={cart.remove}
    />
  )
}
