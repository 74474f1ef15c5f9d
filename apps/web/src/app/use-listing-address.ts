import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, serialiseFilter, sortsOf, type ListingFilter } from '@skafferi/domain/catalog'
import type { ListingLayout } from '@skafferi/ui/commerce/listing-toolbar'

const layoutParameter = 'view'

/** What the address says of the listing: what is looked for, and whether it stands on shelves or as an order pad. */
export function useListingAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => parseFilter(parameters), [parameters])
  const layout: ListingLayout = parameters.get(layoutParameter) === 'pad' ? 'pad' : 'shelves'
  const show = (next: ListingFilter, as = layout) => {
    const query = serialiseFilter(next)
    if (as === 'pad') query.set(layoutParameter, as)
    setParameters(query)
  }
  return {
    filter,
    sorts: sortsOf(filter),
    layout,
    onFilterChange: (event: { filter: ListingFilter }) => show(event.filter),
    onPageChange: ({ page }: { page: number }) => show({ ...filter, page }),
    onLayoutChange: (event: { layout: ListingLayout }) => show(filter, event.layout),
  }
}
