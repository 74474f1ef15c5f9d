import { useAddToCart } from '@skafferi/domain/cart'
import { useUsualArticles } from '@skafferi/domain/orders'

/**
 * The company's usual articles, and what a press on one does. Their presses are their own: a card of the same article
 * says nothing of them.
 * @param says how long a bay shows what was done
 */
export function useFillUp(says: { messageDuration?: number }) {
  const purchases = useAddToCart(says)
  return {
    articles: useUsualArticles(),
    purchases,
    onAdd: (event: { productId: string; variantId: string; quantity: number }) => void purchases.add(event),
  }
}
