import { useHasOrdered } from '../orders'
import { listingViewOf, type ListingViewName } from './appearance.rules'
import { useAppearance } from './use-appearance'

/** How products are listed, and how to remember another way. */
export interface ListingViewChoice {
  view: ListingViewName
  remember: (view: ListingViewName) => void
}

/**
 * How products are listed.
 * @param asked what the address says; null where it says nothing
 */
export function useListingView(asked: string | null): ListingViewChoice {
  const { view: remembered, choose } = useAppearance()
  const hasOrdered = useHasOrdered()
  return { view: listingViewOf({ asked, remembered, hasOrdered }), remember: (view) => choose({ view }) }
}
