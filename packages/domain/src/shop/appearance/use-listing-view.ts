import { useHasOrdered } from '../orders'
import { listingViewOf, type ListingViewName } from '../../rules/appearance/appearance'
import { useAppearance } from './use-appearance'

/** The listing view, and how to store another choice. */
export interface ListingViewChoice {
  view: ListingViewName
  remember: (view: ListingViewName) => void
}

/**
 * Returns the listing view.
 * @param requested the view in the address; null if there is none
 */
export function useListingView(requested: string | null): ListingViewChoice {
  const { view: remembered, choose } = useAppearance()
  const hasOrdered = useHasOrdered()
  return { view: listingViewOf({ requested, remembered, hasOrdered }), remember: (view) => choose({ view }) }
}
