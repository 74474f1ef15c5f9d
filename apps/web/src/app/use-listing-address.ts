import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListingView, type ListingViewName } from '@skafferi/domain/shop/appearance'
import { parseFilter, serialiseFilter, sortsOf, type ListingFilter } from '@skafferi/domain/shop/catalogue'
import type { ListingLayout } from '@skafferi/ui/commerce/catalogue/listing-toolbar'

const viewParameter = 'view'

const layouts = { shelf: 'shelves', list: 'pad' } as const satisfies Record<ListingViewName, ListingLayout>

/** The filter and the layout of the listing from the URL. Without a layout in the URL, the last choice applies. */
export function useListingAddress() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => parseFilter(parameters), [parameters])
  const requestedView = parameters.get(viewParameter)
  const { view, remember } = useListingView(requestedView)
  const show = (next: ListingFilter, as = requestedView === null ? null : view, options?: { replace: boolean }) => {
    const query = serialiseFilter(next)
    if (as !== null) query.set(viewParameter, as)
    setParameters(query, options)
  }
  return {
    filter,
    sorts: sortsOf(filter),
    layout: layouts[view],
    onFilterChange: (event: { filter: ListingFilter }) => show(event.filter),
    /** Replaces a page number beyond the end in the URL. */
    replacePage: (page: number) => show({ ...filter, page }, undefined, { replace: true }),
    onPageChange: ({ page }: { page: number }) => show({ ...filter, page }),
    onLayoutChange: ({ layout }: { layout: ListingLayout }) => {
      const chosen = layout === 'pad' ? 'list' : 'shelf'
      remember(chosen)
      show(filter, chosen)
    },
  }
}
