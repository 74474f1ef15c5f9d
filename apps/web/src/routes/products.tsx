import { useSearchParams } from 'react-router-dom'
import { parseFilter, serialiseFilter, useListing } from '@skafferi/domain/catalog'
import { useWishes } from '@skafferi/domain/wishlist'
import { ListingScreen } from '@skafferi/ui/screens/listing-screen'
import { useCardPurchases } from '../app/use-card-purchases'

/** Hearts of the listing say what was done for ten seconds (Specification (shopping) §2, product card). */
const says = { saysFor: 10_000 }

export default function ProductsRoute() {
  const [parameters, setParameters] = useSearchParams()
  const wishes = useWishes(says)
  const filter = parseFilter(parameters)
  return (
    <ListingScreen
      filter={filter}
      listing={useListing(filter)}
      onFilterChange={(event) => setParameters(serialiseFilter(event.filter))}
      onPageChange={({ page }) => setParameters(serialiseFilter({ ...filter, page }))}
      wishes={wishes}
      onWishlistToggle={wishes.toggle}
      {...useCardPurchases()}
    />
  )
}
