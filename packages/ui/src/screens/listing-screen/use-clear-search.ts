import { useEffect, useRef } from 'react'
import type { ListingFilter } from '@skafferi/domain/catalog/views'
import { focusSearch } from '../../components/search-box'

/** Clears the search. Its button is removed with the words, so the empty search field is focused. */
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
