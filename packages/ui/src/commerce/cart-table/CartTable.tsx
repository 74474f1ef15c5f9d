import type { CartLineView } from '@skafferi/domain/cart/views'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { CartLine, type CartLineEvents } from '../cart-line'
import { CartTableHead } from './CartTableHead'
import { useProgressiveCount } from './use-progressive-count'
import { useLatest } from './use-latest'
import { useWideScreen } from './use-wide-screen'

export interface CartTableProps extends CartLineEvents {
  /** The lines in the order they were added. */
  lines: readonly CartLineView[]
  /** Ids of the lines to show; all of them by default. The others keep what was typed in them. */
  shown?: ReadonlySet<string>
  /** The most pieces a line may have. */
  maxQuantity: number
}

/**
 * The lines of the cart: a compact table at the desk, cards on a phone. Only one of the two stands in the page, and
 * a line is rendered again only when it has changed: a cart may have 1,000.
 */
export function CartTable({ lines, shown, maxQuantity, ...events }: CartTableProps) {
  const t = useWords(cartWords)
  const wide = useWideScreen()
  const count = useProgressiveCount(lines.length)
  const onAdjust = useLatest(events.onAdjust)
  const onQuantityChange = useLatest(events.onQuantityChange)
  const onKeep = useLatest(events.onKeep)
  const onRemove = useLatest(events.onRemove)

  const content = lines.slice(0, count).map((line) => (
    <CartLine
      key={line.id}
      line={line}
      variant={wide ? 'row' : 'card'}
      maxQuantity={maxQuantity}
      presence={shown === undefined || shown.has(line.id) ? 'shown' : 'hidden'}
      onAdjust={onAdjust}
      onQuantityChange={onQuantityChange}
      onKeep={onKeep}
      onRemove={onRemove}
    />
  ))

  const priced = <p className="px-5 pt-2 text-end text-2xs text-ink-muted max-md:px-4">{t('table.exclVat')}</p>
  if (!wide) {
    return (
      <>
        {priced}
        <ul aria-label={t('table.caption')} className="-mb-px [&_:is(a,button,input)]:scroll-mb-28">
          {content}
        </ul>
      </>
    )
  }
  return (
    <div className="@container">
      {priced}
      <table
        role="table"
        aria-label={t('table.caption')}
        data-density="compact"
        className="block max-lg:[&_:is(a,button,input)]:scroll-mb-28"
      >
        <CartTableHead />
        <tbody role="rowgroup" className="-mb-px block">
          {content}
        </tbody>
      </table>
    </div>
  )
}
