import { useSearchParams } from 'react-router-dom'
import { parseFilter, serialiseFilter, useListing } from '@skafferi/domain/catalog'
import { ListingScreen } from '@skafferi/ui/screens/listing-screen'
import { useCardPurchases } from '../app/use-card-purchases'

export default function ProductsRoute() {
  const [parameters, setParameters] = useSearchParams()
  const filter = parseFilter(parameters)
  return (
    <ListingScreen
      filter={filter}
      listing={useListing(filter)}
      onFilterChange={(event) => setParameters(serialiseFilter(event.filter))}
      onPageChange={({ page }) => setParameters(serialiseFilter({ ...filter, page }))}
      {...useCardPurchases()}
    />
  )
}
