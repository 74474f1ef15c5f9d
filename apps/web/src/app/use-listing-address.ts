import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, serialiseFilter, sortsOf, type ListingFilter } from '@skafferi/domain/catalog'
import type { ListingLook } from '@skafferi/ui/commerce/listing-toolbar'

const lookParameter = 'view'

/** What the address says of the listing: what is looked for, and whether it stands on shelves or as an order pad. */
export function useListingAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => parseFilter(parameters), [parameters])
  const look: ListingLook = parameters.get(lookParameter) === 'pad' ? 'pad' : 'shelves'
  const show = (next: ListingFilter, as = look) => {
    const query = serialiseFilter(next)
    if (as === 'pad') query.set(lookParameter, as)
    setParameters(query)
  }
  return {
    filter,
    sorts: sortsOf(filter),
    look,
    onFilterChange: (event: { filter: ListingFilter }) => show(event.filter),
    onPageChange: ({ page }: { page: number }) => show({ ...filter, page }),
    onLookChange: (event: { look: ListingLook }) => show(filter, event.look),
  }
}
