import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import { useCardPurchases } from './use-card-purchases'
import { useUsualArticlePurchases } from './use-usual-article-purchases'

/**
 * The purchases of the home page: its cards, and the company's regular articles.
 * @param options how long the result is shown
 */
export function useHomePurchases(options: { messageDuration?: number }) {
  const usualArticles = useUsualArticlePurchases(options)
  const { dialog, ...cards } = useCardPurchases(options)
  return {
    ...cards,
    usualArticles,
    dialog: (
      <>
        <CartNowToast cart={usualArticles.purchases.cart} />
        {dialog}
      </>
    ),
  }
}
