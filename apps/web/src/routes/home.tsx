import { useBestSellers, useExplore } from '@skafferi/domain/shop/catalogue'
import { useCategoryCounts, useFlashSale, usePageContent } from '@skafferi/domain/shop/content'
import { useOrderedCategories } from '@skafferi/domain/shop/orders'
import { useCustomer } from '@skafferi/domain/shop/session'
import { useSavedItems } from '@skafferi/domain/shop/wishlist'
import { HomeScreen } from '@skafferi/ui/screens/home-screen'
import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import { useSettings } from '../app/use-settings'
import { useCardPurchases } from '../app/use-card-purchases'
import { useUsualArticlePurchases } from '../app/use-usual-article-purchases'

/**
 * The purchases of the home page: its cards, and the company's regular articles.
 * @param options how long the result is shown
 */
function useHomePurchases(options: { messageDuration?: number }) {
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

/** Cards of the home page show a message for three seconds (Specification (accounts) §9). */
const options = { messageDuration: 3000 }

export default function HomeRoute() {
  const customer = useCustomer()
  const savedItems = useSavedItems(options)
  const orderedCategories = useOrderedCategories()
  return (
    <HomeScreen
      firstName={customer.status === 'ready' ? customer.view.firstName : null}
      {...usePageContent('home', useSettings())}
      {...useFlashSale(orderedCategories)}
      counts={useCategoryCounts()}
      bestSellers={useBestSellers()}
      variant="row"
      explore={useExplore(orderedCategories)}
      savedItems={savedItems}
      onWishlistToggle={savedItems.set}
      {...useHomePurchases(options)}
    />
  )
}
