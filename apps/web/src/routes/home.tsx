import { promoBanner, sideBanner } from '@skafferi/brand/content/home-banners'
import { useBestSellers, useExplore } from '@skafferi/domain/shop/catalogue'
import {
  freeDeliveryFrom,
  startCategory,
  useBanner,
  useCategoryTiles,
  useFlashSale,
} from '@skafferi/domain/shop/content'
import { useOrderedCategories } from '@skafferi/domain/shop/orders'
import { useCustomer } from '@skafferi/domain/shop/session'
import { useShop } from '@skafferi/domain/shop/shop-context'
import { useSavedItems } from '@skafferi/domain/shop/wishlist'
import { HomeScreen } from '@skafferi/ui/screens/home-screen'
import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import { useSettings } from '../app/use-settings'
import { arrivalTiles, categoryPictures } from '../content/home'
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
  const { linkHosts: hosts } = useSettings()
  const orderedCategories = useOrderedCategories()
  return (
    <HomeScreen
      firstName={customer.status === 'ready' ? customer.view.firstName : null}
      promoBanner={useBanner('banner_promo', { fallback: promoBanner, hosts })}
      sideBanner={useBanner('banner_side', { fallback: sideBanner, hosts })}
      {...useFlashSale(orderedCategories)}
      categoryTiles={useCategoryTiles(categoryPictures)}
      currentCategory={startCategory}
      bestSellers={useBestSellers()}
      variant="row"
      arrivals={arrivalTiles}
      explore={useExplore(orderedCategories)}
      freeDeliveryFrom={freeDeliveryFrom(useShop())}
      savedItems={savedItems}
      onWishlistToggle={savedItems.set}
      {...useHomePurchases(options)}
    />
  )
}
