import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'

/**
 * Picture and label, one above the other. On a ProductShelf they are rows of the shelf's grid, so that all packs of a
 * row share a line; otherwise the label takes the remaining height. On phones a full card is horizontal.
 */
const styles = cva(
  'group relative row-span-2 row-start-2 grid h-full min-w-0 grid-rows-[var(--card-rows,auto_1fr)] bg-surface',
  { variants: { buy: { full: 'max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:grid-rows-[1fr]', compact: '' } } },
)

/** The label. Its divider starts below the shelf line. */
const labelStyles = cva([
  'relative flex min-w-0 flex-col before:absolute before:inset-y-0 before:-start-px before:w-px before:bg-line',
  'forced-colors:before:bg-[CanvasText]',
])

/** A full card is at most 300 px high, with a name of two lines: every row of its label has its measure. */
const textStyles = cva('flex min-w-0 flex-1 flex-col', {
  variants: { buy: { full: 'gap-0.5 px-3 pt-1.5', compact: 'gap-1 px-card-pad pt-3 max-md:pb-1' } },
})

const actionStyles = cva('', { variants: { buy: { full: 'px-3 pb-1', compact: 'px-card-pad pt-2 pb-card-pad' } } })

export interface CardFrameProps {
  /** How much room its buttons have. */
  buy: NonNullable<VariantProps<typeof styles>['buy']>
  /** The id of the product's name; undefined while it is loading. */
  'aria-labelledby'?: string
  /** The state of the last purchase. */
  'data-state'?: CardPurchaseState
  /** The picture first, then what is on top of it. */
  media: ReactNode
  /** The content of the label. */
  text: ReactNode
  /** The actions. */
  actions: ReactNode
}

/** The layout of a card: the pack on the shelf, and the label below. */
export function CardFrame({ buy, media, text, actions, ...article }: CardFrameProps) {
  return (
    <article {...article} className={styles({ buy })}>
      <div className="relative grid min-w-0">{media}</div>
      <div className={labelStyles()}>
        <div className={textStyles({ buy })}>{text}</div>
        <div className={actionStyles({ buy })}>{actions}</div>
      </div>
    </article>
  )
}
