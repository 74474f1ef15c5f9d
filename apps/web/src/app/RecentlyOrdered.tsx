import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import { UsualArticles } from '@skafferi/ui/commerce/cart/usual-articles'
import { useUsualArticlePurchases } from './use-usual-article-purchases'

/** The company's regular articles, for a search without results. Loaded when it is first shown. */
export default function RecentlyOrdered() {
  const usual = useUsualArticlePurchases({})
  return (
    <>
      <UsualArticles {...usual} />
      <CartNowToast cart={usual.purchases.cart} />
    </>
  )
}
