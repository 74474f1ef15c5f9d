import { useAddToCart } from '@skafferi/domain/shop/cart'
import { useUsualArticles } from '@skafferi/domain/shop/orders'
import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import { UsualArticles } from '@skafferi/ui/commerce/cart/usual-articles'

/**
 * The company's regular articles, for a search without results; their purchases are separate from those of product
 * cards. Loaded when it is first shown.
 */
export default function RecentlyOrdered() {
  const purchases = useAddToCart()
  return (
    <>
      <UsualArticles articles={useUsualArticles()} purchases={purchases} onAdd={(event) => void purchases.add(event)} />
      <CartNowToast cart={purchases.cart} />
    </>
  )
}
