import { useBestSellers, useExplore } from '@skafferi/domain/shop/catalogue'
import { useCategoryCounts, useFlashSale, usePageContent } from '@skafferi/domain/shop/content'
import { useOrderedCategories } from '@skafferi/domain/shop/orders'
import { useCustomer } from '@skafferi/domain/shop/session'
import { useSavedItems } from '@skafferi/domain/shop/wishlist'
import { HomeScreen, preloadHomeTop } from '@skafferi/ui/screens/home-screen'
import { useSettings } from '../app/use-settings'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { useCardPurchases } from '../app/use-card-purchases'

const CustomerShelf = lazyWithRetry(() => import('../app/CustomerShelf'))

/** Preloads the parts of the first window. */
export const preload = () => Promise.all([preloadHomeTop(), CustomerShelf.preload()])

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
      explore={useExplore(orderedCategories)}
      savedItems={savedItems}
      onWishlistToggle={savedItems.set}
      {...useCardPurchases(options)}
      companyShelf={CustomerShelf}
    />
  )
}
