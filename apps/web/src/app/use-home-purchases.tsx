import { CartNowToast } from '@skafferi/ui/commerce/cart-now'
import { useCardPurchases } from './use-card-purchases'
import { useFillUp } from './use-fill-up'

/**
 * What the home page sells: its cards, and the company's usual articles.
 * @param says how long a card or a bay shows what was done
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
