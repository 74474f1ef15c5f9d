import { useEffect } from 'react'
import { useListing, useSimilarWords } from '@skafferi/domain/shop/catalogue'
import { useSavedItems, wishlistMessageDuration } from '@skafferi/domain/shop/wishlist'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { ListingScreen } from '@skafferi/ui/screens/listing-screen'
import { useCardPurchases } from '../app/use-card-purchases'
import { useListingAddress } from '../app/use-listing-address'

/** Loaded on first use: most customers stay with the shelves. */
const QuickOrderListing = lazyWithRetry(() => import('../app/QuickOrderListing'))
const RecentlyOrdered = lazyWithRetry(() => import('../app/RecentlyOrdered'))

export { fetchListing as prefetch } from '@skafferi/domain/shop/catalogue'

export default function ProductsRoute() {
  const { replacePage, ...address } = useListingAddress()
  const { load, lastPage } = useListing(address.filter)
  useEffect(() => {
    if (lastPage !== null && lastPage !== address.filter.page) replacePage(lastPage)
  })
  const savedItems = useSavedItems({ messageDuration: wishlistMessageDuration })
  return (
    <ListingScreen
      {...address}
      listing={load}
      quickOrder={QuickOrderListing}
      savedItems={savedItems}
      suggestions={useSimilarWords(address.filter.q)}
      recentlyOrdered={<RecentlyOrdered />}
      onWishlistToggle={savedItems.set}
      {...useCardPurchases()}
    />
  )
}
