import { startTransition, useOptimistic } from 'react'
import type { ListingFilter } from '@skafferi/domain/shop/catalogue/views'

/**
 * The filter of a listing with pending choices: a choice is displayed immediately, while the page is still rendering,
 * and the next one adds to it.
 * @param filter the active filter
 * @param onFilterChange called for each choice in a transition, so that its rendering does not block the next press
 * @returns the filter with pending choices, and a function that changes a part of it and returns to the first page
 */
export function useChosenFilter(
  filter: ListingFilter,
  onFilterChange: (event: { filter: ListingFilter }) => void,
): [chosen: ListingFilter, change: (part: Partial<ListingFilter>) => void] {
  const [chosen, choose] = useOptimistic(filter)
  function change(part: Partial<ListingFilter>) {
    const next = { ...chosen, ...part, page: 1 }
    startTransition(() => {
      choose(next)
      onFilterChange({ filter: next })
    })
  }
  return [chosen, change]
}
