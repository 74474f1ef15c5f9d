import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, serialiseFilter, sortsOf, type ListingFilter } from '@skafferi/domain/catalog'
import type { ListingLayout } from '@skafferi/ui/commerce/listing-toolbar'

const layoutParameter = 'view'

/** The views' names in an address (DECISIONS 14a); `pad` stood there before, in links that somebody kept. */
const padNames = ['list', 'pad']

/** What the address says of the listing: what is looked for, and whether it stands on shelves or as an order pad. */
export function useListingAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => parseFilter(parameters), [parameters])
  const layout: ListingLayout = padNames.includes(parameters.get(layoutParameter) ?? '') ? 'pad' : 'shelves'
  const show = (next: ListingFilter, as = layout, options?: { replace: boolean }) => {
    const query = serialiseFilter(next)
    if (as === 'pad') query.set(layoutParameter, 'list')
    setParameters(query, options)
  }
  return {
    filter,
    sorts: sortsOf(filter),
    layout,
    onFilterChange: (event: { filter: ListingFilter }) => show(event.filter),
    /** The page that was asked for is not there: the address names the one that is, as if it had from the start. */
    mendPage: (page: number) => show({ ...filter, page }, layout, { replace: true }),
    onPageChange: ({ page }: { page: number }) => show({ ...filter, page }),
    onLayoutChange: (event: { layout: ListingLayout }) => show(filter, event.layout),
  }
}
