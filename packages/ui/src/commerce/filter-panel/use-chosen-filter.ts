import { startTransition, useOptimistic } from 'react'
import type { ListingFilter } from '@skafferi/domain/catalog/views'

/**
 * What a listing is to be filtered by once what was chosen is in force: a choice shows at once, while the page behind it is
 * still drawn, and the next one adds to it.
 * @param filter what is in force
 * @param onFilterChange told of each choice, within a transition: what it leads to must not keep the next press waiting
 * @returns the filter as chosen, and what changes a part of it; it starts at its first page then
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
