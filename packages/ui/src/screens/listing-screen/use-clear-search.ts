import { useEffect, useRef } from 'react'
import type { ListingFilter } from '@skafferi/domain/catalog/views'
import { focusSearch } from '../../components/search-box'

/**
 * Leaves the search. The control that did it goes with the words, so the focus goes to the field they stood in, once
 * that is empty.
 */
export function useClearSearch(filter: ListingFilter, onFilterChange: (event: { filter: ListingFilter }) => void) {
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isLeaving.current || filter.q !== '') return
    isLeaving.current = false
    focusSearch()
  }, [filter.q])
  return () => {
    isLeaving.current = true
    onFilterChange({ filter: { ...filter, q: '', page: 1 } })
  }
}
