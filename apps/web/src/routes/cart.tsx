import { useNavigate } from 'react-router-dom'
import {
  useBulkUpload,
  useCart,
  useCartConflicts,
  usePriceList,
  useSaveCartToWishlist,
} from '@skafferi/domain/shop/cart'
import { useEndedCodes } from '@skafferi/domain/shop/checkout'
import { useCartAlreadyOrdered } from '@skafferi/domain/shop/orders'
import { CartScreen } from '@skafferi/ui/screens/cart-screen'
import { saveFile } from '../app/save-file'
import { paths } from '../paths'

export default function CartRoute() {
  const cart = useCart()
  const bulkUpload = useBulkUpload()
  const priceList = usePriceList(saveFile)
  const changed = useCartConflicts()
  const wishlist = useSaveCartToWishlist()
  const placed = useCartAlreadyOrdered('cart')
  const ended = useEndedCodes('cart')
  const navigate = useNavigate()
  return (
    <CartScreen
      cart={cart.load}
      placedOrder={placed}
      endedCodes={ended}
      bulkUpload={bulkUpload && { ...bulkUpload, priceList }}
      wishlist={{ state: wishlist.state, onSave: wishlist.save }}
      conflicts={changed.conflicts}
      onDismissConflicts={changed.dismiss}
      problem={cart.problem ?? wishlist.problem}
      onDismissProblem={cart.problem ? cart.dismissProblem : wishlist.dismissProblem}
      proceeding={cart.proceeding}
      onProceed={async () => {
        if (await cart.proceed()) navigate(paths.checkout)
      }}
      onQuantityChange={cart.setQuantity}
      onAdjust={cart.adjust}
      onType={cart.type}
      onKeepCurrent={cart.keepCurrent}
      onRemove={cart.remove}
      onUndoRemove={cart.undoRemove}
    />
  )
}
