import { useState, type ClipboardEvent } from 'react'
import type { PasteColumn } from '@skafferi/domain/shop/cart/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'

/** Matches separators: text with more than one value does not fit one field. */
const multipleValues = /[\t\n\r;]/

/** Handles a column that is pasted into the list: parses it for a preview before fields are filled. */
export function usePasting(products: readonly ProductCardView[], paste: PasteColumn) {
  const [pasted, setPasted] = useState<{ text: string; from: number } | null>(null)
  const read = (text: string, from: number) => paste.onRead({ text, products: products.slice(from) })

  function open(text: string, from: number) {
    setPasted({ text, from })
    if (text !== '') read(text, from)
  }

  return {
    pasted,
    /** Opens the empty dialog. */
    start: () => open('', 0),
    read: ({ text }: { text: string }) => read(text, pasted?.from ?? 0),
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const text = event.clipboardData.getData('text')
      if (!multipleValues.test(text.trim())) return
      event.preventDefault()
      const id = event.target instanceof Element ? event.target.closest('[data-line]')?.getAttribute('data-line') : null
      open(
        text,
        Math.max(
          0,
          products.findIndex((product) => product.id === id),
        ),
      )
    },
    close() {
      setPasted(null)
      paste.onEdit()
    },
  }
}
