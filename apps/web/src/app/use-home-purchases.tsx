import { CartNowToast } from '@skafferi/ui/commerce/cart-now'
import { useCardPurchases } from './use-card-purchases'
import { useFillUp } from './use-fill-up'

/**
 * The purchases of the home page: its cards, and the company's regular articles.
 * @param says how long the result is shown
 */
export function useHomePurchases(says: { messageDuration?: number }) {
  const usual = useFillUp(says)
  const { dialog, ...cards } = useCardPurchases(says)
  return {
    ...cards,
    usual,
    dialog: (
      <>
        <CartNowToast cart={usual.purchases.cart} />
        {dialog}
      </>
    ),
  }
}
