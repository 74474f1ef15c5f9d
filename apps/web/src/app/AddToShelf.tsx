import { useState } from 'react'
import { useSuggestions } from '@skafferi/domain/shop/catalogue'
import { ShelfSearch, type ShelfSearchProps } from '@skafferi/ui/commerce/shelf/shelf-search'

/** The search for articles to add to the company's shelf. */
export default function AddToShelf(props: Omit<ShelfSearchProps, 'suggestions' | 'onType'>) {
  const [text, setText] = useState('')
  return (
    <ShelfSearch
      {...props}
      suggestions={useSuggestions(text, { scan: true })}
      onType={({ text: typed }) => setText(typed)}
    />
  )
}
