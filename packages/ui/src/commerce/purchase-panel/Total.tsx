import { useState } from 'react'
import { cva } from 'class-variance-authority'

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
