import { useState } from 'react'
import { cva } from 'class-variance-authority'
import type { ProductView } from '@skafferi/domain/product/views'

/** A changed total fades in once; it does not roll (design language, motion). */
const styles = cva('', { variants: { changed: { true: 'transition-opacity duration-move starting:opacity-40' } } })

export interface TotalProps {
  /** The amount, formatted. */
  text: string
}

/** An amount that follows what is chosen. */
export function Total({ text }: TotalProps) {
  const [first] = useState(text)
  return (
    <span key={text} className={styles({ changed: text !== first || undefined })}>
      {text}
    </span>
  )
}

/**
 * The total to show; null where the price is not certain. A quantity that cannot be ordered costs nothing that could be
 * named, but keeps the total's place: the buttons beside it must not move while it is typed right.
 */
export function totalText({ total, price, quantityRefusal }: Pick<ProductView, 'total' | 'price' | 'quantityRefusal'>) {
  const isPlaceKept = quantityRefusal !== null && price !== null && !price.from
  return total ?? (isPlaceKept ? '–' : null)
}
