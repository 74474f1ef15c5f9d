import { useAddToCart } from '@skafferi/domain/shop/cart'
import { useUsualArticles } from '@skafferi/domain/shop/orders'

/**
 * The company's regular articles and their purchases, separate from those of product cards.
 * @param options how long the result is shown
 */
export function useUsualArticlePurchases(options: { messageDuration?: number }) {
  const purchases = useAddToCart(options)
  return {
    articles: useUsualArticles(),
    purchases,
    onAdd: (event: { productId: string; variantId: string; quantity: number }) => void purchases.add(event),
  }
}
