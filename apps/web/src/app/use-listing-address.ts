import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListingView, type ListingViewName } from '@skafferi/domain/appearance'
import { parseFilter, serialiseFilter, sortsOf, type ListingFilter } from '@skafferi/domain/catalog'
import type { ListingLayout } from '@skafferi/ui/commerce/listing-toolbar'

const viewParameter = 'view'

const layouts = { shelf: 'shelves', list: 'pad' } as const satisfies Record<ListingViewName, ListingLayout>

/**
 * What the address says of the listing: what is looked for, and whether it stands on shelves or as an order list. Where it
 * says nothing of that, what was chosen before holds.
 */
export function useListingAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => parseFilter(parameters), [parameters])
  const asked = parameters.get(viewParameter)
  const { view, remember } = useListingView(asked)
  const show = (next: ListingFilter, as = asked === null ? null : view, options?: { replace: boolean }) => {
    const query = serialiseFilter(next)
    if (as !== null) query.set(viewParameter, as)
    setParameters(query, options)
  }
  return {
    filter,
    sorts: sortsOf(filter),
    layout: layouts[view],
    onFilterChange: (event: { filter: ListingFilter }) => show(event.filter),
    /** The page that was asked for is not there: the address names the one that is, as if it had from the start. */
    mendPage: (page: number) => show({ ...filter, page }, undefined, { replace: true }),
    onPageChange: ({ page }: { page: number }) => show({ ...filter, page }),
    onLayoutChange: ({ layout }: { layout: ListingLayout }) => {
      const chosen = layout === 'pad' ? 'list' : 'shelf'
      remember(chosen)
      show(filter, chosen)
    },
  }
}
