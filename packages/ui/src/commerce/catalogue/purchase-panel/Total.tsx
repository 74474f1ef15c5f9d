import { useState } from 'react'
import { cva } from 'class-variance-authority'
import type { ProductView } from '@skafferi/domain/shop/product/views'

/** A changed total fades in once; it does not roll (design language, motion). */
const styles = cva('', { variants: { changed: { true: 'transition-opacity duration-move starting:opacity-40' } } })

export interface TotalProps {
  /** The amount, formatted. */
  text: string
}

/** The total of the selection. */
export function Total({ text }: TotalProps) {
  const [initialText] = useState(text)
  return (
    <span key={text} className={styles({ changed: text !== initialText || undefined })}>
      {text}
    </span>
  )
}

/**
 * The total; null if the price is unknown. For an invalid quantity it is hidden but keeps its space, so that the
 * buttons do not move while typing.
 */
export function totalText({ total, price, quantityRefusal }: Pick<ProductView, 'total' | 'price' | 'quantityRefusal'>) {
  const reservesSpace = quantityRefusal !== null && price !== null && !price.from
  return total ?? (reservesSpace ? '–' : null)
}
