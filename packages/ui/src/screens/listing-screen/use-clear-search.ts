import { useEffect, useRef } from 'react'
import type { ListingFilter } from '@skafferi/domain/shop/catalogue/views'
import { focusSearch } from '../../components/forms/search-box'

/** Clears the search. Its button disappears with the text, so the search field is focused. */
export function useClearSearch(filter: ListingFilter, onFilterChange: (event: { filter: ListingFilter }) => void) {
  const isClearing = useRef(false)
  useEffect(() => {
    if (!isClearing.current || filter.q !== '') return
    isClearing.current = false
    focusSearch()
  }, [filter.q])
  return () => {
    isClearing.current = true
    onFilterChange({ filter: { ...filter, q: '', page: 1 } })
  }
}
