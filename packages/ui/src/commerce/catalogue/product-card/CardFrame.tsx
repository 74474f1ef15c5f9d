import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { CardPurchaseState } from '@skafferi/domain/shop/cart/views'

/**
 * Picture and text, one above the other. In a ProductShelf they are rows of its grid, so that all pictures of a row are
 * aligned; otherwise the text takes the remaining height. On phones a full card is horizontal.
 */
const styles = cva(
  'group relative row-span-2 row-start-2 grid h-full min-w-0 grid-rows-[var(--card-rows,auto_1fr)] bg-surface',
  { variants: { variant: { full: 'max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:grid-rows-[1fr]', compact: '' } } },
)

/** The text. Its divider starts below the shelf line. */
const labelStyles = cva([
  'relative flex min-w-0 flex-col before:absolute before:inset-y-0 before:-start-px before:w-px before:bg-line',
  'forced-colors:before:bg-[CanvasText]',
])

/** A card is at most 300 px high (compact on phones: 320), with a name of two lines: every row has a fixed height. */
const textStyles = 'flex min-w-0 flex-col gap-0.5 px-3 pt-1.5'

export interface CardFrameProps {
  /** As in ProductCard. */
  variant: NonNullable<VariantProps<typeof styles>['variant']>
  /** The id of the product's name; undefined while it is loading. */
  'aria-labelledby'?: string
  /** The state of the last purchase. */
  'data-state'?: CardPurchaseState
  /** The picture, then its overlays. */
  media: ReactNode
  /** The text content. */
  text: ReactNode
  /** The actions. */
  actions: ReactNode
  /** Content below the actions, which then follow the text; otherwise they are at the bottom of the row. */
  footer?: ReactNode
}

/** The layout of a card: picture, text and actions. */
export function CardFrame({ variant, media, text, actions, footer, ...article }: CardFrameProps) {
  return (
    <article {...article} className={styles({ variant })}>
      <div className="relative grid min-w-0">{media}</div>
      <div className={labelStyles()}>
        <div className={footer ? textStyles : `${textStyles} flex-1`}>{text}</div>
        <div className="px-3 pb-1">
          {actions}
          {footer}
        </div>
      </div>
    </article>
  )
}
