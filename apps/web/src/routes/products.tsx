import { useListing } from '@skafferi/domain/catalog'
import { useSavedItems } from '@skafferi/domain/wishlist'
import { ListingScreen } from '@skafferi/ui/screens/listing-screen'
import { useCardPurchases } from '../app/use-card-purchases'
import { useListingAddress } from '../app/use-listing-address'

/** Hearts of the listing say what was done for ten seconds (Specification (shopping) §2, product card). */
const says = { messageDuration: 10_000 }

export default function ProductsRoute() {
  const address = useListingAddress()
  const savedItems = useSavedItems(says)
  return (
    <ListingScreen
      {...address}
      listing={useListing(address.filter)}
      savedItems={savedItems}
      onWishlistToggle={savedItems.toggle}
      {...useCardPurchases()}
    />
  )
}
