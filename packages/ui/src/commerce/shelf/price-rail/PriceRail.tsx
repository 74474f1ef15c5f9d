import { cva } from 'class-variance-authority'
import type { PriceRailView } from '@skafferi/domain/shop/shelf/views'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'

const fillStyles = cva('absolute inset-y-0 start-0 forced-color-adjust-none', {
  variants: {
    reached: {
      true: 'bg-price-better shadow-[inset_0_-1px_0_var(--price-better-edge)]',
      false: 'bg-line-control',
    },
  },
})

const stepStyles = cva('absolute top-0 -ms-px h-2.25 w-0.5', {
  variants: { reached: { true: 'bg-ink', false: 'bg-ink-muted' } },
})

export interface PriceRailProps {
  /** Null keeps the space, without a bar. */
  rail: PriceRailView | null
}

/**
 * The rail under a shelf: a bar as long as the quantity that fills the place, and a mark at the quantity of the lower
 * price. The bar is yellow once it reaches it. Decorative: the price beside it says the same.
 */
export function PriceRail({ rail }: PriceRailProps) {
  return (
    <span aria-hidden="true" className="relative block h-1.5 bg-well">
      {rail && <span className={fillStyles({ reached: rail.reached })} style={{ inlineSize: `${rail.fill * 100}%` }} />}
      {rail?.step != null && (
        <span className={stepStyles({ reached: rail.reached })} style={{ insetInlineStart: `${rail.step * 100}%` }} />
      )}
    </span>
  )
}

/** What the bars under the places mean, once for a board. For readers of the picture: prices say the same. */
export function RailLegend() {
  const t = useWords(shelfWords)
  return (
    <span aria-hidden="true" className="flex items-center gap-2">
      <span className="w-10 flex-none">
        <PriceRail rail={{ fill: 1, step: 0.6, reached: true }} />
      </span>
      {t('legend')}
    </span>
  )
}
