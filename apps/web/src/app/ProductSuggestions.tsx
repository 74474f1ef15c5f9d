import { useState, type ReactNode } from 'react'
import { useMatch, useSearchParams } from 'react-router-dom'
import { useAddToCart } from '@skafferi/domain/shop/cart'
import { useSuggestions } from '@skafferi/domain/shop/catalogue'
import { SearchSuggestions } from '@skafferi/ui/commerce/service/search-suggestions'
import type { SearchBoxSuggestionsProps } from '@skafferi/ui/components/forms/search-box'
import { pages } from '../pages'

/** Suggestions while typing in the header's search. In the listing a complete GTIN finds its article. */
export default function ProductSuggestions({ field, text }: SearchBoxSuggestionsProps): ReactNode {
  const [parameters] = useSearchParams()
  // The text of the page's address was not typed.
  const [initial] = useState(parameters.get('q') ?? '')
  const suggestions = useSuggestions(text === initial ? '' : text, { scan: useMatch(pages.products.path) !== null })
  const { add, of } = useAddToCart()
  return <SearchSuggestions field={field} suggestions={suggestions} purchaseOf={(id) => of(id ?? '')} onAdd={add} />
}
