import { CartNowToast } from '@skafferi/ui/commerce/cart-now'
import { UsualArticles } from '@skafferi/ui/commerce/usual-articles'
import { useFillUp } from './use-fill-up'

/** What the company orders again and again, where a search has found nothing. Asked for when it is first shown. */
export default function OrderedLately() {
  const usual = useFillUp({})
  return (
    <>
      <UsualArticles {...usual} />
      <CartNowToast cart={usual.purchases.cart} />
    </>
  )
}
