import { useAddToCart } from '@skafferi/domain/cart'
import { useUsualArticles } from '@skafferi/domain/orders'
import { CartNowToast } from '@skafferi/ui/commerce/cart-now'
import { useCardPurchases } from './use-card-purchases'

/**
 * What the home page sells: its cards, and the company's usual articles, whose presses are their own: a card of the same
 * article says nothing of them.
 * @param says how long a card or a bay shows what was done
 */
export function useHomePurchases(says: { messageDuration?: number }) {
  const purchases = useAddToCart(says)
  const { dialog, ...cards } = useCardPurchases(says)
  return {
    ...cards,
    usual: {
      articles: useUsualArticles(),
      purchases,
      onAdd: (event: { productId: string; variantId: string; quantity: number }) => void purchases.add(event),
    },
    dialog: (
      <>
        <CartNowToast cart={purchases.cart} />
        {dialog}
      </>
    ),
  }
}
