import { useState, type ClipboardEvent } from 'react'
import type { PasteColumn } from '@skafferi/domain/cart/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'

/** More than one value: a single field cannot take it. */
const several = /[\t\n\r;]/

/** Catches a column that is pasted into the list, and reads it before anything is filled. */
export function usePasting(products: readonly ProductCardView[], paste: PasteColumn) {
  const [pasted, setPasted] = useState<{ text: string; from: number } | null>(null)
  const read = (text: string, from: number) => paste.onRead({ text, products: products.slice(from) })

  function open(text: string, from: number) {
    setPasted({ text, from })
    if (text !== '') read(text, from)
  }

  return {
    pasted,
    /** The dialog opens to be pasted into. */
    start: () => open('', 0),
    read: ({ text }: { text: string }) => read(text, pasted?.from ?? 0),
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const text = event.clipboardData.getData('text')
      if (!several.test(text.trim())) return
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
