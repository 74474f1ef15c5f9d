import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'

/**
 * Niche and label, one above the other. On a ProductShelf they are rows of the shelf's own grid, so that all packs of a
 * row stand on one line; elsewhere the label takes what the niche leaves. On phones a full card lies down: the pack
 * beside its label, the actions below both.
 */
const styles = cva(
  'group relative row-span-2 row-start-2 grid h-full min-w-0 grid-rows-[var(--card-rows,auto_1fr)] bg-surface',
  {
    variants: {
      buy: {
        full: 'max-md:grid-cols-[7.75rem_minmax(0,1fr)] max-md:grid-rows-[1fr_auto]',
        brief: '',
      },
    },
  },
)

/** Phones leave a niche little room. A lying card's is as high as its label; the pack stands large on its line. */
const nicheStyles = cva(
  'relative grid min-w-0 max-md:[&>:first-child>*]:px-1 max-md:[&>:first-child>*]:pt-8',
  { variants: { buy: { full: 'max-md:[&>:first-child>*>*]:w-[92%]', brief: '' } } },
)

/** The edge label. Its line to the neighbour hangs from the shelf and does not cross it. */
const labelStyles = cva(
  [
    'relative flex min-w-0 flex-col before:absolute before:inset-y-0 before:-start-px before:w-px before:bg-line',
    'forced-colors:before:bg-[CanvasText]',
  ],
  { variants: { buy: { full: 'max-md:contents max-md:before:hidden', brief: '' } } },
)

export interface CardFrameProps {
  buy: NonNullable<VariantProps<typeof styles>['buy']>
  /** The id of the product's name; there is none before the product is there. */
  'aria-labelledby'?: string
  'data-state'?: CardPurchaseState
  /** The pack in its niche first, then what lies upon it. */
  niche: ReactNode
  /** What the label says. */
  text: ReactNode
  /** What can be done about it. */
  actions: ReactNode
}

/** How a card lies: the pack on the shelf, and the edge label under it. */
export function CardFrame({ buy, niche, text, actions, ...article }: CardFrameProps) {
  return (
    <article {...article} className={styles({ buy })}>
      <div className={nicheStyles({ buy })}>{niche}</div>
      <div className={labelStyles({ buy })}>
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-card-pad pt-3 max-md:pb-1">{text}</div>
        <div className="px-card-pad pt-2 pb-card-pad max-md:col-span-full">{actions}</div>
      </div>
    </article>
  )
}
